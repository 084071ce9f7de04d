import { z } from 'zod';
import { entityId, locale, slug } from '../calls/fields.ts';
import { categoryLink, categoryLinkWithProducts } from './category-link.ts';

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
  relatedCategories: z.array(categoryLinkWithProducts),
  /** Keys of the content pages that tell more about its things. */
  posts: z.array(z.string().min(1)),
});
export type CategoryDocument = z.output<typeof categoryDocument>;
