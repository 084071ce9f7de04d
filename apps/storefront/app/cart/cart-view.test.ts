import { describe, expect, it } from 'vitest';
import type { Cart } from '@tradehall/domain/cart/cart.ts';
import { offersOf } from '@tradehall/domain/catalogue/guarantee-offers.ts';
import { moneyOf } from '@tradehall/domain/money/money.ts';
import { sampleCart, sampleGuarantee, sampleLine } from '../testing/sample-cart.ts';
import { shopOf } from '../testing/shop-of.ts';
import { cartTexts } from './cart-texts.ts';
import { cartView } from './cart-view.ts';
import { shownCartOf } from './shown-cart.ts';

const euros = (cents: number) => moneyOf(cents, 'EUR');
const texts = cartTexts(shopOf('en-IE'));
const offers = [offersOf('EX10000001', euros(10_000), 800)];
const viewOf = (changes: Partial<Cart> = {}) => cartView(shownCartOf(sampleCart(changes)), offers, texts);
const lineOf = (changes: Parameters<typeof sampleLine>[0]) => viewOf({ lineItems: [sampleLine(changes)] }).lines[0];

describe('a line of the cart', () => {
  it('says what a piece costs, what all of them cost, and leads to the product', () => {
    expect(lineOf({})).toMatchObject({
      name: 'Pizza oven',
      href: '/pizza-oven-10000001',
      each: '€100.00 each',
      eachBefore: null,
      total: '€200.00',
      quantity: 2,
      maximum: 7,
    });
  });

  it('crosses out the list price only where the lowest price of 30 days is known', () => {
    const price = { value: euros(10_000), discounted: euros(8_000) };
    expect(lineOf({ price })).toMatchObject({ each: '€80.00 each', eachBefore: null });
    const trace = [{ step: 'lowest', amount: euros(9_000), permyriad: null, source: null } as const];
    expect(lineOf({ price, trace })).toMatchObject({ each: '€80.00 each', eachBefore: '€100.00' });
  });

  it('crosses out the price before a discount of the cart', () => {
    const discountedPricePerQuantity = [{ quantity: 2, discountedPrice: euros(9_500) }];
    expect(lineOf({ discountedPricePerQuantity })).toMatchObject({ each: '€95.00 each', eachBefore: '€100.00' });
  });

  it('says why it costs what it costs, in the order it was computed, with the tax last', () => {
    const discountedPricePerQuantity = [{ quantity: 2, discountedPrice: euros(9_500) }];
    const step = { permyriad: null, source: null } as const;
    const trace = [
      { ...step, step: 'list', amount: euros(10_000) },
      { ...step, step: 'volume', amount: euros(400), permyriad: 400 },
      { ...step, step: 'coupon', amount: euros(100), source: 'SPRING' },
      { ...step, step: 'tax', amount: euros(3_033), permyriad: 1_900 },
    ] as const;
    const rows = lineOf({ discountedPricePerQuantity, trace: [...trace] })?.trace.map(({ label, amount }) => [
      label,
      amount,
    ]);
    expect(rows).toEqual([
      ['List price', '€100.00'],
      ['Volume discount (4%)', '−€4.00'],
      ['Discount code SPRING', '−€1.00'],
      ['Price per piece', '€95.00'],
      ['VAT in this line (19%)', '€30.33'],
    ]);
  });

  it('says what one more would save', () => {
    const nextVolumeStep = { missing: 1, discountPermyriad: 500, saving: euros(1_000) };
    expect(lineOf({ nextVolumeStep })?.nextStep).toBe('Add 1 more piece and save €10.00 (5% volume discount).');
  });

  it('has its guarantee under it, not beside it, and offers the others', () => {
    const { lines } = viewOf({ lineItems: [sampleLine(), sampleGuarantee()] });
    expect(lines).toHaveLength(1);
    expect(lines[0]?.guarantee).toMatchObject({ sku: '4100020', each: '€16.00 each', total: '€32.00' });
    expect(lines[0]?.offers.map(({ label, price }) => `${label}, ${price}`)).toEqual([
      '1 more year, €8.00 per piece',
      '2 more years, €16.00 per piece',
      '3 more years, €24.00 per piece',
      '4 more years, €32.00 per piece',
    ]);
  });

  it('that is a gift is marked, and no guarantee is offered for it', () => {
    expect(lineOf({ giftOf: 'coupon-1' })).toMatchObject({ isGift: true, offers: [] });
  });
});

