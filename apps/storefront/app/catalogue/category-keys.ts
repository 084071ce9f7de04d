import type { NavigationNode } from '@tradehall/domain/catalogue/navigation-document.ts';

type KeysBySlug = ReadonlyMap<string, readonly string[]>;

const collect = (nodes: readonly NavigationNode[], above: readonly string[], found: Map<string, readonly string[]>) => {
  for (const { key, slug, children } of nodes) {
    const keys = [...above, key];
    found.set(slug, keys);
    collect(children, keys, found);
  }
  return found;
};

// A tree is read anew every few seconds, and asked on every page.
const indexes = new WeakMap<readonly NavigationNode[], KeysBySlug>();

/** The keys of a category and those above it, from the root down; null for one that the tree does not know yet. */
export const findCategoryKeys = (tree: readonly NavigationNode[], slug: string): readonly string[] | null => {
  const index = indexes.get(tree) ?? collect(tree, [], new Map());
  indexes.set(tree, index);
  return index.get(slug) ?? null;
};
