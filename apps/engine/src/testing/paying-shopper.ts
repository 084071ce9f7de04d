import { randomUUID } from 'node:crypto';
import type { PaymentMethod } from '@tradehall/domain/countries/payment-methods.ts';
import { componentDataFor, testBrowser } from '@tradehall/testing/payment/component-data.ts';
import { z } from 'zod';
import { isCart, ShopClient, type TestCart, type TestChange } from './shop-client';

const progress = z.object({
  __typename: z.literal('PaymentProgress'),
  attemptId: z.string(),
  state: z.string(),
  resultCode: z.string().nullable(),
  action: z.record(z.string(), z.unknown()).nullable(),
  method: z.string(),
  amount: z.number(),
  currencyCode: z.string(),
  orderId: z.string().nullable(),
  orderNumber: z.string().nullable(),
  multibanco: z.unknown(),
  cartVersion: z.number(),
});
const failure = z.object({ __typename: z.literal('CartFailure'), code: z.string(), available: z.number().nullable() });
const conflict = z.object({ __typename: z.literal('CartConflict'), currentVersion: z.number() });
const paymentResult = z.discriminatedUnion('__typename', [progress, failure, conflict]);
export type TestPaymentResult = z.output<typeof paymentResult>;

const order = z.object({
  __typename: z.literal('ShopOrder'),
  id: z.string(),
  orderNumber: z.string(),
  orderState: z.string(),
  paymentState: z.string(),
  customerEmail: z.string(),
  token: z.string().nullable(),
  cart: z.object({
    total: z.number(),
    state: z.string(),
    lines: z.array(z.object({ sku: z.string(), quantity: z.number() })),
  }),
});
const placeResult = z.discriminatedUnion('__typename', [order, failure, conflict]);

const common = `... on CartConflict { __typename currentVersion } ... on CartFailure { __typename code available }`;
const resultFields = `... on PaymentProgress { __typename attemptId state resultCode action method amount currencyCode orderId
  orderNumber multibanco cartVersion } ${common}`;
const orderFields = `__typename id orderNumber orderState paymentState customerEmail token cart { total state lines { sku quantity } }`;

const addresses: Readonly<Record<string, object>> = {
  tradehall_de: { streetName: 'Lange Straße', streetNumber: '5a', postalCode: '10115', city: 'Berlin', country: 'DE' },
  tradehall_cz: { streetName: 'Dlouhá', streetNumber: '5', postalCode: '110 00', city: 'Praha', country: 'CZ' },
  tradehall_nl: { streetName: 'Damrak', streetNumber: '5', postalCode: '1012 LG', city: 'Amsterdam', country: 'NL' },
  tradehall_pt: { streetName: 'Rua Augusta', streetNumber: '5', postalCode: '1100-053', city: 'Lisboa', country: 'PT' },
};

export const cards = {
  good: '4111111111111111',
  refused: '4000000000000002',
  challenged: '4000000000003220',
  pending: '4000000000000069',
} as const;

const componentDataOf = (paymentMethod: object) => ({ paymentMethod, browserInfo: testBrowser });

/** A session that goes to pay, as the middleware would have it. */
export class PayingShopper {
  phone: string | undefined = '+4930123456';
  /** Where it comes from, as the middleware tells. */
  address: string | null = null;

  private constructor(
    readonly client: ShopClient,
    private readonly storeKey: string,
    readonly email: string,
    readonly cartId: string,
    public version: number,
  ) {}

  static async enter(url: string, storeKey: string, email: string): Promise<PayingShopper> {
    const client = new ShopClient(url, storeKey);
    const cart = await client.createCart();
    return new PayingShopper(client, storeKey, email, cart.id, cart.version);
  }

  /** Another tab of the same browser. */
  tab(): PayingShopper {
    return new PayingShopper(this.client.another(), this.storeKey, this.email, this.cartId, this.version);
  }

  change(...changes: TestChange[]) {
    return this.client.changeCart(this.cartId, this.version, randomUUID(), ...changes);
  }

  /** A cart that can be paid for. */
  async fill(...changes: TestChange[]): Promise<TestCart> {
    const address = { firstName: 'Ada', lastName: 'Berg', phone: this.phone, ...addresses[this.storeKey] };
    const answer = await this.change(
      ...changes,
      { setContact: { email: this.email } },
      { setBillingAddress: { address, clientType: 'PRIVATE' } },
      { setShippingAddress: { address } },
    );
    if (!isCart(answer)) throw new Error(JSON.stringify(answer));
    this.version = answer.version;
    return answer;
  }

