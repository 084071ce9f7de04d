import type { CategoryNode } from './categories';

const relatedCount = 3;

/** A§3: up to three; the next ones on the same shelf, then the neighbours of the shelf, and so on upwards. */
export function relatedCategories(node: CategoryNode, roots: readonly CategoryNode[]): readonly string[] {
  const related: CategoryNode[] = [];
  for (let level: CategoryNode | null = node; level !== null; level = level.parent)
    related.push(...neighbours(level, roots));
  return related.slice(0, relatedCount).map(({ key }) => key);
}

function neighbours(node: CategoryNode, roots: readonly CategoryNode[]): CategoryNode[] {
  const shelf = node.parent?.children ?? roots;
  return [...shelf.slice(node.position + 1), ...shelf.slice(0, node.position)];
}
