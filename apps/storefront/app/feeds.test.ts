import fc from 'fast-check';
import { XMLParser } from 'fast-xml-parser';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import type { ShippingMethod } from '@tradehall/domain/cart/shipping-method.ts';
import { isOffered } from '@tradehall/domain/feeds/offer-terms.ts';
import type { ProductDocument } from '@tradehall/domain/catalogue/product-document.ts';
import { countries } from '@tradehall/domain/countries/countries.ts';
import { valueOn } from '@tradehall/domain/countries/dated.ts';
import { shippingFeesOn } from '@tradehall/domain/countries/shipping-fees.ts';
import { feedPath, feedsOf, findFeed, type FeedName } from '@tradehall/domain/feeds/feed-names.ts';
import { localeCodes, locales, type Locale } from '@tradehall/domain/locales/locales.ts';
import { formatMoney, plainAmount } from '@tradehall/domain/money/format-money.ts';
import { moneyOf } from '@tradehall/domain/money/money.ts';
import { buyBoxView } from './product/buying/buy-box-view.ts';
import { structuredDataOf } from './product/details/structured-data-of.ts';
import { translator } from './i18n/translator.ts';
import { pageFacts } from './request/page-facts.ts';
import { pathsOfPage } from './request/page-paths.ts';
import { sampleProduct } from './testing/sample-product.ts';
import { shopOf } from './testing/shop-of.ts';
import { feedOffer } from './feeds/feed-offer.ts';
import { feedFormats } from './feeds/write-feed.ts';

const today = '2026-11-19';
const sellingLocales = localeCodes.filter((locale) => countries[locales[locale].country].checkoutEnabled);

function methodsOf(locale: Locale): readonly ShippingMethod[] {
  const { parcel, freight, freeAbove } = shippingFeesOn(countries[locales[locale].country], today);
  const rateOf = (price: typeof parcel) => [{ zone: { key: 'all' }, shippingRates: [{ price, freeAbove }] }];
  return [
    { key: 'parcel', zoneRates: rateOf(parcel), daysRange: '2-4' },
    { key: 'freight', zoneRates: rateOf(freight), daysRange: '4-7' },
  ];
}

const someCents = fc.integer({ min: 1, max: 900_000 });
const changes = fc.record({
  name: fc.string({ unit: 'grapheme', minLength: 1, maxLength: 220 }).map((name) => `x${name}`),
  value: someCents,
  discounted: fc.option(someCents),
  lowest30Days: fc.option(someCents),
  quantity: fc.integer({ min: 0, max: 40 }),
  isFreight: fc.boolean(),
  isBware: fc.boolean(),
  eligibleForSelling: fc.boolean(),
  ean: fc.option(fc.constant('4062859000011')),
  model: fc.constantFrom('', 'RC-PO-2', '=1&<'),
});
type Changes = typeof changes extends fc.Arbitrary<infer Value> ? Value : never;

function productOf({ value, discounted, lowest30Days, quantity, ...rest }: Changes, locale: Locale): ProductDocument {
  const currency = valueOn(countries[locales[locale].country].currency, today);
  const money = (cents: number | null) => (cents === null ? null : moneyOf(cents, currency));
  const level = quantity === 0 ? 'none' : 'plenty';
  return {
    ...sampleProduct,
    ...rest,
    images: [{ url: '/media/a', alt: '' }],
    categories: [{ key: 'a', name: 'Pizza & Öfen', slug: 'a', ancestors: [{ key: 'b', name: 'Gastro', slug: 'b' }] }],
    slugAllLocales: { [locale]: sampleProduct.slug },
    price: { value: moneyOf(value, currency), discounted: money(discounted), lowest30Days: money(lowest30Days) },
    availability: { isOnStock: quantity > 0, quantity, level, availableFrom: null },
  };
}

const parser = new XMLParser({ ignoreAttributes: false, parseTagValue: false });

const offerData = z.object({
  price: z.string(),
  priceCurrency: z.string(),
  availability: z.string(),
  url: z.string(),
  shippingDetails: z.object({
    shippingRate: z.object({ value: z.string(), currency: z.string() }),
    deliveryTime: z.object({ transitTime: z.object({ minValue: z.number(), maxValue: z.number() }) }),
  }),
});
const graphs = z.object({ '@graph': z.tuple([z.object({ offers: offerData.optional() })]).rest(z.unknown()) });

