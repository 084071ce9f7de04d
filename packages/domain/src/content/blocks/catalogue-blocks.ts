import { z } from 'zod';
import { block } from '../block.ts';
import { plainText } from '../../calls/fields.ts';
import {
  categoryKey,
  heading,
  illustratedCategory,
  link,
  picture,
  productSource,
  productZone,
  text,
} from '../block-fields.ts';

const categories = z.array(illustratedCategory).min(1).max(24);

export const catalogueBlocks = [
  block('home-products', { title: heading, source: productSource, link: link.optional() }),
  block('product-group-slider', {
    title: heading,
    groups: z
      .array(z.strictObject({ label: plainText(60), source: productSource }))
      .min(1)
      .max(6),
  }),
  block('product-listing', { title: heading.optional(), source: productSource }),
  block('product-zone', { title: heading, zone: productZone }),
  block('product-zone-box', { title: heading, text: text.optional(), zone: productZone, picture }),
  block('department-block', { title: heading, departments: categories }),
  block('category-cards', {
    title: heading,
    cards: z
      .array(illustratedCategory.extend({ text: text.optional() }))
      .min(1)
      .max(12),
  }),
  block('category-boxes', { title: heading, boxes: categories }),
  block('category-box-links', {
    title: heading,
    boxes: z
      .array(z.strictObject({ category: categoryKey, links: z.array(categoryKey).min(1).max(8) }))
      .min(1)
      .max(12),
  }),
] as const;
