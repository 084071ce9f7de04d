import { randomUUID } from 'node:crypto';
import { testBrowser } from '@tradehall/testing/payment/component-data.ts';
import { z } from 'zod';
import { cards, type PayingShopper } from './paying-shopper';
import { type PaymentsUnderTest, plenty } from './payments-under-test';
import { isCart, type TestChange } from './shop-client';

export const password = 'kettle-and-2-cups';

const numbers = {
  qadira: { phone: '+31 20 7700111', vatNumber: 'NL810433941B01' },
  zenobia: { phone: '+31 20 7700222', vatNumber: 'NL004495445B01' },
} as const;
export type Name = keyof typeof numbers;

/** Words that stand nowhere but where this person put them. */
const markersOf = (name: Name) => ({
  email: `${name}-mailbox@example.test`,
  firstName: `${name}first`,
  lastName: `${name}last`,
  street: `${name}street`,
  company: `${name}company`,
  ...numbers[name],
});
type Markers = ReturnType<typeof markersOf>;

/** What the newest unread mail's link to a page carries in the named part of its query. */
export type LinkReader = (email: string, page: string, query: string) => Promise<string>;

/** Somebody who does all that a shopper can do, by the shop's own calls. */
export class MarkedPerson {
  private constructor(
    private readonly shop: PaymentsUnderTest,
    private readonly linkOf: LinkReader,
    readonly shopper: PayingShopper,
    readonly marks: Markers,
  ) {}

  static async register(shop: PaymentsUnderTest, name: Name, linkOf: LinkReader) {
    const marks = markersOf(name);
    const shopper = await shop.shopper(marks.email, 'tradehall_nl');
    const person = new MarkedPerson(shop, linkOf, shopper, marks);
    const { email, firstName, lastName } = marks;
    const account = { email, password, firstName, lastName, locale: 'nl-NL' };
    const answer = z.object({ isComplete: z.boolean() });
    await person.client.call('registerAccount', answer, account);
    const token = await linkOf(email, '/create-account/confirm', 'token');
    await person.client.call('verifyAccount', answer, { token });
    await signedIn(shopper);
    return person;
  }

  get client() {
    return this.shopper.client;
  }

  private get address() {
    const { firstName, lastName, street, phone } = this.marks;
    const place = { streetNumber: '5', postalCode: '1012 LG', city: 'Amsterdam', country: 'NL' };
    return { firstName, lastName, streetName: street, phone, ...place };
  }

  async keepAddress(): Promise<void> {
    const addition = { kind: 'shipping', intentId: randomUUID(), address: this.address };
    await this.client.call('addMyAddress', z.strictObject({}), addition);
  }

  private get companyChanges(): TestChange[] {
    const { company, vatNumber, email } = this.marks;
    return [
      { add: { sku: plenty, quantity: 2 } },
      { setContact: { email } },
      { setBillingAddress: { address: { ...this.address, company }, clientType: 'COMPANY' } },
      { setShippingAddress: { address: { ...this.address, company } } },
      { setBillingVatNumber: { vatNumber } },
      { setFields: { utmSource: company, buyerReferences: { purchaseOrder: company, costCentre: company } } },
    ];
  }

  orderAsCompany(): Promise<string> {
    return this.order(this.shopper, this.companyChanges);
  }

  /** From another device. */
  async orderForHerself(): Promise<string> {
    const { email } = this.marks;
    const shopper = await signedIn(await this.shop.shopper(email, 'tradehall_nl'));
    return this.order(shopper, [
      { add: { sku: plenty, quantity: 2 } },
      { setContact: { email } },
      { setBillingAddress: { address: this.address, clientType: 'PRIVATE' } },
      { setShippingAddress: { address: this.address } },
    ]);
  }

