import { z } from 'zod';
import { slug } from '../calls/fields.ts';

export const categoryLink = z.object({ key: z.string().min(1), name: z.string().min(1), slug });
export type CategoryLink = z.output<typeof categoryLink>;

export const categoryLinkWithProducts = categoryLink.extend({ hasProducts: z.boolean() });
export type CategoryLinkWithProducts = z.output<typeof categoryLinkWithProducts>;
