import { data } from 'react-router';
import { hostCookieLine } from '@tradehall/domain/calls/host-cookie.ts';
import { translator } from '../i18n/translator.ts';
import { comparedIn, comparedText } from '../product-card/compared.ts';
import { cookieHeaders } from '../request/cookie-headers.ts';
import { obeyVerdict } from '../request/obey-verdict.ts';
import { pageFacts } from '../request/page-facts.ts';
import { pageLinks } from '../request/page-links.ts';
import type { ShopRequest } from '../request/shop-request.ts';
import type { VisitorRequest } from '../request/visitor-request.ts';
import { comparisonAfter, namedSkus } from './comparison.ts';
import { compareView } from './compare-view.ts';

/** Null where the product is gone: then the others are compared. */
async function findProduct(sku: string, { calls, locale }: ShopRequest) {
  const answer = await calls['new-ct'].getProduct({ query: 'main', locale, sku });
  if (!answer.ok && answer.failure.code !== 'product-not-found')
    throw new Error(`no product to compare: ${answer.failure.code}`);
  return answer.ok && answer.value.query === 'main' ? answer.value.products.results[0] : null;
}

async function cardsOf(skus: readonly string[], { calls, locale }: ShopRequest) {
  const answer =
    skus.length === 0 ? null : await calls['new-ct'].getProduct({ query: 'listing', locale, skus: [...skus] });
  return answer?.ok === true && answer.value.query === 'listing' ? answer.value.products.results : [];
}

/** What else could be compared; without an answer nothing is offered. */
async function alternativesTo(sku: string | undefined, { calls, locale }: ShopRequest) {
  const answer = sku === undefined ? null : await calls['new-ct'].getAlternativeProducts({ locale, sku });
  return answer?.ok === true ? answer.value.products.results : [];
}

const yearSeconds = 365 * 24 * 60 * 60;

/** For who has no JavaScript: the browser keeps the same by itself. */
function keptCookie(skus: readonly string[], { locale, originOf }: ShopRequest): string {
  const isSecure = originOf(locale).startsWith('https:');
  const maxAgeSeconds = skus.length === 0 ? 0 : yearSeconds;
  return hostCookieLine({ name: 'compared', value: comparedText(skus), maxAgeSeconds, isSecure });
}

export async function loadCompare(url: URL, shop: ShopRequest, visitor: VisitorRequest) {
  obeyVerdict(shop);
  const kept = comparedIn(visitor.choice('compared') ?? '');
  const { skus, isFull } = comparisonAfter(kept, namedSkus(url.searchParams));
  const [found, cards, alternatives] = await Promise.all([
    Promise.all(skus.map((sku) => findProduct(sku, shop))),
    cardsOf(skus, shop),
    alternativesTo(skus[0], shop),
  ]);
  const products = found.filter((product) => product !== null);
  const view = compareView({ products, cards, alternatives, isFull }, pageLinks(shop).route('compare') ?? '', shop);
  const title = translator(shop.locale)('compare.title');
  return data(
    { view, facts: pageFacts({ title, paths: {}, robots: 'noindex, nofollow' }, shop) },
    {
      headers: cookieHeaders([
        keptCookie(
          products.map(({ sku }) => sku),
          shop,
        ),
      ]),
    },
  );
}
