import { z } from 'zod';
import { locale } from '../calls/fields.ts';
import { categoryLinkWithProducts, type CategoryLinkWithProducts } from './category-link.ts';

export interface NavigationNode extends CategoryLinkWithProducts {
  children: NavigationNode[];
}

export const navigationNode: z.ZodType<NavigationNode, NavigationNode> = categoryLinkWithProducts.extend({
  get children() {
    return z.array(navigationNode);
  },
});

/** The key of the one navigation document a locale has. */
export const navigationDocumentKey = 'tree';

/** The whole category tree of a locale, five levels. */
export const navigationDocument = z.object({ locale, roots: z.array(navigationNode) });
export type NavigationDocument = z.output<typeof navigationDocument>;
