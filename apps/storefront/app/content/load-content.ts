import type { StoreDocument } from '@tradehall/domain/catalogue/store-document.ts';
import type { ShownContent } from '@tradehall/domain/content/content.calls.ts';
import { homePageKey } from '@tradehall/domain/content/content-pages.ts';
import type { ShopRequest } from '../request/shop-request.ts';
import { contentView, type ContentView } from './content-view.ts';

interface FoundContent {
  readonly content: ShownContent;
  readonly isDraft: boolean;
}

async function findDraft(
  key: string,
  { calls, locale, preview, staffPass }: ShopRequest,
): Promise<FoundContent | null> {
  if (preview === null || staffPass === null) return null;
  const answer = await calls.shop.contentPreview({ locale, revisionId: preview, pass: staffPass });
  // A page that was never published has no address: its draft is shown at home.
  const isAskedFor = answer.ok && (answer.value.key === key || key === homePageKey);
  return isAskedFor ? { content: answer.value, isDraft: true } : null;
}

async function findPublished(key: string, { calls, locale }: ShopRequest): Promise<FoundContent | null> {
  const answer = await calls.shop.content({ locale, key });
  if (answer.ok) return { content: answer.value, isDraft: false };
  if (answer.failure.code === 'not-found') return null;
  throw new Error(`no content page ${key}: ${answer.failure.code}`);
}

const findContent = async (key: string, shop: ShopRequest): Promise<FoundContent | null> =>
  (await findDraft(key, shop)) ?? (await findPublished(key, shop));

/** A page without the shop's own phone number is better than none. */
async function findStore({ calls, locale, log }: ShopRequest): Promise<StoreDocument | null> {
  const onError = (error: Error) => log.warn({ err: error, locale }, 'the store is missing');
  const answer = await calls['new-ct'].getStores({ locale }, { onError });
  return answer?.ok === true ? answer.value : null;
}

const linkedSkus = (content: ShownContent): readonly string[] => [
  ...new Set([...JSON.stringify(content.content).matchAll(/\bproduct:(EX\d{8})/g)].flatMap(([, sku]) => sku ?? [])),
];

async function findProductSlugs(content: ShownContent, shop: ShopRequest): Promise<ReadonlyMap<string, string>> {
  const skus = linkedSkus(content).slice(0, 100);
  if (skus.length === 0) return new Map();
  const answer = await shop.calls['new-ct'].getProduct({ query: 'listing', locale: shop.locale, skus: [...skus] });
  return answer.ok && answer.value.query === 'listing'
    ? new Map(answer.value.products.results.map(({ sku, slug }) => [sku, slug]))
    : new Map();
}

/** The content page of a key as this shop shows it now; null where it has none. */
export async function loadContent(key: string, shop: ShopRequest, url: URL): Promise<ContentView | null> {
  const [found, store] = await Promise.all([findContent(key, shop), findStore(shop)]);
  if (found === null) return null;
  const { content, isDraft } = found;
  const productSlugs = await findProductSlugs(content, shop);
  return contentView(content, {
    shop,
    store,
    productSlugs,
    now: new Date(),
    isDraft,
    showsKinds: shop.isStaff && url.searchParams.get('components-overview') === 'true',
  });
}