  private async order(shopper: PayingShopper, changes: readonly TestChange[]): Promise<string> {
    const filled = await shopper.change(...changes);
    if (!isCart(filled)) throw new Error(JSON.stringify(filled));
    shopper.version = filled.version;
    const input = {
      cartId: shopper.cartId,
      version: shopper.version,
      intentId: randomUUID(),
      method: 'scheme',
      storeCard: true,
      componentData: { paymentMethod: testCard(this.marks.lastName), browserInfo: testBrowser },
    };
    const pay = `mutation ($input: StartCardPaymentInput!) {
      startCardPayment(input: $input) { ... on PaymentProgress { state } } }`;
    await shopper.client.ask(z.object({ startCardPayment: z.object({ state: z.literal('CLAIMED') }) }), pay, { input });
    return shopper.cartId;
  }

  async leaveCart(): Promise<void> {
    const { id, version } = await this.client.createCart();
    await this.client.changeCart(id, version, randomUUID(), ...this.companyChanges);
  }

  async takeInvoice(orderId: string): Promise<void> {
    await this.shop.query(`UPDATE "order" SET state = 'PaymentSettled' WHERE id = $1`, [orderId]);
    await this.client.call('invoice', z.object({ fileName: z.string() }), { orderId, form: 'pdf' });
  }

  async withdraw(orderId: string): Promise<void> {
    const [line] = await this.shop.query('SELECT id FROM order_line WHERE "orderId" = $1', [orderId]);
    const { firstName, email } = this.marks;
    const lines = [{ lineId: String(line?.['id']), quantity: 1 }];
    const declaration = { orderId, locale: 'nl-NL', intentId: randomUUID(), name: firstName, email, lines };
    await this.client.call('withdrawOrder', z.object({ id: z.string() }), declaration);
  }

  async review(): Promise<void> {
    const text = 'Does what it should.';
    const review = { locale: 'nl-NL', sku: plenty, rating: 5, text, authorName: this.marks.firstName };
    await this.client.call('addReview', z.object({ reviewId: z.string() }), { ...review, reviewConsent: true });
    await this.shop.query(`UPDATE review SET state = 'published', moderated_at = now() WHERE author_name = $1`, [
      this.marks.firstName,
    ]);
  }

  async write(selectedReason: string, selectedSubreason: string, more: object = {}): Promise<void> {
    const { email, firstName, company, street } = this.marks;
    const input = {
      locale: 'nl-NL',
      selectedReason,
      selectedSubreason,
      contactName: firstName,
      companyName: company,
      customerEmail: email,
      subject: `About ${street}`,
      description: `I live in ${street}.`,
      ...more,
    };
    await this.client.call('submitContactRequest', z.object({ caseNumber: z.string() }), input);
  }

  async subscribe(): Promise<void> {
    const { email } = this.marks;
    const done = z.strictObject({});
    await this.client.call('requestNewsletter', done, { email, locale: 'nl-NL' });
    const token = await this.linkOf(email, '/exconsents/confirm', 'hash');
    done.parse(await this.client.call('confirmNewsletter', done, { token }));
    const wait = { email, sku: plenty, locale: 'nl-NL' };
    await this.client.call('requestRestock', done, wait);
  }

  /** Agrees to be tracked, and is. */
  async agree(): Promise<void> {
    const receiptId = randomUUID();
    const choice = { locale: 'nl-NL', receiptId, purposes: ['statistics', 'marketing'], textVersion: 1 };
    await this.client.call('giveConsent', z.strictObject({}), choice);
    const event = { kind: 'view-item', receiptId, body: { cookie: randomUUID(), sku: plenty } };
    await this.client.call('trackEvent', z.object({ isTaken: z.boolean() }), event);
  }
}

async function signedIn(shopper: PayingShopper): Promise<PayingShopper> {
  await shopper.client.signIn(shopper.email, password);
  shopper.version = (await shopper.client.cart(shopper.cartId))?.version ?? 0;
  return shopper;
}

const testCard = (holderName: string) => ({
  type: 'scheme',
  encryptedCardNumber: `test_${cards.good}`,
  encryptedExpiryMonth: 'test_03',
  encryptedExpiryYear: 'test_2030',
  holderName,
});
