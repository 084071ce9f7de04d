import { describe, expect, it } from 'vitest';
import { moneyOf } from '@tradehall/domain/money/money.ts';
import { vatOutcomes } from '@tradehall/domain/tracking/vat-outcomes.ts';
import { createStorage } from '../testing/create-storage.ts';
import { sampleCart, sampleGuarantee, sampleLine } from '../testing/sample-cart.ts';
import { sampleOrder } from '../testing/sample-order.ts';
import { purchaseFacts } from './purchase-facts.ts';
import { createShopperStory } from './shopper-story.ts';
import type { Told } from './told.ts';
import type { Sighting } from './sighting.ts';
import { createMemory } from './tracking-memory.ts';

const begin = (storage = createStorage()) => createShopperStory(createMemory(() => storage));
const namesOf = ({ events, calls }: Told) => [...events.map(({ event }) => event), ...calls.map(({ call }) => call)];
const page = (path: string, view: unknown = {}): Sighting => ({ kind: 'page', path, title: 'Page', view });

const card = (number: number) => ({ sku: `EX${10_000_000 + number}`, name: `Oven ${number}`, brand: 'Royal' });
const trail = { steps: [{ name: 'Home', href: '/' }] };
const product = {
  kind: 'product',
  ...card(1),
  trail,
  facts: { social: { price: { amount: '199.00', currency: 'EUR' } } },
};
const category = {
  kind: 'category',
  name: 'Ovens',
  trail,
  listing: { count: '2 products', total: 2, products: [card(1), card(2)], applied: { filters: [{ name: 'Royal' }] } },
};

describe('a page', () => {
  it('of a product tells of the product', () => {
    const told = begin()(page('/oven-10000001', product));
    expect(namesOf(told)).toEqual(['page_view', 'breadcrumbs', 'view_item', 'remarketing', 'view-item']);
    expect(told.events).toContainEqual({
      event: 'view_item',
      currency: 'EUR',
      value: '199.00',
      items: [{ item_id: 'EX10000001', item_name: 'Oven 1', item_brand: 'Royal', price: '199.00' }],
    });
    expect(told.calls).toEqual([{ call: 'view-item', input: { sku: 'EX10000001' } }]);
  });

  it('of a category tells of its list, its filters and its address as people read it', () => {
    const told = begin()(page('/pizza%C3%B6fen/?brand=Royal', category));
    expect(namesOf(told)).toEqual([
      'page_view',
      'breadcrumbs',
      'view_item_list',
      'filters',
      'remarketing',
      'view-category',
    ]);
    expect(told.calls).toEqual([
      {
        call: 'view-category',
        input: {
          slug: 'pizzaöfen',
          additional_props: { category_listed_products: ['EX10000001', 'EX10000002'] },
        },
      },
    ]);
  });

  it('of a search tells what was looked for', () => {
    const { events } = begin()(page('/search?query=oven', { view: { listing: category.listing } }));
    expect(events).toContainEqual({ event: 'search', search_term: 'oven', results: 2 });
  });

  it('of a search that nobody could answer tells of no result', () => {
    const { events } = begin()(page('/search?query=oven', { view: { listing: null } }));
    expect(events.map(({ event }) => event)).toEqual(['page_view', 'remarketing']);
  });

  it('of the addresses tells of a valid VAT number that left the prices as they are', () => {
    const told = (state: string) =>
      begin()(page('/checkout/addresses', { view: { vat: { start: { state } } } })).events;
    for (const state of ['gross', 'not-adjusted'])
      expect(told(state)).toContainEqual({ event: 'vat_validation', outcome: 'failed-no-rate-change' });
    for (const state of ['net', 'unknown']) expect(told(state).map(({ event }) => event)).toEqual(['page_view']);
  });

  it('that failed, or that nobody knows, is a page all the same', () => {
    expect(namesOf(begin()(page('/my-account', null)))).toEqual(['page_view']);
    expect(namesOf(begin()(page('/x', { kind: 'product' })))).toContain('view_item');
  });
});