const googleItem = z.object({
  rss: z.object({
    channel: z.object({
      item: z.looseObject({
        'g:link': z.string(),
        'g:price': z.string(),
        'g:sale_price': z.string().optional(),
        'g:availability': z.string(),
        'g:shipping': z.object({
          'g:country': z.string(),
          'g:price': z.string(),
          'g:min_transit_time': z.string(),
          'g:max_transit_time': z.string(),
        }),
      }),
    }),
  }),
});

/** The page's view, its structured data and its offer in the feeds, of one document. */
function toldOf(product: ProductDocument, locale: Locale) {
  const shop = shopOf(locale);
  const methods = methodsOf(locale);
  const facts = pageFacts({ title: '', paths: pathsOfPage('product', product.slugAllLocales) }, shop);
  const trail = { steps: [], label: '' };
  const canonical = facts.canonical ?? '';
  const json = structuredDataOf({ product, shippingMethods: methods, trail, canonical, description: '' }, shop);
  const companions = {
    shippingMethods: methods,
    volumeDiscounts: [],
    reviews: null,
    accessories: [],
    alternatives: [],
    alternativesId: null,
    setCards: [],
    twin: null,
    store: null,
  };
  const offer = feedOffer(product, methods, shop);
  const feedIn = (name: FeedName) => {
    const { head, entry, foot } = feedFormats[name];
    return `${head(shop)}${entry(offer, shop) ?? ''}${foot}`;
  };
  return {
    shop,
    offer,
    feedIn,
    buyBox: buyBoxView(product, companions, shop, translator(locale)),
    data: graphs.parse(JSON.parse(json))['@graph'][0].offers,
  };
}

describe('an offer', () => {
  it.each(sellingLocales)('says the same on the page, in its structured data and in every feed: %s', (locale) => {
    fc.assert(
      fc.property(changes, (changed) => {
        const product = productOf(changed, locale);
        const { shop, offer, feedIn, buyBox, data } = toldOf(product, locale);
        expect(data === undefined).toBe(!isOffered(product, shop.country));
        if (data === undefined) return;

        const item = googleItem.parse(parser.parse(feedIn('google'))).rss.channel.item;
        const now = item['g:sale_price'] ?? item['g:price'];
        expect(now).toBe(`${data.price} ${data.priceCurrency}`);
        expect(item['g:link']).toBe(data.url);
        expect(buyBox.price.now).toBe(formatMoney(offer.price, locale));
        expect(`${plainAmount(offer.price)} ${offer.price.currencyCode}`).toBe(now);
        expect(buyBox.price.reduction === null).toBe(item['g:sale_price'] === undefined);

        expect(data.availability.endsWith('/InStock')).toBe(item['g:availability'] === 'in_stock');
        expect(buyBox.purchase.kind === 'cart').toBe(item['g:availability'] === 'in_stock');

        const { shippingRate, deliveryTime } = data.shippingDetails;
        const shipping = item['g:shipping'];
        expect(shipping['g:price']).toBe(`${shippingRate.value} ${shippingRate.currency}`);
        expect(shipping['g:country']).toBe(shop.country.code);
        expect([shipping['g:min_transit_time'], shipping['g:max_transit_time']]).toEqual(
          [deliveryTime.transitTime.minValue, deliveryTime.transitTime.maxValue].map(String),
        );
        const isFree = Number(shippingRate.value) === 0;
        const fee = isFree
          ? translator(locale)('product.shippingFree')
          : formatMoney(offer.delivery?.price ?? offer.price, locale);
        expect(buyBox.shipping.cost).toContain(fee);
        if (buyBox.delivery !== null) expect(buyBox.delivery).toBe(offer.deliveryText);

        for (const name of feedsOf(shop.country).filter((feed) => feed !== 'idealo')) {
          const xml = feedIn(name);
          expect(() => void parser.parse(xml)).not.toThrow();
          const amount = plainAmount(offer.price);
          if (name !== 'offers' && xml.includes(product.sku))
            expect(xml).toMatch(new RegExp(`[>"]${amount.replace('.', String.raw`\.`)}[ <"]`));
        }
      }),
      { numRuns: 20 },
    );
  });

  it.each(sellingLocales)('is written with a decimal point in %s', (locale) => {
    const { feedIn } = toldOf(productOf({ ...plainChanges, value: 123_400 }, locale), locale);
    expect(feedIn('google')).toMatch(/<g:price>1234(?:\.00)? [A-Z]{3}<\/g:price>/);
  });
});

