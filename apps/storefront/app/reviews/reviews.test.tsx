import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { Transport } from '@tradehall/domain/calls/client.ts';
import type { MyReview, MyReviewList, ProductToReview } from '@tradehall/domain/reviews/review.ts';
import { translator } from '../i18n/translator.ts';
import { shopOf } from '../testing/shop-of.ts';
import { answerReview, isSentBefore } from './answer-review.ts';
import { MyReviews } from './my-reviews.tsx';
import { lastMyReviewsPage, myReviewsView } from './my-reviews-view.ts';
import { ReviewForm } from './review-form.tsx';
import { writeReviewView } from './write-review-view.ts';
import { emptyWritten, readWritten } from './written-form.ts';

const sku = 'EX10010001';
const translate = translator('en-GB');
const product = { sku, name: 'Pizza oven', slug: 'pizza-oven-10010001', image: null };
const bought: ProductToReview = { ...product, orderedAt: '2026-11-01T10:00:00.000Z' };
const review: MyReview = {
  id: '9',
  authorName: 'Ada B.',
  text: 'Hot.\n\nLoud.',
  rating: 3,
  createdAt: '2026-11-15T10:00:00.000Z',
  locale: 'de-DE',
  product,
  state: 'pending',
  refusalReason: null,
};

const listOf = (results: MyReview[], toReview: ProductToReview[] = [], total = results.length): MyReviewList => ({
  ...{ offset: 0, limit: 10, total, count: results.length, exists: total > 0 },
  results,
  toReview,
});

function formOf(fields: Readonly<Record<string, string>>) {
  const sent = new FormData();
  for (const [name, value] of Object.entries(fields)) sent.set(name, value);
  return sent;
}
const written = { rating: '4', text: 'Hot.\r\n\r\nLoud.', authorName: 'Ada B.' };

describe('the form of a review', () => {
  const viewIn = (locale: 'cs-CZ' | 'de-DE') => writeReviewView(bought, emptyWritten('Ada B.'), null, shopOf(locale));

  it('asks for consent only where the country asks, and never ticks it or a star', () => {
    expect(viewIn('de-DE').consent).toBeNull();
    expect(viewIn('cs-CZ').consent).toMatchObject({ isTicked: false });
    const html = renderToStaticMarkup(<ReviewForm view={viewIn('cs-CZ')} />);
    expect(html.match(/type="radio"/g)).toHaveLength(5);
    expect(html).not.toContain('checked=""');
    expect(html).toContain('value="Ada B."');
  });

  it('says what is missing, and keeps what was typed', () => {
    const form = readWritten(formOf({ ...written, rating: '', reviewConsent: 'yes' }));
    expect(form.isComplete).toBe(false);
    const view = writeReviewView(bought, form, null, shopOf('cs-CZ'));
    expect(view.rating).toMatchObject({ isFirstFault: true });
    expect(view.text).toMatchObject({ value: 'Hot.\n\nLoud.', error: null });
    expect(view.consent?.isTicked).toBe(true);
  });

  it.each([
    ['markup', { text: '<b>' }],
    ['six stars', { rating: '6' }],
    ['what nobody can see', { text: '\u200b' }],
  ])('does not take %s', (_what, changes) => {
    expect(readWritten(formOf({ ...written, ...changes })).isComplete).toBe(false);
  });

  it('says each number of stars in words', () => {
    const [best] = writeReviewView(bought, emptyWritten(''), null, shopOf('en-GB')).rating.options;
    const stars = translate('product.reviewsRow', { stars: 5 });
    expect(best).toEqual({ value: '5', stars: 5, label: translate('reviews.stars5', { stars }) });
  });
});

