import { z } from 'zod';
import { block } from '../block.ts';
import { plainText } from '../../calls/fields.ts';
import { contentLink } from '../content-link.ts';
import { card, heading, link, picture, text } from '../block-fields.ts';

const cards = z.array(card).min(1).max(12);
const posts = z
  .array(z.strictObject({ title: heading, text, picture, link, date: z.iso.date() }))
  .min(1)
  .max(12);

export const cardBlocks = [
  block('marketing-cards', { title: heading.optional(), cards }),
  block('marketing-cards-wide', { title: heading.optional(), cards }),
  block('marketing-cards-container', { title: heading, text: text.optional(), cards }),
  block('blog-posts', { title: heading, posts }),
  block('blog-posts-with-link', { title: heading, posts, link }),
  block('nav-image-grid', {
    title: heading,
    tiles: z
      .array(z.strictObject({ label: plainText(80), to: contentLink, picture }))
      .min(2)
      .max(12),
  }),
  block('help-menu', {
    title: heading,
    entries: z
      .array(z.strictObject({ label: plainText(80), text: text.optional(), to: contentLink }))
      .min(1)
      .max(20),
  }),
  block('promo-list', {
    title: heading,
    promos: z
      .array(z.strictObject({ title: heading, text, until: z.iso.date().optional(), link: link.optional() }))
      .min(1)
      .max(12),
  }),
  block('partners', {
    title: heading,
    text: text.optional(),
    partners: z.array(card).min(1).max(24),
  }),
] as const;