describe('a cart', () => {
  const oven = sampleLine({ quantity: 1 });
  const cart = (version: number, lineItems = [oven]) => sampleCart({ version, lineItems });
  const seen = (next: ReturnType<typeof cart> | null): Sighting => ({ kind: 'cart', cart: next });

  it('that was full before anybody looked tells nothing', () => {
    expect(namesOf(begin()(seen(cart(7))))).toEqual([]);
  });

  it('tells what was put in, changed and taken out, each once', () => {
    const tell = begin();
    expect(namesOf(tell(seen(null)))).toEqual([]);
    expect(namesOf(tell(seen(cart(2))))).toEqual(['add_to_cart', 'cart-update']);
    expect(namesOf(tell(seen(cart(2))))).toEqual([]);
    const three = cart(3, [sampleLine({ quantity: 3 })]);
    expect(tell(seen(three))).toEqual({
      events: [
        {
          event: 'change_quantity',
          currency: 'EUR',
          value: '200.00',
          quantity_before: 1,
          items: [{ item_id: 'EX10000001', item_name: 'Pizza oven', price: '100.00', quantity: 2 }],
        },
      ],
      calls: [{ call: 'cart-update', input: { action: 'updateItemQty', cart_id: 'cart-1', sku: 'EX10000001' } }],
    });
    expect(tell(seen(cart(4, [])))).toEqual({
      events: [
        {
          event: 'remove_from_cart',
          currency: 'EUR',
          value: '300.00',
          items: [{ item_id: 'EX10000001', item_name: 'Pizza oven', price: '100.00', quantity: 3 }],
        },
      ],
      calls: [{ call: 'cart-update', input: { action: 'removeItem', cart_id: 'cart-1', sku: 'EX10000001' } }],
    });
  });

  it('is known by all tabs: what one has told, another does not tell again', () => {
    const storage = createStorage();
    const [one, other] = [begin(storage), begin(storage)];
    one(seen(null));
    expect(namesOf(one(seen(cart(2))))).toEqual(['add_to_cart', 'cart-update']);
    expect(namesOf(other(seen(cart(2))))).toEqual([]);
    expect(namesOf(other(seen(cart(3, []))))).toEqual(['remove_from_cart', 'cart-update']);
  });

  it('tells of a guarantee as of an item, and of a gift not at all', () => {
    const tell = begin();
    tell(seen(null));
    const gift = sampleLine({ giftOf: 'coupon-1', variant: { sku: 'EX10000009', images: [] } });
    const { calls } = tell(seen(cart(2, [oven, sampleGuarantee(), gift])));
    expect(calls.map(({ input }) => ('sku' in input ? input.sku : ''))).toEqual(['EX10000001', '4100020']);
  });

  it('of somebody who signed in was filled elsewhere', () => {
    const tell = begin();
    tell(seen(cart(2)));
    expect(namesOf(tell(seen(sampleCart({ id: 'cart-9', version: 4 }))))).toEqual([]);
  });

  it('says which recommendation a product came from', () => {
    const tell = begin();
    tell(seen(null));
    const recommended = { id: 'r-1', name: 'similar' };
    expect(namesOf(tell({ kind: 'chosen', sku: 'EX10000001', recommended }))).toEqual(['recommendation']);
    expect(tell(seen(cart(2))).calls).toMatchObject([{ input: { recommendation_id: 'r-1' } }]);
  });

  it('that is damaged where it was kept is none', () => {
    const storage = createStorage();
    const kept = [
      '{"id":7',
      '{"id":"cart-1","version":2,"quantities":{"EX10000009/":1}}',
      '{"id":"cart-1","version":2,"lines":{"EX10000009/":{"name":"Oven","quantity":"1"}}}',
    ];
    for (const mark of kept) {
      storage.setItem('tracking-cart', mark);
      expect(namesOf(begin(storage)(seen(cart(7))))).toEqual([]);
    }
  });
});

describe('the checkout', () => {
  const cart = sampleCart({ custom: { calculatedCodFee: null, customerAgreedToSendEmail: true, utmSource: null } });
  const seen: Sighting = { kind: 'cart', cart };

  it('has five steps, whichever comes first, page or cart', () => {
    const tell = begin();
    const steps = [
      ...[seen, page('/checkout/cart')],
      ...[page('/checkout/addresses'), seen, { kind: 'form', form: 'addresses' } as const],
      ...[page('/checkout/payment'), { kind: 'form', form: 'payment' } as const],
    ].flatMap((sighting) => tell(sighting).calls);
    const order = purchaseFacts(sampleOrder({ id: 'cart-1' }));
    const thanks = tell(page('/checkout/thank-you?order=1', { tracked: order }));
    expect([...steps, ...thanks.calls].map(({ input }) => ('step' in input ? input.step : null))).toEqual([
      1, 2, 3, 4, 5,
    ]);
  });

  it('says nothing of the newsletter that was ticked: only the mailbox confirms it', () => {
    const tell = begin();
    const told = [page('/checkout/addresses'), seen].map(tell);
    const thanks = tell(page('/checkout/thank-you?order=1', { tracked: purchaseFacts(sampleOrder({ id: 'cart-1' })) }));
    expect(thanks.calls).toEqual([{ call: 'checkout', input: { cart_id: 'cart-1', step: 5 } }]);
    expect(JSON.stringify([...told, thanks])).not.toContain('newsletter');
  });

  it('begins once for what is in the cart', () => {
    const storage = createStorage();
    const tell = begin(storage);
    tell(seen);
    const begins = () => namesOf(tell(page('/checkout/addresses'))).filter((name) => name === 'begin_checkout').length;
    expect([begins(), begins()]).toEqual([1, 0]);
    tell({ kind: 'cart', cart: { ...cart, version: 9, estimatedTotal: moneyOf(9_900, 'EUR') } });
    expect(begins()).toBe(1);
  });

  it('ends in one purchase, however often the page is read', () => {
    const storage = createStorage();
    const thanks = page('/checkout/thank-you?order=1', { tracked: purchaseFacts(sampleOrder()) });
    const { events } = begin(storage)(thanks);
    expect(events.at(-1)).toEqual({
      event: 'purchase',
      transaction_id: 'DE1000001',
      currency: 'EUR',
      value: '200.00',
      tax: '31.93',
      shipping: '0.00',
      items: [{ item_id: 'EX10000001', item_name: 'Pizza oven', price: '100.00', quantity: 2 }],
    });
    expect(namesOf(begin(storage)(thanks))).toEqual(['page_view']);
    expect(JSON.stringify(events)).not.toMatch(/ada@|Berg|Lange/);
  });

  it('tells of paying what is paid', () => {
    const tell = begin();
    tell(seen);
    expect(tell({ kind: 'form', form: 'payment' }).events).toMatchObject([{ event: 'pay_now', value: '200.00' }]);
  });
});

