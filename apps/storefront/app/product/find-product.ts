import type { ProductDocument } from '@tradehall/domain/catalogue/product-document.ts';
import type { ShopRequest } from '../request/shop-request.ts';

/** A§5: shown are published products of this market; whether one can also be bought is another question. */
const mayBeShown = ({ published, enabledOnMarket }: ProductDocument): boolean => published && enabledOnMarket;

/** Null where the shop has no such product to show. */
export async function findProduct(
  sku: string,
  { calls, locale }: Pick<ShopRequest, 'calls' | 'locale'>,
): Promise<ProductDocument | null> {
  const answer = await calls['new-ct'].getProduct({ query: 'main', locale, sku });
  if (!answer.ok && answer.failure.code === 'product-not-found') return null;
  if (!answer.ok || answer.value.query !== 'main')
    throw new Error(`no product: ${answer.ok ? 'another query was answered' : answer.failure.code}`);
  const [product] = answer.value.products.results;
  return mayBeShown(product) ? product : null;
}
