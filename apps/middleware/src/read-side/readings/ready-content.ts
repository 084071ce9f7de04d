import type { ContentBlock } from '@tradehall/domain/content/content-block.ts';
import { Encoded } from '../encoded.ts';
import { namedCategories } from './named-categories.ts';
import { productSourcesOf, type PlacedSource } from './product-sources.ts';

interface Written {
  readonly title: string;
  readonly metaDescription: string;
  readonly blocks: ContentBlock[];
}

/** A state of a page as it is kept in memory: its blocks as text, and what has to be looked up for them. */
export interface ReadyContent {
  readonly title: string;
  readonly metaDescription: string;
  readonly content: Encoded<ContentBlock[]>;
  readonly categories: ReadonlySet<string>;
  readonly products: readonly PlacedSource[];
  readonly showsRecalls: boolean;
}

export function readyContent({ title, metaDescription, blocks }: Written): ReadyContent {
  return {
    title,
    metaDescription,
    content: Encoded.of<ContentBlock[]>(blocks),
    categories: namedCategories(blocks),
    products: productSourcesOf(blocks),
    showsRecalls: blocks.some(({ kind }) => kind === 'product-recalls'),
  };
}
