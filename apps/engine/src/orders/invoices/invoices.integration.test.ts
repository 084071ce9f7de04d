import { startVatFake } from '@tradehall/fakes/vat/vat-fake.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import type { AdminClient } from '../../testing/admin-client';
import type { PayingShopper } from '../../testing/paying-shopper';
import { freight, PaymentsUnderTest, plenty } from '../../testing/payments-under-test';
import { packGoods } from '../../testing/send-goods';
import { invoiceFacts } from '../invoice-facts';
import { readCii } from '../../testing/electronic-invoices/read-cii';
import { isCart } from '../../testing/shop-client';

let vat: Awaited<ReturnType<typeof startVatFake>>;
let shop: PaymentsUnderTest;
let operator: AdminClient;

beforeAll(async () => {
  vat = await startVatFake(0);
  shop = await PaymentsUnderTest.start({ VAT_SERVICE_URL: vat.xmlUrl });
  operator = await shop.operator();
});

afterAll(async () => {
  await shop[Symbol.asyncDispose]();
  await vat.stop();
});

const one = { add: { sku: plenty, quantity: 1 } };
const three = { add: { sku: plenty, quantity: 3 } };

async function ordered(...changes: Parameters<PayingShopper['fill']>): Promise<PayingShopper> {
  const shopper = await shop.shopper();
  await shopper.fill(...changes);
  expect(await shopper.pay()).toMatchObject({ state: 'CLAIMED' });
  return shopper;
}

async function settle({ cartId }: PayingShopper): Promise<void> {
  const [row] = await shop.query('SELECT id FROM payment WHERE "orderId" = $1', [cartId]);
  const mutation = 'mutation ($id: ID!) { settlePayment(id: $id) { __typename } }';
  await operator.ask(z.unknown(), mutation, { id: String(row?.['id']) });
}

const file = z.object({ fileName: z.string(), contentBase64: z.base64() });

async function invoiceOf({ client }: PayingShopper, orderId: string, token: string | null = null, form = 'pdf') {
  const answer = await client.call('invoice', file.nullable(), { orderId, token, form });
  return answer && file.parse(answer);
}

async function factsOf({ cartId }: PayingShopper) {
  const [row] = await shop.query('SELECT facts FROM invoice WHERE order_id = $1', [cartId]);
  const { order, roundingCents } = invoiceFacts.parse(row?.['facts']);
  return { ...order, roundingCents };
}

const sum = <Each>(all: readonly Each[], of: (each: Each) => number) =>
  all.reduce((total, each) => total + of(each), 0);

