import { describe, expect, it } from 'vitest';
import { largestPicture } from '@tradehall/domain/catalogue/picture-set.ts';
import type { ProductDocument } from '@tradehall/domain/catalogue/product-document.ts';
import type { Locale } from '@tradehall/domain/locales/locales.ts';
import { moneyOf } from '@tradehall/domain/money/money.ts';
import { productTransport } from '../testing/product-transport.ts';
import { sampleCard } from '../testing/sample-card.ts';
import { sampleProduct } from '../testing/sample-product.ts';
import { shopOf } from '../testing/shop-of.ts';
import { loadProduct } from './load-product.ts';

const reviewed = {
  averageRating: 4.5,
  count: 12,
  ratingsDistribution: { 1: 0, 2: 0, 3: 1, 4: 4, 5: 7 },
};

const swiss = (cents: number) => ({ value: moneyOf(cents, 'CHF'), discounted: null, lowest30Days: null });

const reviews = Array.from({ length: 12 }, (_, at) => ({
  id: String(at + 1),
  authorName: 'Jana',
  text: 'Dobrý stroj.\n\nDoporučuji.',
  rating: 5,
  createdAt: '2026-03-01T22:30:00.000Z',
  locale: 'cs-CZ' as const,
}));

type Opened = Omit<Parameters<typeof productTransport>[0], 'product'> & {
  readonly locale?: Locale;
  readonly search?: string;
};

async function open(
  changes: Partial<ProductDocument> = {},
  { locale = 'fr-CH', search = '', ...answers }: Opened = {},
) {
  const product = { ...sampleProduct, slugAllLocales: { [locale]: sampleProduct.slug }, ...changes };
  const shop = shopOf(locale, { transport: productTransport({ product, ...answers }) });
  const url = new URL(`http://ch.localhost/fr/${product.slug}${search}`);
  return loadProduct(product.sku, url, shop);
}

async function viewOf(...parameters: Parameters<typeof open>) {
  const page = await open(...parameters);
  if (page === null) throw new Error('there is no such page');
  return page.view;
}

