import { bandOf, bandsOf, type Band } from '../families/bands';
import { departments } from '../families/departments';
import { families } from '../families/families';
import type { Family } from '../families/family';
import type { Unit } from './unit';

/** What a category stands for; each level adds to the one above. A§3: five levels. */
export type CategorySubject =
  | { readonly level: 'department'; readonly department: string }
  | { readonly level: 'group'; readonly group: string }
  | { readonly level: 'family'; readonly family: Family }
  | { readonly level: 'subtype'; readonly family: Family; readonly subtype: string }
  | { readonly level: 'band'; readonly family: Family; readonly subtype: string; readonly band: Band };

export interface CategoryNode {
  /** A path that never changes with language or position. */
  readonly key: string;
  readonly subject: CategorySubject;
  readonly parent: CategoryNode | null;
  /** Among its siblings, counted from 0. */
  readonly position: number;
  readonly children: readonly CategoryNode[];
}

interface Growing extends CategoryNode {
  readonly children: CategoryNode[];
}

/** All categories, each after its parent: the same whatever the number of products. */
export function categoryTree(): readonly CategoryNode[] {
  const all: CategoryNode[] = [];
  const grow = (parent: Growing | null, name: string, subject: CategorySubject): Growing => {
    const siblings = parent === null ? all.filter((node) => node.parent === null) : parent.children;
    const key = parent === null ? name : `${parent.key}/${name}`;
    const node: Growing = { key, subject, parent, position: siblings.length, children: [] };
    parent?.children.push(node);
    all.push(node);
    return node;
  };
  for (const [department, groups] of Object.entries(departments)) {
    const top = grow(null, department, { level: 'department', department });
    for (const group of groups) {
      const shelf = grow(top, group, { level: 'group', group });
      const own = families.filter((family) => family.department === department && family.group === group);
      for (const family of own) growFamily(shelf, family, grow);
    }
  }
  return all;
}

type Grow = (parent: Growing, name: string, subject: CategorySubject) => Growing;

function growFamily(shelf: Growing, family: Family, grow: Grow): void {
  const node = grow(shelf, family.key, { level: 'family', family });
  for (const subtype of family.subtypes) {
    const branch = grow(node, subtype, { level: 'subtype', family, subtype });
    for (const band of bandsOf(family, subtype)) grow(branch, bandKey(band), { level: 'band', family, subtype, band });
  }
}

/** The most specific category of a product. */
export function categoryKeyOf({ family, subtype, bandValue }: Unit): string {
  const branch = `${family.department}/${family.group}/${family.key}/${subtype}`;
  const isDivided = bandsOf(family, subtype).length > 0;
  return isDivided ? `${branch}/${bandKey(bandOf(family, bandValue))}` : branch;
}

function bandKey({ from, to }: Band): string {
  if (from === null) return `up-to-${to ?? 'any'}`;
  return to === null ? `from-${from}` : `${from}-to-${to}`;
}
