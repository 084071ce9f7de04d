import { data } from 'react-router';
import { translator } from '../i18n/translator.ts';
import { anonymousPageHeaders } from '../request/cache-headers.ts';
import { obeyVerdict } from '../request/obey-verdict.ts';
import { pageFacts } from '../request/page-facts.ts';
import { pageLinks } from '../request/page-links.ts';
import type { ShopRequest } from '../request/shop-request.ts';
import { comparedSkus } from './compared-skus.ts';
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

export async function loadCompare(url: URL, shop: ShopRequest) {
  obeyVerdict(shop);
  const skus = comparedSkus(url.searchParams);
  const [found, cards, alternatives] = await Promise.all([
    Promise.all(skus.map((sku) => findProduct(sku, shop))),
    cardsOf(skus, shop),
    alternativesTo(skus[0], shop),
  ]);
  const products = found.filter((product) => product !== null);
  const view = compareView({ products, cards, alternatives }, pageLinks(shop).route('compare') ?? '', shop);
  const title = translator(shop.locale)('compare.title');
  return data(
    { view, facts: pageFacts({ title, paths: {}, robots: 'noindex, nofollow' }, shop) },
    { headers: anonymousPageHeaders(products.map(({ sku }) => `product:${shop.locale}:${sku}`)) },
  );
}
