import { productSource, productZone, type ProductSource } from '@tradehall/domain/content/block-fields.ts';
import type { ContentBlock } from '@tradehall/domain/content/content-block.ts';
import { formattedFields } from '@tradehall/domain/content/formatted-fields.ts';
import { productZones, type ProductZoneKey } from '@tradehall/domain/content/product-zones.ts';

export interface PlacedSource {
  /** `3` for the fourth block of a page, `3.1` for the second group in it. */
  readonly place: string;
  readonly source: ProductSource;
}

const productsInZone = 12;

/** What the blocks that show products show, and where. */
export function productSourcesOf(blocks: readonly ContentBlock[]): readonly PlacedSource[] {
  return blocks.flatMap((block, index) =>
    formattedFields(block).flatMap(({ format, entries, value }) => {
      const source = findSource(format, value);
      return source === null ? [] : [{ place: [index, ...entries].join('.'), source }];
    }),
  );
}

function findSource(format: string, value: unknown): ProductSource | null {
  if (format === 'products') return productSource.parse(value);
  return format === 'product-zone' ? bestsellersOf(productZone.parse(value)) : null;
}

/** B§2.7: a zone shows what sells best in its department. */
function bestsellersOf(zone: ProductZoneKey): ProductSource {
  const category = productZones[zone];
  return { by: 'tag', tag: 'bestseller', limit: productsInZone, ...(category !== null && { category }) };
}
