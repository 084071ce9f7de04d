import { categoryKey } from '@tradehall/domain/content/block-fields.ts';
import type { ContentBlock } from '@tradehall/domain/content/content-block.ts';
import { formattedFields } from '@tradehall/domain/content/formatted-fields.ts';
import { productSourcesOf } from './product-sources.ts';

// As a link of its own, or as one in a formatted text.
const linkToCategory = /(?:^|")category:([a-z0-9/-]+)/g;

/** The keys of all categories that the blocks show or link to. */
export function namedCategories(blocks: readonly ContentBlock[]): ReadonlySet<string> {
  return new Set([...blocks.flatMap(shownBy), ...blocks.flatMap(linkedBy), ...sourcesOf(blocks)]);
}

function shownBy(block: ContentBlock): readonly string[] {
  return formattedFields(block).flatMap(({ format, value }) => (format === 'category' ? categoryKey.parse(value) : []));
}

function linkedBy(block: ContentBlock): readonly string[] {
  return [...textsIn(block.fields)].flatMap((text) =>
    [...text.matchAll(linkToCategory)].map(([, category = '']) => category),
  );
}

function* textsIn(value: unknown): Generator<string> {
  if (typeof value === 'string') yield value;
  else if (typeof value === 'object' && value !== null) for (const part of Object.values(value)) yield* textsIn(part);
}

function sourcesOf(blocks: readonly ContentBlock[]): readonly string[] {
  return productSourcesOf(blocks).flatMap(({ source }) =>
    source.by === 'skus' || source.category === undefined ? [] : [source.category],
  );
}
