import { z } from 'zod';
import { entityId, locale, slug } from '../calls/fields.ts';
import { categoryLink, categoryLinkWithProducts } from './category-link.ts';
import { productCard } from './product-card.ts';

/** How many cards a category document holds: the first page of its listing. */
export const categoryDocumentCards = 24;

/** The read side's category: one for each locale, keyed by its slug there. */
export const categoryDocument = z.object({
  id: entityId,
  key: z.string().min(1),
  name: z.string().min(1),
  slug,
  slugAllLocales: z.partialRecord(locale, slug),
  metaTitle: z.string(),
  metaDescription: z.string(),
  imageUrl: z.string().min(1).nullable(),
  /** Sanitised before it is written. */
  contentHtml: z.string().min(1).nullable(),
  hasProducts: z.boolean(),
  /** From the root down, without the category itself. */
  ancestors: z.array(categoryLink),
  children: z.array(categoryLinkWithProducts),
  siblings: z.array(categoryLinkWithProducts),
  relatedCategories: z.array(z.string().min(1)),
  products: z.array(productCard).max(categoryDocumentCards),
  productCount: z.int().nonnegative(),
});
export type CategoryDocument = z.output<typeof categoryDocument>;
