import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openStandInShop, standInSession, type StandInShop } from '../testing/stand-in-shop.ts';

const locale = 'de-DE';
const cookie = '0d3a7f0e-3b1c-4e0e-9b0a-6a1d1a2b3c4d';
const receiptId = '6f1f6a52-6a8b-4c57-9d0a-2f6b1f0c7a11';
const agreedTo = (letters: string, version = 1) =>
  `session=${standInSession}; consent=${version}.${letters}.${receiptId}`;

const inputs = {
  'view-item': { locale, cookie, sku: 'EX10010001' },
  'view-category': {
    locale,
    cookie,
    slug: 'pizzaöfen',
    additional_props: { category_listed_products: ['EX10010001'] },
  },
  'cart-update': { locale, cookie, action: 'addItem', cart_id: '41', sku: 'EX10010001' },
  'customer-update': { locale, cookie },
  consent: { locale, cookie, consents: ['newsletter'], additional_props: { source: 'checkout' } },
  checkout: { locale, cookie, cart_id: '41', step: 3 },
  recommendation: {
    locale,
    cookie,
    path: '/pizza-oven-10010001',
    recommendation_id: 'r-1',
    recommendation_name: 'similar',
    action: 'show',
  },
  newsletter: { locale, email: 'jana@example.com' },
} as const;
const kinds = Object.entries(inputs);

let shop: StandInShop;
beforeAll(async () => {
  shop = await openStandInShop();
});
afterAll(() => shop[Symbol.asyncDispose]());
beforeEach(() => {
  shop.engine.asked.length = 0;
  shop.engine.answer = { body: { data: { trackEvent: { isTaken: true }, giveConsent: {} } } };
});

describe('an event of a shopper', () => {
  it.each(kinds)('is left with the engine under the receipt of the consent: %s', async (kind, input) => {
    const answer = await shop.post(`cia/${kind}`, input, { cookie: agreedTo('sm') });
    expect(answer.json()).toEqual({ data: { accepted: true } });
    expect(answer.headers['cache-control']).toBe('private, no-store');
    expect(shop.engine.asked).toMatchObject([{ variables: { kind, body: input, receiptId } }]);
  });

  it.each(kinds)('is nobody’s business without consent: %s', async (kind, input) => {
    const refused = [
      `session=${standInSession}`,
      agreedTo('0'),
      agreedTo('s'),
      agreedTo('m', 2),
      `consent=1.m.${receiptId}x`,
      'consent=true',
    ];
    for (const given of refused) {
      const answer = await shop.post(`cia/${kind}`, input, { cookie: given });
      expect(answer.json()).toEqual({ data: { accepted: false } });
    }
    expect(shop.engine.asked).toEqual([]);
  });

  it('says nothing about who it is: the session does', async () => {
    const named = { ...inputs['view-item'], email: 'jana@example.com', user_id: '1' };
    expect((await shop.post('cia/view-item', named, { cookie: agreedTo('m') })).statusCode).toBe(400);
    expect(shop.engine.asked).toEqual([]);
  });

  it('tells a phone number without its spaces', async () => {
    const input = { ...inputs.consent, gdpr_phone: '+49 30 123456' };
    await shop.post('cia/consent', input, { cookie: agreedTo('m') });
    expect(shop.engine.asked).toMatchObject([{ variables: { body: { gdpr_phone: '+4930123456' } } }]);
  });
});

describe('who asks for the newsletter', () => {
  const wish = { locale, email: 'jana@example.com', newsletterAction: 'subscribe' } as const;
  const asked = () => shop.engine.asked.map(({ variables }) => variables);
  beforeEach(() => {
    shop.engine.answer = {
      body: { data: { trackEvent: { isTaken: true }, requestNewsletter: {}, requestNewsletterEnding: {} } },
    };
  });

  it('is told of where that is agreed to, and is answered alike', async () => {
    const named = { email: wish.email, locale };
    const answer = await shop.post('cia/newsletter-doi', wish, { cookie: agreedTo('m') });
    expect(answer.json()).toEqual({ data: { accepted: true } });
    expect(asked()).toEqual(expect.arrayContaining([named, { kind: 'newsletter', receiptId, body: named }]));
    shop.engine.asked.length = 0;
    expect((await shop.post('cia/newsletter-doi', wish, { cookie: agreedTo('s') })).json()).toEqual(answer.json());
    const ending = { ...wish, newsletterAction: 'unsubscribe' };
    expect((await shop.post('cia/newsletter-doi', ending, { cookie: agreedTo('m') })).json()).toEqual(answer.json());
    expect(asked()).toEqual([named, named]);
  });
});

describe('the id a browser is known by', () => {
  const idFor = async (input: object, jar: string) =>
    (await shop.post('shop/customer-tracking', input, { cookie: jar })).json<{ data: { trackingId: string | null } }>()
      .data.trackingId;

  it('is made only for who has agreed to it', async () => {
    expect(await idFor({}, agreedTo('s'))).toBeNull();
    expect(await idFor({ cookie }, `session=${standInSession}`)).toBeNull();
    const made = await idFor({}, agreedTo('m'));
    expect(made).toMatch(/^[\da-f-]{36}$/);
    expect(await idFor({}, agreedTo('m'))).not.toBe(made);
  });

  it('stays where it is ours', async () => {
    expect(await idFor({ cookie }, agreedTo('m'))).toBe(cookie);
    expect(await idFor({ cookie: 'jana@example.com' }, agreedTo('m'))).toMatch(/^[\da-f-]{36}$/);
  });
});

describe('a choice', () => {
  const choice = { locale, receiptId: cookie, purposes: ['statistics'], textVersion: 1 };

  it('is written down, and takes the place of the one before', async () => {
    const answer = await shop.post('shop/give-consent', choice, { cookie: agreedTo('sm') });
    expect(answer.json()).toEqual({ data: { receiptId: cookie } });
    await shop.post('shop/give-consent', { ...choice, purposes: [] });
    expect(shop.engine.asked.map(({ variables }) => variables)).toEqual([
      { ...choice, replaces: receiptId },
      { ...choice, purposes: [], replaces: null },
    ]);
  });

  it('is of words that were shown, and of nothing else', async () => {
    for (const wrong of [{ textVersion: 99 }, { purposes: ['everything'] }, { customerId: '1' }])
      expect((await shop.post('shop/give-consent', { ...choice, ...wrong })).statusCode).toBe(400);
    expect(shop.engine.asked).toEqual([]);
  });
});

describe('a dead engine', () => {
  it('costs nobody anything but the event, and a choice is none', async () => {
    await using dead = await openStandInShop();
    dead.engine.answer = { status: 500, body: {} };
    for (const [kind, input] of kinds) {
      const answer = await dead.post(`cia/${kind}`, input, { cookie: agreedTo('m') });
      expect(answer.json()).toEqual({ data: { accepted: false } });
    }
    const choice = { locale, receiptId: cookie, purposes: [], textVersion: 1 };
    expect((await dead.post('shop/give-consent', choice)).statusCode).toBe(500);
  });
});
