import { text } from 'node:stream/consumers';
import { prerenderToNodeStream } from 'react-dom/static';
import { describe, expect, it } from 'vitest';
import type { ProductDocument } from '@tradehall/domain/catalogue/product-document.ts';
import { productTransport } from '../testing/product-transport.ts';
import { sampleCard } from '../testing/sample-card.ts';
import { sampleProduct } from '../testing/sample-product.ts';
import { shopOf } from '../testing/shop-of.ts';
import { loadProduct } from './load-product.ts';
import { ProductPage } from './product-page.tsx';

type Answers = Omit<Parameters<typeof productTransport>[0], 'product'>;

async function htmlOf(changes: Partial<ProductDocument> = {}, answers: Answers = {}, held = 0): Promise<string> {
  const product = { ...sampleProduct, ...changes };
  const shop = shopOf('fr-CH', { transport: productTransport({ product, cards: [sampleCard()], ...answers }) });
  const page = await loadProduct(product.sku, new URL(`http://ch.localhost/fr/${product.slug}`), shop);
  if (page === null) throw new Error('there is no such page');
  // As the server does: it waits for the parts that browsers fetch later.
  const { prelude } = await prerenderToNodeStream(<ProductPage view={page.view} held={held} />);
  return text(prelude);
}

const images = [
  { url: '/media/oven', alt: 'Four' },
  { url: '/media/door', alt: 'Porte' },
];

describe('a product page', () => {
  it('has one heading of the first level, and is whole with almost nothing to say', async () => {
    const html = await htmlOf();
    expect(html.match(/<h1/g)).toHaveLength(1);
    expect(html).toContain('Four à pizza');
    expect(html).not.toContain('undefined');
  });

  it('lets one add as many as there are beside those in the cart', async () => {
    const availability = { ...sampleProduct.availability, quantity: 7 };
    expect(await htmlOf({ availability })).toContain('min="1" max="7"');
    expect(await htmlOf({ availability }, {}, 5)).toContain('min="1" max="2"');
    expect(await htmlOf({ availability }, {}, 7)).toContain('min="1" max="1"');
  });

  it('shows its first picture at once and the others when they are near', async () => {
    const html = await htmlOf({ images });
    expect(html.match(/fetchPriority="high"/gi)).toHaveLength(1);
    expect(html).toContain('href="/media/door-1280.webp"');
  });

  it('keeps the video until somebody wants to see it', async () => {
    const html = await htmlOf({ images, video: '/media/oven.webm' });
    expect(html).toContain('preload="none"');
    // What is out of sight is not reached by keyboard either.
    expect(html).toMatch(/<video[^>]*tabindex="-1"/i);
  });

  it('marks its one big button for the cart, and the bar takes the same quantity', async () => {
    const html = await htmlOf();
    expect(html).toContain('data-add-to-cart="EX10000001"');
    expect(html).toContain('form="purchase"');
  });

  it('says of similar products under which recommendation they are shown', async () => {
    expect(await htmlOf()).toMatch(/data-item-list="similar" data-recommendation="one"/);
  });

  it('leads to the contact form with its number, for what a product makes people write about', async () => {
    const html = (await htmlOf()).replaceAll('&amp;', '&');
    const form = 'href="/fr/contact-request?reason=';
    expect(html).toContain(`${form}product-claim-within-30-days&subreason=missing-manual&productNumber=10000001"`);
    expect(html).toContain(`${form}sales&subreason=spare-parts&productNumber=10000001"`);
    expect(html).toContain(`${form}sales&subreason=discount-request&quantity=1&productNumber=10000001"`);
  });

  it('has no styles in its markup, which the policy of the page would refuse', async () => {
    expect(await htmlOf({ images, numberOf360Images: 24, energy: { class: 'B', scale: 'A-G' } })).not.toContain(
      'style=',
    );
  });

  it('draws the energy label where its arrow leads', async () => {
    const html = await htmlOf({ energy: { class: 'B', scale: 'A-G' } });
    expect(html).toContain('href="#energy-label"');
    expect(html).toContain('id="energy-label"');
  });

  it('draws its size to scale, and says in words what the drawing shows', async () => {
    const net = { lengthMm: 560, widthMm: 480, heightMm: 420, weightG: 16_000 };
    const html = await htmlOf({ measures: { net, gross: net } });
    expect(html).toMatch(/<svg role="img" aria-labelledby="[^"]+" aria-describedby="[^"]+"/);
    expect(html).toMatch(/<desc [^>]*>[^<]*560\u00a0mm[^<]*480\u00a0mm[^<]*420\u00a0mm[^<]*90\u00a0cm/);
    expect(html).not.toMatch(/NaN|style=/);
  });

  it('asks for a guarantee in one quiet line and has none chosen', async () => {
    const html = await htmlOf({ guaranteeRatePermyriad: 800 });
    expect(html).toMatch(/<details class="[^"]*">/);
    expect(html).not.toMatch(/type="radio"[^>]*checked/);
  });

  it('marks the volume step that what is in the cart has reached', async () => {
    const product = { volumeDiscountGroup: 'ovens', availability: { ...sampleProduct.availability, quantity: 9 } };
    const reachedIn = async (held: number) => (await htmlOf(product, {}, held)).split('data-reached="true"')[1];
    expect(await reachedIn(0)).toMatch(/^[^§]*?>–</);
    expect(await reachedIn(2)).toMatch(/^[^§]*?−5/);
    const barIn = async (held: number) =>
      /data-shown="false"[^]*?_now[^>]*>([^<]+)</.exec(await htmlOf(product, {}, held))?.[1];
    expect(await barIn(2)).toBeDefined();
    expect(await reachedIn(2)).toContain(`>${(await barIn(2)) ?? ''}<`);
    expect(await barIn(2)).not.toBe(await barIn(0));
  });

  it('takes an address as a plain form while there is none on stock', async () => {
    const html = await htmlOf({ availability: { isOnStock: false, quantity: 0, level: 'none', availableFrom: null } });
    expect(html).toContain('action="/fr/restock-request" method="post"');
    expect(html).not.toContain('form="purchase"');
  });

  it('keeps no empty place for products that are fetched later, if there are any', async () => {
    expect(await htmlOf()).not.toMatch(/aria-busy|skeleton/);
  });

  it('leads whoever has bought it to the form of a review, and no engine', async () => {
    expect(await htmlOf()).toMatch(/<a (?=[^>]*rel="nofollow")[^>]*href="\/fr\/review\?sku=EX10000001"/);
  });

  it('is followed by engines to none of the other orders and pages of its reviews', async () => {
    const count = 12;
    const reviewRatingStatistics = {
      averageRating: 5,
      count,
      ratingsDistribution: { 1: 0, 2: 0, 3: 0, 4: 0, 5: count },
    };
    const reviews = Array.from({ length: count }, (_, at) => ({
      id: String(at + 1),
      authorName: 'Jana',
      text: 'Bon.',
      rating: 5,
      createdAt: '2026-03-01T22:30:00.000Z',
      locale: 'fr-CH' as const,
    }));
    const html = await htmlOf({ reviewRatingStatistics }, { reviews });
    const links = html.match(/<a [^>]*href="[^"]*(?:reviews(?:Page)?=|compare\?)[^>]*>/g);
    expect(links?.some((link) => link.includes('reviewsPage=2'))).toBe(true);
    expect(links?.filter((link) => !/rel="[^"]*nofollow/.test(link))).toEqual([]);
  });
});