  pay(card: string = cards.good, intentId: string = randomUUID()): Promise<TestPaymentResult> {
    const data = {
      encryptedCardNumber: `test_${card}`,
      encryptedExpiryMonth: 'test_03',
      encryptedExpiryYear: 'test_2030',
      holderName: 'Ada Berg',
    };
    return this.payWith('scheme', data, intentId);
  }

  payAndKeepCard(): Promise<TestPaymentResult> {
    const method = 'scheme';
    return this.start({ method, intentId: randomUUID(), storeCard: true, componentData: componentDataFor(method) });
  }

  /** Without data: with what a page hands over for the method. */
  payWith(method: PaymentMethod, data?: object, intentId: string = randomUUID()): Promise<TestPaymentResult> {
    const componentData = data === undefined ? componentDataFor(method) : componentDataOf({ type: method, ...data });
    return this.start({ method, intentId, componentData });
  }

  private async start(more: object): Promise<TestPaymentResult> {
    const query = `mutation ($input: StartCardPaymentInput!) { startCardPayment(input: $input) { ${resultFields} } }`;
    const input = { cartId: this.cartId, version: this.version, shopperIp: this.address, ...more };
    const answer = await this.client.ask(z.object({ startCardPayment: paymentResult }), query, { input });
    return answer.startCardPayment;
  }

  payExpress(method: string, express: object): Promise<TestPaymentResult> {
    const paymentMethod = { type: method, googlePayToken: randomUUID() };
    return this.start({ method, intentId: randomUUID(), express, componentData: componentDataOf(paymentMethod) });
  }

  async payLater(method: string): Promise<TestPaymentResult> {
    const query = `mutation ($cartId: ID!, $version: Int!, $intentId: String!, $method: String!) {
      startOfflinePayment(cartId: $cartId, version: $version, intentId: $intentId, method: $method) { ${resultFields} } }`;
    const variables = { cartId: this.cartId, version: this.version, intentId: randomUUID(), method };
    const answer = await this.client.ask(z.object({ startOfflinePayment: paymentResult }), query, variables);
    return answer.startOfflinePayment;
  }

  async placeOrder(version = this.version) {
    const query = `mutation ($cartId: ID!, $version: Int!, $intentId: String!) {
      placeOrder(cartId: $cartId, version: $version, intentId: $intentId) { ... on ShopOrder { ${orderFields} } ${common} } }`;
    const variables = { cartId: this.cartId, version, intentId: randomUUID() };
    return (await this.client.ask(z.object({ placeOrder: placeResult }), query, variables)).placeOrder;
  }

  async comeBack(attemptId: string, redirectResult: string): Promise<TestPaymentResult> {
    const query = `mutation ($cartId: ID!, $attemptId: String!, $redirectResult: String!) {
      returnFromProvider(cartId: $cartId, attemptId: $attemptId, redirectResult: $redirectResult) { ${resultFields} } }`;
    const variables = { cartId: this.cartId, attemptId, redirectResult };
    return (await this.client.ask(z.object({ returnFromProvider: paymentResult }), query, variables))
      .returnFromProvider;
  }

  async cancel(attemptId: string): Promise<TestPaymentResult> {
    const query = `mutation ($cartId: ID!, $attemptId: String!) {
      cancelPayment(cartId: $cartId, attemptId: $attemptId) { ${resultFields} } }`;
    const answer = await this.client.ask(z.object({ cancelPayment: paymentResult }), query, {
      cartId: this.cartId,
      attemptId,
    });
    return answer.cancelPayment;
  }

  async payment(attemptId: string): Promise<TestPaymentResult> {
    const query = `query ($cartId: ID!, $attemptId: String!) {
      payment(cartId: $cartId, attemptId: $attemptId) { ${resultFields} } }`;
    const answer = await this.client.ask(z.object({ payment: paymentResult }), query, {
      cartId: this.cartId,
      attemptId,
    });
    return answer.payment;
  }

  async order(id = this.cartId, token?: string) {
    const answer = await this.client.call('shopOrder', order.nullable(), { id, token });
    return answer && order.parse(answer);
  }
}
