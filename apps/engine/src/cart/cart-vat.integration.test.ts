import { startVatFake } from '@tradehall/fakes/vat/vat-fake.ts';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { CartUnderTest, kettle, oneYear } from '../testing/cart-under-test';
import type { ShopClient, TestCart, TestChange } from '../testing/shop-client';
import { copyVatCheck } from '../vat/copy-vat-check';

let vat: Awaited<ReturnType<typeof startVatFake>>;
let shop: CartUnderTest;

beforeAll(async () => {
  vat = await startVatFake(0);
  shop = await CartUnderTest.start({ VAT_SERVICE_URL: vat.xmlUrl });
});

afterEach(() => {
  vat.faults.clear();
  vat.journal.clear();
});

afterAll(async () => {
  await shop[Symbol.asyncDispose]();
  await vat.stop();
});

const person = { firstName: 'Ada', lastName: 'Berg', streetName: 'Ring', streetNumber: '5' };
const inVienna = { ...person, postalCode: '1010', city: 'Wien', country: 'AT' };
const inBerlin = { ...person, postalCode: '10115', city: 'Berlin', country: 'DE' };
const company = { ...inVienna, company: 'Berg GmbH' };
const austrian = 'ATU12345678';

const shipTo = (address: object): TestChange => ({ setShippingAddress: { address } });
const billTo = (address: object, clientType = 'COMPANY'): TestChange => ({
  setBillingAddress: { address, clientType },
});
const name = (vatNumber: string | null): TestChange => ({ setBillingVatNumber: { vatNumber } });
const kettles: TestChange = { add: { sku: kettle, quantity: 2 } };

const netCart = () => shop.cartWith(kettles, shipTo(inVienna), billTo(company), name(austrian));

async function checksOf({ id }: TestCart) {
  return shop.query(
    `SELECT number, verdict, error_code AS code, raw LIKE '%ErrorCode%' AS "isRaw", vat_check.id = cart.vat_check_id AS "isCurrent"
       FROM vat_check JOIN cart USING (order_id) WHERE order_id = $1 ORDER BY vat_check.id`,
    [id],
  );
}

describe('a company with a valid number', () => {
  it('buys net what is sent to another member state, whole cart, shipping included', async () => {
    const { cart } = await shop.cartWith(
      kettles,
      { add: { sku: oneYear, quantity: 1, parentSku: kettle } },
      shipTo(inVienna),
      billTo(company),
      name(austrian),
    );
    // 10.00 € hold 19 % in the German store; the guarantee is a tenth of the net price.
    expect(cart).toMatchObject({
      taxMode: 'External',
      subTotal: 2 * 840 + 2 * 84,
      subTotalNet: 2 * 840 + 2 * 84,
      shipping: 164,
      total: 2 * 840 + 2 * 84 + 164,
      taxPortions: [{ ratePermyriad: 0, tax: 0 }],
      billingAddress: { custom: { vatNumber: austrian, vatValidated: 'true', vatVerdict: 'valid' } },
    });
    expect(await checksOf(cart)).toEqual([
      { number: austrian, verdict: 'valid', code: 200, isRaw: true, isCurrent: true },
    ]);
  });

  it('pays the tax of a delivery inside the country of the warehouse, and none again abroad', async () => {
    const { shopper, cart } = await netCart();
    const domestic = await shop.change(shopper, cart, shipTo(inBerlin));
    expect(domestic).toMatchObject({ taxMode: 'Platform', subTotal: 2_000, taxPortions: [{ ratePermyriad: 1_900 }] });
    expect(await shop.change(shopper, domestic, shipTo(inVienna))).toMatchObject({
      taxMode: 'External',
      subTotal: 1_680,
    });
  });

  it('pays the tax with a number of the country the goods leave from', async () => {
    const { cart } = await shop.cartWith(kettles, shipTo(inVienna), billTo(company), name('DE123456789'));
    expect(cart).toMatchObject({
      taxMode: 'Platform',
      taxPortions: [{ ratePermyriad: 2_000 }],
      billingAddress: { custom: { vatVerdict: 'valid' } },
    });
  });

  it('pays free-shipping by the goods as they are shown: net', async () => {
    const { shopper, cart } = await netCart();
    // 7 × 10.00 € are above 59.00 € gross, 7 × 8.40 € are not.
    const seven = await shop.change(shopper, cart, { setQuantity: { sku: kettle, quantity: 7 } });
    expect(seven).toMatchObject({ subTotal: 5_880, shipping: 164, shippingEstimate: { missingForFree: 20 } });
    expect(await shop.change(shopper, seven, name(null))).toMatchObject({ subTotal: 7_056, shipping: 0 });
  });
});

describe('the evidence', () => {
  const kept = z.looseObject({ raw: z.string(), checkedAt: z.string() });
  const evidenceOf = async ({ id }: TestCart): Promise<unknown> => {
    await shop.query(copyVatCheck, [id]);
    const [row] = await shop.query('SELECT "customFieldsVatevidence"::jsonb AS evidence FROM "order" WHERE id = $1', [
      id,
    ]);
    return row?.['evidence'];
  };

  it('of a net order is the number, who asked and when, and the answer word for word', async () => {
    const evidence = kept.parse(await evidenceOf((await netCart()).cart));
    expect(evidence).toMatchObject({
      country: 'AT',
      number: austrian,
      service: 'xml',
      verdict: 'valid',
      errorCode: 200,
      consultationId: null,
    });
    expect(evidence.raw).toContain('<string>ErrorCode</string>');
    expect(Date.now() - Date.parse(evidence.checkedAt)).toBeLessThan(60_000);
  });

  it('is none for an order without a number', async () => {
    expect(await evidenceOf((await shop.cartWith(kettles)).cart)).toBeNull();
  });
});