describe('an invoice', () => {
  it('is there once the order is paid, for whoever placed it or holds its token', async () => {
    const shopper = await ordered(one);
    const order = await shopper.order();
    const stranger = await shop.shopper('eve@example.test');
    expect(await invoiceOf(shopper, shopper.cartId)).toBeNull();
    await settle(shopper);
    const invoice = await invoiceOf(shopper, shopper.cartId);
    expect(invoice?.fileName).toMatch(/^\d{4}-\d{6}\.pdf$/);
    expect(Buffer.from(invoice?.contentBase64 ?? '', 'base64').toString('latin1')).toMatch(/^%PDF-/);
    expect(await invoiceOf(stranger, shopper.cartId)).toBeNull();
    expect(await invoiceOf(shopper, shopper.cartId, null, 'xml')).toBeNull();
    expect(await invoiceOf(stranger, shopper.cartId, 'x'.repeat(60))).toBeNull();
    expect(await invoiceOf(stranger, shopper.cartId, order?.token)).toEqual(invoice);
    const elsewhere = await shop.shopper('eve@example.test', 'tradehall_cz');
    expect(await invoiceOf(elsewhere, shopper.cartId, order?.token)).toBeNull();
  });

  it('is there once the goods are sent, though the money of the card is captured only later', async () => {
    const shopper = await ordered(three);
    const state = async () => (await shop.query('SELECT state FROM "order" WHERE id = $1', [shopper.cartId]))[0];
    const [line] = await shop.query('SELECT id FROM order_line WHERE "orderId" = $1', [shopper.cartId]);
    const lineId = String(line?.['id']);
    await (await packGoods(operator, lineId, 1)).send();
    expect(await state()).toEqual({ state: 'PartiallyShipped' });
    await (await packGoods(operator, lineId, 2)).send();
    expect(await state()).toEqual({ state: 'Shipped' });
    expect(await invoiceOf(shopper, shopper.cartId)).not.toBeNull();
    await settle(shopper);
    expect(await state()).toEqual({ state: 'Shipped' });
    expect(await shopper.order()).toMatchObject({ paymentState: 'paid', orderState: 'Confirmed' });
  });

  it('adds up: lines and delivery to the basis of each rate, and these to what was paid', async () => {
    const shopper = await ordered(three, { add: { sku: freight, quantity: 2 } });
    await settle(shopper);
    await invoiceOf(shopper, shopper.cartId);
    const { lines, extras, portions, netCents, grossCents, roundingCents } = await factsOf(shopper);
    for (const { ratePermyriad, ...basis } of portions) {
      const taxed = [...lines, ...extras].filter((each) => each.ratePermyriad === ratePermyriad);
      expect(basis.netCents).toBe(sum(taxed, (each) => each.netCents));
      expect(basis.grossCents - basis.netCents).toBe(Math.round((basis.netCents * ratePermyriad) / 10_000));
    }
    expect(sum(portions, (each) => each.grossCents) + (roundingCents ?? Number.NaN)).toBe(grossCents);
    expect(sum([...lines, ...extras], (each) => each.grossCents)).toBe(grossCents);
    expect(sum(portions, (each) => each.netCents)).toBe(netCents);
    expect(grossCents).toBe((await shopper.order())?.cart.total);
    const [attempt] = await shop.query('SELECT amount_cents::int FROM payment_attempt WHERE order_id = $1', [
      shopper.cartId,
    ]);
    expect(attempt).toEqual({ amount_cents: grossCents });
  });

  it('of a supply to another member state has no tax, and both numbers as they were checked', async () => {
    const person = { firstName: 'Ada', lastName: 'Berg', streetName: 'Ring', streetNumber: '5' };
    const address = { ...person, postalCode: '1010', city: 'Wien', country: 'AT', phone: '+43123456' };
    const shopper = await shop.shopper();
    const cart = await shopper.change(
      three,
      { setContact: { email: 'ada@example.test' } },
      { setShippingAddress: { address } },
      { setBillingAddress: { address: { ...address, company: 'Berg GmbH' }, clientType: 'COMPANY' } },
      { setBillingVatNumber: { vatNumber: 'ATU12345678' } },
    );
    if (!isCart(cart)) throw new Error(JSON.stringify(cart));
    shopper.version = cart.version;
    expect(await shopper.pay()).toMatchObject({ state: 'CLAIMED' });
    await settle(shopper);
    await invoiceOf(shopper, shopper.cartId);
    const facts = await factsOf(shopper);
    expect(facts.netSupply?.buyerVatId).toBe('ATU12345678');
    expect(facts.netSupply?.sellerVatId).toMatch(/^DE\d{9}$/);
    expect(facts.portions).toEqual([{ ratePermyriad: 0, netCents: cart.total, grossCents: cart.total }]);
    // A company also gets it for its books, beside the PDF and inside it.
    const xml = await invoiceOf(shopper, shopper.cartId, null, 'xml');
    expect(xml?.fileName).toMatch(/^\d{4}-\d{6}\.xml$/);
    const read = readCii(Buffer.from(xml?.contentBase64 ?? '', 'base64').toString());
    expect(read.invoice.totals.payableCents).toBe(cart.total);
    const pdf = await invoiceOf(shopper, shopper.cartId);
    expect(Buffer.from(pdf?.contentBase64 ?? '', 'base64').toString('latin1')).toContain('factur-x.xml');
  });

  it('never changes, whatever becomes of the order, and whoever tries', async () => {
    const shopper = await ordered(one);
    await settle(shopper);
    const before = await invoiceOf(shopper, shopper.cartId);
    const id = [shopper.cartId];
    await shop.query(`UPDATE "order" SET "customFieldsContactemail" = 'x@example.test' WHERE id = $1`, id);
    await shop.query(`UPDATE order_line SET "listPrice" = 1 WHERE "orderId" = $1`, id);
    expect(await invoiceOf(shopper, shopper.cartId)).toEqual(before);
    for (const change of [
      `UPDATE invoice SET pdf = NULL`,
      `UPDATE invoice SET facts = '{}'`,
      `UPDATE invoice SET number = 'x'`,
      `UPDATE invoice SET issued_at = now()`,
      `DELETE FROM invoice`,
    ])
      await expect(shop.query(`${change} WHERE order_id = $1`, id)).rejects.toThrow('stays as it is');
  });

  it('has one number, and the numbers have no gap, however many are asked for at once', async () => {
    const shoppers: PayingShopper[] = [];
    for (let count = 0; count < 10; count += 1) {
      const shopper = await ordered(one);
      await settle(shopper);
      shoppers.push(shopper);
    }
    const [before] = await shop.query('SELECT last FROM invoice_counter');
    const first = Number(before?.['last'] ?? 0);
    // Each asks twice.
    const twice = shoppers.flatMap((shopper) => [shopper, shopper]);
    const files = await Promise.all(twice.map((shopper) => invoiceOf(shopper, shopper.cartId)));
    const numbers = files.map((each) => Number(each?.fileName.slice(5, 11)));
    const distinct = [...new Set(numbers)].toSorted((a, b) => a - b);
    expect(distinct).toEqual(Array.from({ length: 10 }, (_, at) => first + 1 + at));
    for (const at of shoppers.keys()) expect(files[2 * at]).toEqual(files[2 * at + 1]);
  });
});
