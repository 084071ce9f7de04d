import { z } from 'zod';
import { block } from '../block.ts';
import { contactReasons } from '../../contact/contact-reasons.ts';
import { heading, picture, productSource, promise, richText, text } from '../block-fields.ts';

const promises = z.array(promise).min(1).max(8);

export const pageBlocks = [
  block('page-title', {
    title: heading,
    text: text.optional(),
    picture: picture.optional(),
    publishedOn: z.iso.date().optional().describe('Makes the page an article of this day'),
  }),
  /** Not in B§2.7, which has no kind for running text. */
  block('text-section', { title: heading.optional(), html: richText }),
  /** How the page around the blocks looks; draws nothing itself. */
  block('marketing-landing-page-config', {
    layout: z.enum(['default', 'full-width', 'no-footer']),
    newsletter: z.boolean(),
    indexed: z.boolean(),
  }),
  block('usp-section', { title: heading.optional(), promises }),
  block('usp-carousel', { promises }),
  block('faq-section', {
    title: heading,
    questions: z
      .array(z.strictObject({ question: heading, answer: richText }))
      .min(1)
      .max(40),
  }),
  block('trusted-payments', { title: heading, text: text.optional() }),
  block('newsletter', { title: heading, text }),
  /** What buyers rate highest: products with their stars. */
  block('trust-review-carousel', { title: heading, text: text.optional(), source: productSource }),
  block('discount-vouchers', {
    title: heading,
    /** Shown while there are none. */
    emptyText: text,
    vouchers: z
      .array(
        z.strictObject({
          code: z.string().regex(/^[A-Z0-9-]{3,30}$/),
          title: heading,
          text,
          until: z.iso.date().optional(),
        }),
      )
      .max(12),
  }),
  /** The recalls that stand. Not in B§2.7. */
  block('product-recalls', {
    title: heading,
    /** Shown while there are none. */
    emptyText: text,
  }),
  block('web-to-case-form', { title: heading, text: text.optional(), reason: z.enum(contactReasons).optional() }),
  block('contact-information', { title: heading, text: text.optional() }),
] as const;