describe('a review that is sent', () => {
  /** The middleware, which refuses with a code, or takes it. */
  const visitorOf = (code: string | null, mine: MyReviewList) => {
    const transport: Transport = ({ path }) => {
      if (path.endsWith('getReview'))
        return Promise.resolve({ status: 200, body: { data: { query: 'of-me', ...mine } } });
      return Promise.resolve(
        code === null
          ? { status: 200, body: { data: { reviewId: '9' } } }
          : { status: 409, body: { failure: { code } } },
      );
    };
    return shopOf('en-GB', { transport });
  };
  const send = (code: string | null, mine: MyReviewList, fields: Readonly<Record<string, string>> = written) => {
    const shop = visitorOf(code, mine);
    return answerReview(formOf(fields), sku, { calls: shop.calls }, shop);
  };
  const now = new Date().toISOString();

  it('is kept', async () => {
    expect(await send(null, listOf([], [bought]))).toBeNull();
  });

  it('is kept once by a second click, which is thanked as well', async () => {
    const same = listOf([{ ...review, rating: 4, createdAt: now }]);
    expect(await send('review-already-submitted', same)).toBeNull();
    expect(await send('review-already-submitted', same, { ...written, text: 'Another.' })).toEqual({
      view: null,
      status: 409,
    });
  });

  it('is refused to whoever has not bought it', async () => {
    expect(await send('review-sku-not-purchased', listOf([]))).toEqual({ view: null, status: 403 });
  });

  it('is shown again with the words of the failure', async () => {
    const again = await send('review-failed', listOf([], [bought]));
    expect(again?.view).toMatchObject({ error: translate('failure.review-failed'), text: { value: 'Hot.\n\nLoud.' } });
  });

  it('is the same only for a while, and only with the same words and stars', () => {
    const form = readWritten(formOf({ ...written, rating: '3' }));
    const at = Date.parse(review.createdAt);
    expect(isSentBefore(listOf([review]), form, at + 60_000)).toBe(true);
    expect(isSentBefore(listOf([review]), form, at + 3_600_000)).toBe(false);
    expect(isSentBefore(listOf([{ ...review, rating: 1 }]), form, at)).toBe(false);
    expect(isSentBefore(listOf([]), form, at)).toBe(false);
  });
});

describe('the page of my reviews', () => {
  const shop = shopOf('en-GB');

  it('says what became of each, and why one is not published', () => {
    const list = listOf([
      review,
      { ...review, id: '8', state: 'published' },
      { ...review, id: '7', state: 'refused', refusalReason: 'personal-data' },
    ]);
    const { reviews } = myReviewsView(list, 1, shop);
    expect(reviews.map(({ state, reason }) => [state.label, reason])).toEqual([
      [translate('reviews.statePending'), null],
      [translate('reviews.statePublished'), null],
      [translate('reviews.stateRefused'), translate('reviews.reasonPersonalData')],
    ]);
    expect(reviews[0]).toMatchObject({ date: '15.11.2026', lang: 'de', paragraphs: ['Hot.', 'Loud.'] });
  });

  it('leads to the form for what was bought', () => {
    const view = myReviewsView(listOf([], [bought]), 1, shop);
    expect(view.toReview?.items).toMatchObject([
      { ordered: translate('reviews.ordered', { date: '01.11.2026' }), write: { href: `/review?sku=${sku}` } },
    ]);
    expect(renderToStaticMarkup(<MyReviews view={view} />)).toContain('href="/pizza-oven-10010001"');
  });

  it('says what to do where there is nothing', () => {
    expect(myReviewsView(listOf([]), 1, shop).none).toEqual({
      title: translate('reviews.none'),
      text: translate('reviews.nothingBought'),
    });
  });

  it('has pages, and names a product the shop does not show any more', () => {
    const gone = { ...review, product: { ...product, slug: null } };
    const list = listOf([gone], [], 11);
    expect(lastMyReviewsPage(list)).toBe(2);
    const { pagination, reviews } = myReviewsView(list, 2, shop);
    expect(pagination).toMatchObject({ previous: { href: '/my-account/my-reviews' }, next: null });
    expect(reviews[0]?.product).toMatchObject({ href: null, name: 'Pizza oven' });
  });
});