const plainChanges: Changes = {
  name: 'Pizzaofen',
  value: 49_900,
  discounted: null,
  lowest30Days: null,
  quantity: 5,
  isFreight: false,
  isBware: false,
  eligibleForSelling: true,
  ean: '4062859000011',
  model: 'RC-PO-2',
};

describe('a feed', () => {
  const told = (locale: Locale, changed: Partial<ProductDocument> = {}, plain: Partial<Changes> = {}) =>
    toldOf({ ...productOf({ ...plainChanges, ...plain }, locale), ...changed }, locale);

  it('is there for whom the market uses, and for nobody where nothing is sold', () => {
    expect(feedsOf(countries.CZ)).toEqual(['google', 'heureka', 'kelkoo', 'offers']);
    expect(feedsOf(countries.PL)).toContain('ceneo');
    expect(feedsOf(countries.AT)).toContain('idealo');
    expect(feedsOf(countries.GR)).toEqual([]);
    expect(findFeed(feedPath('heureka'), countries.CZ)).toBe('heureka');
    expect(findFeed(feedPath('heureka'), countries.DE)).toBeNull();
    expect(findFeed('/feeds/google.csv', countries.DE)).toBeNull();
  });

  it('tells Google the price before, the energy class and the number of the maker', () => {
    const xml = told(
      'de-DE',
      { energy: { class: 'B', scale: 'A-G' } },
      { discounted: 44_900, lowest30Days: 46_000 },
    ).feedIn('google');
    expect(xml).toContain('<g:price>499.00 EUR</g:price><g:sale_price>449.00 EUR</g:sale_price>');
    expect(xml).toContain('<own:lowest_price_30_days>460.00 EUR</own:lowest_price_30_days>');
    expect(xml).toContain('<g:energy_efficiency_class>B</g:energy_efficiency_class><g:min_energy_efficiency_class>G<');
    expect(xml).toContain('<g:gtin>4062859000011</g:gtin><g:mpn>RC-PO-2</g:mpn>');
    expect(xml).toContain('<g:product_type>Gastro &gt; Pizza &amp; Öfen</g:product_type>');
  });

  it('tells Heureka what is on stock and what its delivery costs', () => {
    const xml = told('cs-CZ', {}, { value: 10_000 }).feedIn('heureka');
    expect(xml).toContain('<PRICE_VAT>100.00</PRICE_VAT>');
    expect(xml).toContain(
      '<DELIVERY_DATE>0</DELIVERY_DATE><DELIVERY><DELIVERY_ID>VLASTNI_PREPRAVA</DELIVERY_ID><DELIVERY_PRICE>46.00<',
    );
    expect(told('cs-CZ', {}, { quantity: 0 }).feedIn('heureka')).not.toContain('DELIVERY_DATE');
  });

  it('tells Ceneo by attributes', () => {
    expect(told('pl-PL').feedIn('ceneo')).toContain('price="499.00" avail="7" stock="1">');
    expect(told('pl-PL', {}, { quantity: 0 }).feedIn('ceneo')).toContain('avail="99" stock="0"');
  });

  it('tells Idealo in as many cells as its head has, and nothing of what has sold out', () => {
    const [head = '', line = ''] = told('de-DE').feedIn('idealo').split('\r\n');
    expect(head).toContain('"sku","brand","title"');
    expect(line.split('","')).toHaveLength(head.split('","').length);
    expect(line).toContain('"499.00"');
    expect(told('de-DE', {}, { quantity: 0 }).feedIn('idealo').split('\r\n')).toHaveLength(2);
  });

  it('tells Kelkoo the currency and whether it is there', () => {
    expect(told('sv-SE').feedIn('kelkoo')).toContain('<currency>SEK</currency>');
    expect(told('sv-SE', {}, { quantity: 0 }).feedIn('kelkoo')).toContain('<availability>6</availability>');
  });

  it('keeps used pieces from sites that compare new ones', () => {
    for (const [locale, name] of [
      ['cs-CZ', 'heureka'],
      ['pl-PL', 'ceneo'],
      ['de-DE', 'idealo'],
      ['de-DE', 'kelkoo'],
    ] as const)
      expect(told(locale, {}, { isBware: true }).feedIn(name)).not.toContain(sampleProduct.sku);
    expect(told('de-DE', {}, { isBware: true }).feedIn('google')).toContain('<g:condition>refurbished</g:condition>');
  });
});
