import type { CategoryLinkWithProducts } from '@tradehall/domain/catalogue/category-link.ts';
import { navigationDocument } from '@tradehall/domain/catalogue/navigation-document.ts';
import type { NavigationNode } from '@tradehall/domain/catalogue/navigation-document.ts';
import type { DocumentKind } from '../read-side/document-reader.ts';
import { Encoded } from '../read-side/encoded.ts';

export interface NavigationReading {
  readonly roots: Encoded<NavigationNode[]>;
  readonly firstLevel: Encoded<CategoryLinkWithProducts[]>;
}

export const navigationKind: DocumentKind<NavigationReading> = {
  name: 'navigation',
  decode: (body) => {
    const { roots } = navigationDocument.parse(JSON.parse(body));
    const firstLevel = roots.map(({ key, name, slug, hasProducts }) => ({ key, name, slug, hasProducts }));
    return {
      roots: Encoded.of<NavigationNode[]>(roots),
      firstLevel: Encoded.of<CategoryLinkWithProducts[]>(firstLevel),
    };
  },
  byteLength: ({ roots, firstLevel }) => roots.byteLength + firstLevel.byteLength,
};
