import type { CategoryRow } from './workbench.documents';

export interface Branch {
  readonly id: string;
  readonly name: string;
  readonly isPrivate: boolean;
  readonly children: readonly Branch[];
}

export function branchesOf(rows: readonly CategoryRow[]): readonly Branch[] {
  const below = Map.groupBy(rows, ({ isTop, parentId }) => (isTop ? null : parentId));
  const grow = (parentId: string | null): readonly Branch[] =>
    (below.get(parentId) ?? []).map(({ id, name, isPrivate }) => ({ id, name, isPrivate, children: grow(id) }));
  return grow(null);
}

/** `Gastronomy › Ovens`, by id. */
export function pathsOf(branches: readonly Branch[], above = ''): ReadonlyMap<string, string> {
  return new Map(
    branches.flatMap((branch): [string, string][] => {
      const path = `${above}${branch.name}`;
      return [[branch.id, path], ...pathsOf(branch.children, `${path} › `)];
    }),
  );
}

/** What is called that, with all below it, and the way there. */
export function found(branches: readonly Branch[], search: string): readonly Branch[] {
  const words = search.trim().toLowerCase();
  return branches.flatMap((branch) => {
    if (branch.name.toLowerCase().includes(words)) return [branch];
    const children = found(branch.children, search);
    return children.length === 0 ? [] : [{ ...branch, children }];
  });
}
