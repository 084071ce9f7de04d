import type { CategoryLinkWithProducts } from '@tradehall/domain/catalogue/category-link.ts';
import { navigationDocument, type NavigationNode } from '@tradehall/domain/catalogue/navigation-document.ts';
import type { DocumentKind } from '../document-reader.ts';
import { Encoded } from '../encoded.ts';

export interface NavigatedCategory extends CategoryLinkWithProducts {
  /** The keys from the department down to itself: one a level. */
  readonly path: readonly string[];
}

export interface NavigationReading {
  readonly roots: Encoded<NavigationNode[]>;
  readonly firstLevel: Encoded<CategoryLinkWithProducts[]>;
  /** All of them, each before those below it. */
  readonly categories: readonly NavigatedCategory[];
}

export const navigationKind: DocumentKind<NavigationReading> = {
  name: 'navigation',
  decode: (body) => {
    const { roots } = navigationDocument.parse(JSON.parse(body));
    const firstLevel = roots.map(linkOf);
    return {
      roots: Encoded.of<NavigationNode[]>(roots),
      firstLevel: Encoded.of<CategoryLinkWithProducts[]>(firstLevel),
      categories: roots.flatMap((root) => withThoseBelow(root, [])),
    };
  },
  // As objects the categories take about three times the room of their text.
  byteLength: ({ roots, firstLevel }) => 4 * roots.byteLength + firstLevel.byteLength,
};

function linkOf({ key, name, slug, hasProducts }: NavigationNode): CategoryLinkWithProducts {
  return { key, name, slug, hasProducts };
}

function withThoseBelow(node: NavigationNode, above: readonly string[]): NavigatedCategory[] {
  const path = [...above, node.key];
  return [{ ...linkOf(node), path }, ...node.children.flatMap((child) => withThoseBelow(child, path))];
}
