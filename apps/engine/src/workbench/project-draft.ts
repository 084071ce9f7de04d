import type { Locale } from '@tradehall/domain/locales/locales.ts';
import { productDocument } from '@tradehall/domain/catalogue/product-document.ts';
import { contentShops } from '../content/content-shops';
import { environment } from '../platform/environment';
import type { Database } from '../platform/database';
import { loadCategoryTree, loadLabels, loadStoreSwitches } from '../read-side/load/load-catalogue';
import { loadProducts } from '../read-side/load/load-products';
import { marketsOn } from '../read-side/markets';
import { projectProduct } from '../read-side/project/project-product';

export interface ProjectedDraft {
  readonly document: unknown;
  /** Of its page in the shop. */
  readonly address: string;
}

/** The document that the projector would write of a product for a locale; null where it would write none. */
export async function projectDraft(
  database: Database,
  productId: number,
  locale: Locale,
): Promise<ProjectedDraft | null> {
  const now = new Date();
  const markets = marketsOn(now, await loadStoreSwitches(database)).filter((market) => market.locale === locale);
  const source = (await loadProducts(database, [productId], now.getTime())).find(productId);
  if (source === null) return null;
  const around = { markets, tree: await loadCategoryTree(database), labels: await loadLabels(database) };
  const body = projectProduct(source, around).get(locale);
  const shop = contentShops(environment.SHOP_ORIGIN_PATTERN).find((each) => each.locale === locale);
  if (body === undefined || shop === undefined) return null;
  const document = productDocument.parse(JSON.parse(body));
  return { document, address: `${shop.origin}${shop.pathPrefix}/${document.slug}/` };
}
