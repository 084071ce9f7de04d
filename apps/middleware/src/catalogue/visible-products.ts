import type { Locale } from '@tradehall/domain/locales/locales.ts';
import type { CallContext } from '../context/call-context.ts';
import type { ProductReading } from '../read-side/readings/product-reading.ts';

/** Those of the products that anybody may see, each once, in the order asked for. */
export async function visibleProducts(
  skus: readonly string[],
  locale: Locale,
  context: CallContext,
): Promise<readonly ProductReading[]> {
  const found = await Promise.all([...new Set(skus)].map((sku) => context.read('product', locale, sku)));
  return found.filter((product) => product !== null).filter(({ isVisible }) => isVisible);
}