describe('the offer of a product', () => {
  it('names the price, its tax, what delivery costs and when it comes', async () => {
    const { buyBox } = await viewOf({ price: { ...sampleProduct.price, value: moneyOf(4_900, 'CHF') } });
    expect(buyBox.price).toMatchObject({ taxNote: 'TVA de 8,1% comprise', reduction: null });
    expect(buyBox.shipping.cost).toContain('9.95');
    expect(buyBox.delivery).toMatch(/\d.*–.*\d/);
    expect(buyBox.freight).toBeNull();
  });

  it('says how few are left', async () => {
    const { buyBox } = await viewOf();
    expect(buyBox.stock).toMatchObject({ level: 'low' });
    expect(buyBox.stock.word).toContain('3');
  });

  it('lists what a piece costs when several are bought, fewest first', async () => {
    const { buyBox } = await viewOf({ volumeDiscountGroup: 'ovens' });
    expect(buyBox.volume?.rows.map(({ discount }) => discount)).toEqual(['–', '−5%', '−10%']);
    expect(buyBox.volume?.rows.map(({ volume }) => volume)).toEqual([1, 3, 5]);
    const [, three] = buyBox.volume?.rows ?? [];
    expect([three?.each, three?.yours].join(' ')).toMatch(/1.234[.,]05.* 1.234[.,]05/);
  });

  it('takes no more pieces than there are, nor more than a cart may hold', async () => {
    const few = await viewOf();
    const many = await viewOf({
      availability: { isOnStock: true, quantity: 5_000, level: 'plenty', availableFrom: null },
    });
    expect(few.buyBox.purchase).toMatchObject({ kind: 'cart', quantity: { maximum: 3 } });
    expect(many.buyBox.purchase).toMatchObject({ kind: 'cart', quantity: { maximum: 1_000 } });
  });

  it('is a note to the buyer while there is none, with the month it can be bought in', async () => {
    const none = { isOnStock: false, quantity: 0, level: 'none', availableFrom: '2099-11-30' } as const;
    const { buyBox } = await viewOf({ availability: none });
    expect(buyBox.purchase).toMatchObject({ kind: 'restock', form: { action: '/fr/restock-request' } });
    expect(buyBox.availability).toContain('février 2100');
    expect(buyBox.delivery).toBeNull();
  });

  it('offers what is on stock in the place of what is not, three at most', async () => {
    const none = { isOnStock: false, quantity: 0, level: 'none', availableFrom: null } as const;
    const cards = [1, 2, 3, 4, 5].map((at) =>
      sampleCard({ sku: `EX1000010${at}`, slug: `four-1000010${at}`, name: `Four ${at}`, isOnStock: at > 1 }),
    );
    const { buyBox } = await viewOf({ availability: none }, { cards });
    expect(buyBox.instead?.products.map(({ name }) => name)).toEqual(['Four 2', 'Four 3', 'Four 4']);
    expect((await viewOf({}, { cards })).buyBox.instead).toBeNull();
  });

  it('promises no month from a date that has gone by', async () => {
    const late = { isOnStock: false, quantity: 0, level: 'none', availableFrom: '2026-01-31' } as const;
    const { buyBox } = await viewOf({ availability: late });
    expect(buyBox.availability).toBeNull();
  });

  it('is a question for an offer where the shop takes no orders', async () => {
    const { buyBox } = await viewOf({}, { locale: 'el-GR' });
    expect(buyBox.purchase).toMatchObject({
      kind: 'offer',
      href: '/contact-request?reason=sales&subreason=offer-request&productNumber=10000001&quantity=1',
    });
    expect(buyBox.personalPrice).toBeNull();
  });

  it('is none for a product that is not sold', async () => {
    expect((await viewOf({ eligibleForSelling: false })).buyBox.purchase.kind).toBe('none');
  });

  it('shows the B-ware of a new unit, and the way back', async () => {
    const bware = sampleCard({ sku: 'EX20000001', slug: 'four-20000001' });
    expect((await viewOf({}, { cards: [bware] })).buyBox.twin).toMatchObject({ href: '/fr/four-20000001' });
    const unit = sampleCard({ sku: 'EX10000001', slug: 'four-10000001' });
    const back = await viewOf({ sku: 'EX20000001', isBware: true }, { cards: [unit] });
    expect(back.buyBox.twin).toMatchObject({ href: '/fr/four-10000001' });
  });
});

