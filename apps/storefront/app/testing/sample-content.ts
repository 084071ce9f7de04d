import type { ProductCard } from '@tradehall/domain/catalogue/product-card.ts';
import { productZones } from '@tradehall/domain/content/product-zones.ts';
import { contentBlock, type BlockKind, type ContentBlock } from '@tradehall/domain/content/content-block.ts';
import type { ShownContent } from '@tradehall/domain/content/content.calls.ts';
import { sampleBlocks } from './sample-blocks.ts';
import { sampleCard } from './sample-card.ts';

export const sampleBlock = (kind: BlockKind): ContentBlock => contentBlock.parse({ kind, fields: sampleBlocks[kind] });

const cardAt = (index: number): ProductCard =>
  sampleCard({
    sku: `EX1000000${index}`,
    name: `Pizzaofen Modell ${index}`,
    slug: `pizzaofen-1000000${index}`,
    averageRating: index === 1 ? 0 : 4.6,
    reviewCount: index === 1 ? 0 : 12,
  });

const products = [1, 2, 3, 4, 5, 6, 7, 8].map(cardAt);
const departments = Object.values(productZones).filter((department) => department !== null);

/** What the middleware answers for a page of these blocks in a shop that has every department and page. */
export const sampleContent = (blocks: readonly ContentBlock[], key = 'payment'): ShownContent => ({
  key,
  title: 'Eine Seite',
  metaDescription: 'Was auf ihr steht.',
  content: [...blocks],
  categories: departments.map((department) => ({ key: department, name: `Abteilung ${department}`, slug: department })),
  products: Object.fromEntries(
    blocks.flatMap((_block, index) => [
      [String(index), products],
      [`${index}.0`, products],
      [`${index}.1`, products],
    ]),
  ),
  recalls: [
    {
      id: '7',
      sku: 'EX10000001',
      name: 'Pizzaofen Modell 1',
      slug: 'pizzaofen-10000001',
      image: null,
      hazard: 'fire',
      action: 'stop-using-refund',
      batch: 'A1 bis A9',
      publishedAt: '2026-11-16T10:00:00.000Z',
    },
  ],
});
