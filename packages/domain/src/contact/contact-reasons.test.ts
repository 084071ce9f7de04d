import { describe, expect, it } from 'vitest';
import { contactReasons, findSubreason, subreasonsOf } from './contact-reasons.ts';
import { contactQuery } from './contact-wish.ts';
import { productWish } from './product-wishes.ts';

const everySubreason = contactReasons.flatMap((reason) => subreasonsOf(reason).map((row) => ({ reason, ...row })));

describe('the reasons for writing to the shop', () => {
  it('are the eleven of the specification', () => {
    expect(contactReasons).toEqual([
      'consulting',
      'payment',
      'sales',
      'order',
      'shipment',
      'invoice',
      'product-claim-within-30-days',
      'returns',
      'account',
      'shop-issue',
      'other',
    ]);
  });

  it.each(contactReasons)('have between two and seven subreasons: %s', (reason) => {
    expect(subreasonsOf(reason).length).toBeGreaterThanOrEqual(2);
    expect(subreasonsOf(reason).length).toBeLessThanOrEqual(7);
  });

  it('end with one that asks for nothing, so that nobody is stuck', () => {
    for (const reason of contactReasons) expect(subreasonsOf(reason).at(-1)?.needs).toEqual([]);
  });

  it.each([
    ['sales', 'discount-request', ['productNumber', 'vatId', 'quantity', 'phoneNumber']],
    ['order', 'change-order', ['productNumber', 'invoiceNumber', 'orderNumber']],
    ['order', 'cancellation', ['productNumber', 'invoiceNumber', 'orderNumber']],
    ['payment', 'payment-methods', ['productNumber']],
    ['payment', 'info-iban', []],
  ] as const)('ask by the letter of the specification: %s, %s', (reason, subreason, needs) => {
    expect(findSubreason(reason, subreason)?.needs).toEqual(needs);
  });

  it('have shortcuts where the specification has them, and nowhere else', () => {
    const shortcuts = everySubreason.flatMap(({ reason, key, shortcut }) =>
      shortcut ? [[reason, key, shortcut]] : [],
    );
    expect(shortcuts).toEqual([
      ['shipment', 'shipment-status', 'my-orders'],
      ['invoice', 'invoice-request', 'my-orders'],
      ['returns', 'no-reason-for-return', 'returns'],
    ]);
  });

  it.each(['toString', '__proto__', 'constructor', '', 'none'])('do not know %j', (key) => {
    expect(findSubreason('order', key)).toBeNull();
  });

  it('keep their subreasons to themselves', () => {
    expect(findSubreason('payment', 'cancellation')).toBeNull();
  });
});

describe('what a product page asks the form for', () => {
  it.each([
    ['missing-manual', '?reason=product-claim-within-30-days&subreason=missing-manual&productNumber=10000001'],
    ['discount-quote', '?reason=sales&subreason=discount-request&quantity=1&productNumber=10000001'],
    ['spare-parts', '?reason=sales&subreason=spare-parts&productNumber=10000001'],
  ] as const)('carries the number of the product: %s', (kind, query) => {
    const wish = productWish(kind, 'EX10000001');
    expect(contactQuery(wish)).toBe(query);
    const { reason, subreason } = wish;
    expect(reason && subreason && findSubreason(reason, subreason)).toMatchObject({ key: subreason });
  });

  it('is nothing where nothing is wished', () => {
    expect(contactQuery({})).toBe('');
    expect(contactQuery({ orderNumber: '' })).toBe('');
  });
});