describe('what a product page tells', () => {
  it('has a section only where there is something to say', async () => {
    const { sections } = await viewOf();
    expect(sections.map(({ id }) => id)).toEqual(['documents', 'reviews']);
  });

  it('turns a product with frames, and plays none where there are none', async () => {
    const images = [{ url: '/media/oven', alt: '' }];
    const { gallery } = await viewOf({ images, numberOf360Images: 24 });
    expect(gallery.turn?.frames).toHaveLength(24);
    expect(gallery.pictures).toMatchObject([{ large: '/media/oven-1280.webp' }]);
    expect((await viewOf({ images })).gallery).toMatchObject({ turn: null, video: null });
  });

  it('names the figures that decide, and all that was measured but is not written in its technical data', async () => {
    const row = (name: string, value: string) => ({ name, label: name, type: 'number' as const, value });
    const attributes = [row('cable-length', '1,5\u00a0m'), row('volume', '8\u00a0l'), row('net-weight', '7\u00a0kg')];
    const gross = { lengthMm: 1_240, widthMm: 400, heightMm: 380, weightG: 8_250 };
    const measures = { net: { lengthMm: 440, widthMm: 300, heightMm: 340, weightG: 7_000 }, gross };
    const { buyBox, details } = await viewOf({ attributes, measures, ean: '4062859000011' }, { locale: 'de-DE' });
    expect(buyBox.keyData.rows.map(({ value }) => value)).toEqual(['8\u00a0l', '1,5\u00a0m']);
    const written = details.technicalData.map(({ label, value }) => [
      label.replaceAll('\u00ad', '').replaceAll('\u00a0', ' '),
      value,
    ]);
    expect(written.slice(3)).toEqual([
      ['Abmessungen (L × B × H)', '440 × 300 × 340\u00a0mm'],
      ['Verpackungsmaße (L × B × H)', '1.240 × 400 × 380\u00a0mm'],
      ['Bruttogewicht', '8,25\u00a0kg'],
      ['EAN', '4062859000011'],
    ]);
  });

  it('draws a product on a worktop or beside a person, and none that was not measured or is too small', async () => {
    const none = { lengthMm: null, widthMm: null, heightMm: null, weightG: null };
    const sized = async (lengthMm: number, heightMm: number | null) =>
      (await viewOf({ measures: { net: { ...none, lengthMm, widthMm: 90, heightMm }, gross: none } })).details.size;
    const [small, long] = [await sized(560, 420), await sized(1_900, 420)];
    expect([small?.reference, long?.reference]).toEqual(['worktop', 'person']);
    expect(small?.caption).toContain('90\u00a0cm');
    expect(long?.text).toContain('1,75\u00a0m');
    expect([await sized(560, null), await sized(150, 100), (await viewOf()).details.size]).toEqual([null, null, null]);
  });

  it('links a video of another host and plays its own', async () => {
    const foreign = await viewOf({ video: 'https://videos.example/oven' });
    expect(foreign.gallery.video).toBeNull();
    expect(foreign.details.documents.at(-1)).toMatchObject({ href: 'https://videos.example/oven', isElsewhere: true });
    const own = await viewOf({ video: '/media/oven.webm' });
    expect(own.gallery.video).toMatchObject({ url: '/media/oven.webm', type: 'video/webm' });
    expect(own.details.documents).toHaveLength(1);
  });

  it('shows before a video its own picture, else the first of the product', async () => {
    const video = `/media/uploads/${'0a'.repeat(16)}.mp4`;
    const posterOf = async (more: Partial<ProductDocument>) => (await viewOf({ video, ...more })).gallery.video?.poster;
    const [image] = sampleProduct.images;
    const images = image === undefined ? [] : [image];
    expect(await posterOf({ images })).toBe(images[0] && largestPicture(images[0].url));
    const draft = `/media/uploads/${'0b'.repeat(16)}-640.webp`;
    expect(await posterOf({ images, videoPoster: draft })).toBe(draft);
    const poster = `/media/uploads/${'0b'.repeat(16)}`;
    expect(await posterOf({ images, videoPoster: poster })).toBe(`${poster}-1280.webp`);
    expect(await posterOf({ images: [] })).toBeUndefined();
  });

  it('names the country of a manufacturer in the language of the page', async () => {
    const manufacturer = { name: 'Ovens', address: 'Herdweg 4\n70174 Stuttgart', email: 'a@b.example', country: 'DE' };
    const { details } = await viewOf({ safety: { ...sampleProduct.safety, manufacturer } });
    expect(details.safety?.contacts[0]?.address).toEqual(['Herdweg 4', '70174 Stuttgart', 'Allemagne']);
  });

  it('shows accessories that can be had before those that cannot', async () => {
    const cards = [sampleCard({ sku: 'EX10000002', isOnStock: false }), sampleCard({ sku: 'EX10000003' })];
    const { accessories } = await viewOf({}, { cards });
    expect(accessories?.cards.map(({ sku }) => sku)).toEqual(['EX10000003', 'EX10000002']);
  });

  it('stands without all the parts that others answer for', async () => {
    const alone = await viewOf(
      { volumeDiscountGroup: 'ovens', reviewRatingStatistics: reviewed },
      { isAlone: true, locale: 'de-CH' },
    );
    expect(alone).toMatchObject({ accessories: null, alternatives: null, buyBox: { volume: null, twin: null } });
    expect(alone.reviews).toMatchObject({ reviews: [], pagination: null });
    expect(alone.reviews?.missing).not.toBeNull();
  });
});