describe('the net price is withdrawn', () => {
  const berliner = { ...company, ...inBerlin };

  it.each<[string, TestChange]>([
    ['the number is taken back', name(null)],
    ['another number is named that is not valid', name('ATU99999999')],
    ['the number is left out of the address', billTo(company)],
    ['the company moves to another country', billTo({ ...berliner, vatNumber: austrian })],
    ['a private person buys', billTo(inVienna, 'PRIVATE')],
  ])('when %s', async (_why, change) => {
    const { shopper, cart } = await netCart();
    const gross = await shop.change(shopper, cart, change);
    expect(gross).toMatchObject({ taxMode: 'Platform', taxPortions: [{ ratePermyriad: 2_000 }] });
    expect((await checksOf(cart)).filter(({ verdict, isCurrent }) => isCurrent && verdict === 'valid')).toEqual([]);
  });

  it('but not when the same address is written again', async () => {
    const { shopper, cart } = await netCart();
    vat.journal.clear();
    const again = billTo({ ...company, streetNumber: '6', vatNumber: austrian });
    expect(await shop.change(shopper, cart, again)).toMatchObject({ taxMode: 'External' });
    expect(vat.journal.entries).toEqual([]);
  });

  it('and not when the office is closed for a number it has confirmed', async () => {
    const { shopper, cart } = await netCart();
    vat.faults.set({ kind: 'refuse', code: 205 });
    expect(await shop.change(shopper, cart, name(austrian))).toMatchObject({ taxMode: 'External' });
    expect(await checksOf(cart)).toMatchObject([{ code: 200, isCurrent: true }]);
  });
});

describe('a VAT number', () => {
  it.each([
    ['ATU99999999', 'not-valid'],
    ['ATU00000208', 'could-not-validate'],
  ])('like %s never keeps anybody from buying: %s', async (number, vatVerdict) => {
    const { cart } = await shop.cartWith(kettles, shipTo(inVienna), billTo(company), name(number));
    expect(cart).toMatchObject({
      taxMode: 'Platform',
      billingAddress: { custom: { vatNumber: number, vatValidated: 'false', vatVerdict } },
    });
  });

  it('is asked about once, by its owner, and not for a wish that was made already', async () => {
    const { shopper, cart } = await shop.cartWith(kettles, shipTo(inVienna), billTo(company));
    const wish = shop.wish();
    const ask = (who: ShopClient, version = cart.version) => who.changeCart(cart.id, version, wish, name(austrian));
    const stranger = shop.visitor();
    await stranger.createCart();
    expect(await ask(stranger)).toMatchObject({ code: 'cart-not-found' });
    expect(vat.journal.entries).toEqual([]);
    expect(await ask(shopper)).toMatchObject({ taxMode: 'External', version: 2 });
    expect(await ask(shopper)).toMatchObject({ taxMode: 'External', version: 2 });
    expect(vat.journal.entries).toHaveLength(1);
  });

  it('needs the address of a company; a private buyer has none', async () => {
    const { shopper, cart } = await shop.cartWith(kettles);
    const early = await shopper.changeCart(cart.id, 1, shop.wish(), name(austrian));
    expect(early).toMatchObject({ code: 'billing-address-error' });
    const private_ = await shop.change(shopper, cart, shipTo(inVienna), billTo(inVienna, 'PRIVATE'), name(austrian));
    expect(private_).toMatchObject({ taxMode: 'Platform', billingAddress: { custom: null } });
    expect(vat.journal.entries).toEqual([]);
  });

  it('is not asked about, and changes nothing, where the operator has switched that off', async () => {
    const set = (flag: string, value: boolean) =>
      shop.query(
        `UPDATE country_store SET flags = flags || jsonb_build_object($1::text, $2::boolean) WHERE key = 'tradehall_de'`,
        [flag, value],
      );
    await set('change_tax_rate_enabled', false);
    expect((await netCart()).cart).toMatchObject({
      taxMode: 'Platform',
      billingAddress: { custom: { vatValidated: 'true' } },
    });
    await set('change_tax_rate_enabled', true);
    await set('vat_validation_enabled', false);
    vat.journal.clear();
    expect((await netCart()).cart).toMatchObject({ taxMode: 'Platform' });
    expect(vat.journal.entries).toEqual([]);
    await set('vat_validation_enabled', true);
  });

  it('can be tried without a cart', async () => {
    const answer = z.object({ verdict: z.string(), errorCode: z.int() }).nullable();
    const ask = (number: string) => shop.visitor().call('validateVatNumber', answer, { number });
    expect(await ask('ATU 1234 5678')).toEqual({ verdict: 'valid', errorCode: 200 });
    expect(await ask('ATU99999999')).toEqual({ verdict: 'not-valid', errorCode: 201 });
    expect(await ask('abcdef')).toEqual({ verdict: 'not-valid', errorCode: 209 });
  });
});