describe('the rest', () => {
  it('is rows, promotions and who has signed in', () => {
    const tell = begin();
    const items = [{ sku: 'EX10000001', name: 'Oven' }];
    const lists = (['accessories', 'similar', 'complementary', 'cart-recommendations', 'last-seen'] as const).map(
      (list) => namesOf(tell({ kind: 'list', list, heading: null, items, recommended: null })),
    );
    expect(lists.flat()).toEqual([
      'view_accessories',
      'view_similar',
      'view_complementary',
      'view_cart_recommendations',
      'view_item_list',
    ]);
    const row = { list: 'content', heading: 'Bestsellers' } as const;
    expect(tell({ kind: 'list', ...row, items, recommended: null })).toEqual({
      events: [
        {
          event: 'view_item_list',
          item_list_name: 'Bestsellers',
          items: [{ item_id: 'EX10000001', item_name: 'Oven', index: 0 }],
        },
      ],
      calls: [],
    });
    expect(namesOf(tell({ kind: 'promotion', name: 'Sale', isChosen: false }))).toEqual(['view_promotion']);
    expect(namesOf(tell({ kind: 'promotion', name: 'Sale', isChosen: true }))).toEqual(['select_promotion']);
    expect(namesOf(tell({ kind: 'customer', isSignedIn: true }))).toEqual(['customer-update']);
    expect(namesOf(tell({ kind: 'customer', isSignedIn: true }))).toEqual([]);
    tell({ kind: 'customer', isSignedIn: false });
    expect(namesOf(tell({ kind: 'customer', isSignedIn: true }))).toEqual(['customer-update']);
  });

  it('is which product of a list was opened, and where it stood', () => {
    const item = { sku: 'EX10000001', name: 'Oven' };
    expect(begin()({ kind: 'selected', list: 'similar', heading: null, item, index: 3 })).toEqual({
      events: [
        {
          event: 'select_item',
          item_list_name: 'similar',
          items: [{ item_id: 'EX10000001', item_name: 'Oven', index: 3 }],
        },
      ],
      calls: [],
    });
  });

  it('is what a customer has agreed to in the account, once it is saved and as the shop has it', () => {
    const tell = begin();
    const saw = (ticked: readonly string[], saved: string | null) => {
      const kinds = ['newsletter', 'sms', 'phone'];
      const preferences = kinds.map((kind) => ({ kind, isTicked: ticked.includes(kind) }));
      return tell(page('/my-account/my-newsletter?saved', { view: { preferences, saved } })).calls;
    };
    expect(saw(['newsletter'], null)).toEqual([]);
    expect(saw(['newsletter'], 'Saved')).toEqual([]);
    const consent = { call: 'consent', input: { consents: ['sms', 'phone'], additional_props: { source: 'account' } } };
    expect(saw(['phone', 'sms'], 'Saved')).toEqual([consent]);
    expect(saw(['phone', 'sms'], 'Saved')).toEqual([]);
    expect(saw([], 'Saved')).toEqual([]);
  });

  it('is which change of the cart failed, and why', () => {
    expect(begin()({ kind: 'cart-failure', action: 'addItem', reason: 'insufficient-stock' })).toEqual({
      events: [{ event: 'cart_update_failed', action: 'addItem', reason: 'insufficient-stock' }],
      calls: [],
    });
  });

  it('is what came of a VAT number, and never the number', () => {
    const told = vatOutcomes.map((outcome) => begin()({ kind: 'vat', outcome }));
    expect(told).toEqual(vatOutcomes.map((outcome) => ({ events: [{ event: 'vat_validation', outcome }], calls: [] })));
  });
});