describe('the reviews of a product', () => {
  const answers = { reviews };
  const product = { reviewRatingStatistics: reviewed };

  it('say who wrote them, where, when and in which language', async () => {
    const view = await viewOf(product, answers);
    expect(view.reviews?.reviews[0]).toMatchObject({
      author: 'Jana',
      country: 'Tchéquie',
      date: '01.03.2026',
      lang: 'cs',
      foreignLanguage: 'tchèque',
      paragraphs: ['Dobrý stroj.', 'Doporučuji.'],
    });
  });

  it('that nobody has written are called samples, and make no average', async () => {
    const none = { averageRating: 0, count: 0, ratingsDistribution: { 1: 0, 2: 0, 3: 0, 4: 0, 5: 0 } };
    const samples = reviews.slice(0, 1).map((review) => ({ ...review, isSample: true }));
    const view = await viewOf({ reviewRatingStatistics: { ...none, sampleCount: 1 } }, { reviews: samples });
    expect(view.reviews).toMatchObject({ ratings: null, reviews: [{ sample: 'Avis d’exemple' }] });
    expect(view.reviews?.samplesNote).toContain('moyenne');
    expect(view.buyBox.rating).toBeNull();
    expect(view.structuredData).not.toContain('AggregateRating');
    const written = await viewOf(product, answers);
    expect(written.reviews).toMatchObject({ samplesNote: null, reviews: Array(10).fill({ sample: null }) });
  });

  it('come ten a page, by links that keep their order', async () => {
    const first = await viewOf(product, { ...answers, search: '?reviews=most-recent' });
    expect(first.reviews?.reviews).toHaveLength(10);
    expect(first.reviews?.pagination?.next?.href).toBe(
      '/fr/four-a-pizza-10000001?reviews=most-recent&reviewsPage=2#reviews',
    );
    const second = await viewOf(product, { ...answers, search: '?reviewsPage=2' });
    expect(second.reviews?.reviews).toHaveLength(2);
  });

  it('end: there is no page after the last one', async () => {
    expect(await open(product, { ...answers, search: '?reviewsPage=3' })).toBeNull();
    expect(await open({}, { search: '?reviewsPage=2' })).toBeNull();
  });

  it.each(['?reviewsPage=0', '?reviewsPage=1e9', '?reviews=x', '?reviews=&reviewsPage='])(
    'are shown from the first where the address cannot be read: %s',
    async (search) => {
      const page = await open(product, { ...answers, search });
      expect(page?.view.reviews?.pagination?.previous).toBeNull();
      expect(page?.facts.robots).toBe('noindex');
    },
  );
});

describe('what is in a set', () => {
  const pan = sampleCard({ sku: 'EX10000002', name: 'Poêle', price: swiss(20_000) });
  const setParts = [{ sku: pan.sku, quantity: 2 }];

  it('has a section of its own where a part of it is sold', async () => {
    const isTold = async (cards: readonly (typeof pan)[]) => {
      const { sections, details } = await viewOf({ setParts }, { cards });
      return [details.set?.parts.length ?? null, sections.some(({ id }) => id === 'set')];
    };
    expect([await isTold([pan]), await isTold([])]).toEqual([
      [1, true],
      [null, false],
    ]);
  });
});

describe('what engines read of a product', () => {
  const graphOf = async (...parameters: Parameters<typeof open>): Promise<string> =>
    (await viewOf(...parameters)).structuredData ?? '';

  it('is a product with its offer, and a rating only where somebody has rated it', async () => {
    const plain = await graphOf();
    expect(plain).toContain('"price":"1299.00","priceCurrency":"CHF"');
    expect(plain).not.toContain('AggregateRating');
    expect(await graphOf({ reviewRatingStatistics: reviewed })).toContain('"ratingValue":"4.5","reviewCount":12');
  });

  it('claims no offer where the shop takes no orders, nor for what is not sold', async () => {
    expect(await graphOf({}, { locale: 'el-GR' })).not.toContain('"Offer"');
    expect(await graphOf({ eligibleForSelling: false })).not.toContain('"Offer"');
  });

  it('cannot end the element it stands in', async () => {
    const json = await graphOf({ name: '</script><script>alert(1)</script>' });
    expect(json).not.toContain('<');
    expect(JSON.parse(json)).toMatchObject({ '@graph': [{ name: '</script><script>alert(1)</script>' }, {}] });
  });

  it('is nothing for another order of the reviews', async () => {
    expect((await viewOf({}, { search: '?reviews=most-recent' })).structuredData).toBeNull();
  });

  it('has a picture and a price for whoever shares the page', async () => {
    const page = await open({ images: [{ url: '/media/oven', alt: 'Four' }] });
    expect(page?.facts.social).toEqual({
      type: 'product',
      image: { url: 'https://ch.localhost/media/oven-1280.webp', alt: 'Four' },
      price: { amount: '1299.00', currency: 'CHF' },
    });
  });
});
