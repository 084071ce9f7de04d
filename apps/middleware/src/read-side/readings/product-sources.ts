import type { ProductSource } from '@tradehall/domain/content/block-fields.ts';
import type { ContentBlock } from '@tradehall/domain/content/content-block.ts';
import { productZones } from '@tradehall/domain/content/product-zones.ts';
import type { ProductZoneKey } from '@tradehall/domain/content/product-zones.ts';

export interface PlacedSource {
  /** `3` for the fourth block of a page, `3.1` for the second group in it. */
  readonly place: string;
  readonly source: ProductSource;
}

const productsInZone = 12;

/** What the blocks that show products show, and where. */
export function productSourcesOf(blocks: readonly ContentBlock[]): readonly PlacedSource[] {
  return blocks.flatMap((block, index) => sourcesOf(block, String(index)));
}

function sourcesOf({ kind, fields }: ContentBlock, place: string): readonly PlacedSource[] {
  switch (kind) {
    case 'home-products':
    case 'product-listing':
    case 'trust-review-carousel':
      return [{ place, source: fields.source }];
    case 'product-group-slider':
      return fields.groups.map(({ source }, group) => ({ place: `${place}.${group}`, source }));
    case 'product-zone':
    case 'product-zone-box':
      return [{ place, source: bestsellersOf(fields.zone) }];
    default:
      return [];
  }
}

/** B§2.7: a zone shows what sells best in its department. */
function bestsellersOf(zone: ProductZoneKey): ProductSource {
  const category = productZones[zone];
  return { by: 'tag', tag: 'bestseller', limit: productsInZone, ...(category !== null && { category }) };
}