describe('the sums of a cart', () => {
  it('are those of the engine, with its discounts by name', () => {
    const { totals } = viewOf({
      discounts: [
        {
          id: 'volume',
          name: 'x',
          type: 'relative',
          targetType: 'lineItems',
          value: null,
          discountedAmount: euros(500),
          requiresDiscountCode: false,
        },
        {
          id: '7',
          name: 'Spring',
          type: 'absolute',
          targetType: 'lineItems',
          value: null,
          discountedAmount: euros(200),
          requiresDiscountCode: true,
        },
      ],
    });
    expect(totals).toMatchObject({
      goods: { amount: '€200.00' },
      savings: [
        { label: 'Volume discount', amount: '−€5.00' },
        { label: 'Spring', amount: '−€2.00' },
      ],
      shipping: { label: 'Parcel delivery, estimated', amount: 'Free' },
      total: { label: 'Estimated total', amount: '€200.00' },
      taxes: [{ label: 'Included VAT 19%', amount: '€31.93' }],
    });
  });

  it('say how far it is to free delivery', () => {
    const estimate = { shippingMethodKey: 'parcel', price: euros(195), freeAbove: euros(5_900) } as const;
    expect(viewOf({ shippingEstimate: { ...estimate, missingForFree: euros(900) } }).freeDelivery).toEqual({
      text: 'Add goods worth €9.00 for free delivery.',
      progress: { value: 5_000, of: 5_900 },
    });
    expect(viewOf().freeDelivery).toEqual({ text: 'Your delivery is free.', progress: null });
  });
});

describe('what the shop changed by itself', () => {
  it('is said in words', () => {
    const notice = { sku: 'EX10000001', name: 'Pizza oven', quantity: null, before: null, after: null };
    const { notices } = viewOf({
      notices: [
        { ...notice, kind: 'lines-merged', sku: null, name: null },
        { ...notice, kind: 'lines-merged', quantity: 5 },
        { ...notice, kind: 'quantity-reduced', quantity: 4 },
        { ...notice, kind: 'line-removed', name: null },
        { ...notice, kind: 'price-changed', before: euros(9_000), after: euros(10_000) },
        { ...notice, kind: 'coupon-removed', sku: null, name: 'SPRING' },
      ],
    });
    expect(notices).toEqual([
      'Your basket on this device and the basket of your account have been combined.',
      'Pizza oven was in both baskets. Quantity now: 5.',
      'Pizza oven: no more are in stock. Quantity now: 4.',
      'A product is no longer available and was removed.',
      'Pizza oven now costs €100.00. Before: €90.00.',
      'Discount code SPRING no longer applies and was removed.',
    ]);
  });

  it('includes codes that take nothing off, with their reason', () => {
    const discountCodes: Cart['discountCodes'] = [
      { discountCode: { id: '1', code: 'SPRING' }, notAppliedBecause: null, minimum: null },
      { discountCode: { id: '2', code: 'OLD' }, notAppliedBecause: 'coupon-expired', minimum: null },
      {
        discountCode: { id: '3', code: 'BIG' },
        notAppliedBecause: 'coupon-minimum-not-met',
        minimum: moneyOf(50_000, 'GBP'),
      },
    ];
    expect(viewOf({ discountCodes }).coupons.map(({ code, reason }) => [code, reason])).toEqual([
      ['SPRING', null],
      ['OLD', 'This discount code has expired.'],
      ['BIG', 'This discount code applies to orders of £500.00 or more.'],
    ]);
  });
});
