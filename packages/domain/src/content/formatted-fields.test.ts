import { expect, it } from 'vitest';
import type { ContentBlock } from './content-block.ts';
import { formattedFields } from './formatted-fields.ts';

const bestsellers = { by: 'tag', tag: 'bestseller', limit: 8 } as const;
const inKitchens = { by: 'category', category: 'gastronomy', limit: 8 } as const;

const cases: readonly [ContentBlock, readonly unknown[]][] = [
  [{ kind: 'page-title', fields: { title: 'Gastronomy' } }, []],
  [
    { kind: 'text-section', fields: { title: 'Payment', html: '<p>By card</p>' } },
    [{ format: 'html', entries: [], value: '<p>By card</p>' }],
  ],
  [
    {
      kind: 'product-group-slider',
      fields: {
        title: 'Popular',
        groups: [
          { label: 'Bestsellers', source: bestsellers },
          { label: 'Kitchen', source: inKitchens },
        ],
      },
    },
    [
      { format: 'products', entries: [0], value: bestsellers },
      { format: 'products', entries: [1], value: inKitchens },
    ],
  ],
  [
    { kind: 'product-zone', fields: { title: 'Bestsellers', zone: 'ma_exde_6' } },
    [{ format: 'product-zone', entries: [], value: 'ma_exde_6' }],
  ],
  [
    {
      kind: 'category-box-links',
      fields: { title: 'Categories', boxes: [{ category: 'measurement', links: ['measurement/scales'] }] },
    },
    [
      { format: 'category', entries: [0], value: 'measurement' },
      { format: 'category', entries: [0, 0], value: 'measurement/scales' },
    ],
  ],
];

const byKind = cases.map(([block, found]) => [block.kind, block, found] as const);

it.each(byKind)('finds what has a format in a %s, and in which entry it stands', (_kind, block, found) => {
  expect(formattedFields(block)).toEqual(found);
});
