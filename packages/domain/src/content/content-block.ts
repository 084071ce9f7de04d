import { z } from 'zod';
import { bannerBlocks } from './blocks/banner-blocks.ts';
import { cardBlocks } from './blocks/card-blocks.ts';
import { catalogueBlocks } from './blocks/catalogue-blocks.ts';
import { pageBlocks } from './blocks/page-blocks.ts';

/** B§2.7: every kind of block a content page is made of. */
export const contentBlock = z.discriminatedUnion('kind', [
  ...bannerBlocks,
  ...cardBlocks,
  ...catalogueBlocks,
  ...pageBlocks,
]);
export type ContentBlock = z.output<typeof contentBlock>;
export type BlockKind = ContentBlock['kind'];
export type FieldsOf<Kind extends BlockKind> = Extract<ContentBlock, { kind: Kind }>['fields'];

/** By kind, in the order of the tables. */
export const blockSchemas: ReadonlyMap<BlockKind, z.ZodType<ContentBlock['fields']>> = new Map(
  contentBlock.options.map(({ shape }) => [shape.kind.value, shape.fields]),
);

export const blockKinds: readonly BlockKind[] = [...blockSchemas.keys()];
