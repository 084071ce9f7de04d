import { z } from 'zod';
import { locale } from '../calls/fields.ts';
import { categoryLinkWithProducts, type CategoryLinkWithProducts } from './category-link.ts';

export interface NavigationNode extends CategoryLinkWithProducts {
  /** Of departments and their groups, where they have one. */
  imageUrl?: string | undefined;
  children: NavigationNode[];
}

export const navigationNode: z.ZodType<NavigationNode, NavigationNode> = categoryLinkWithProducts.extend({
  imageUrl: z.string().min(1).optional(),
  get children() {
    return z.array(navigationNode);
  },
});

/** The key of the one navigation document a locale has. */
export const navigationDocumentKey = 'tree';

/** The whole category tree of a locale, five levels. */
export const navigationDocument = z.object({ locale, roots: z.array(navigationNode) });
export type NavigationDocument = z.output<typeof navigationDocument>;
