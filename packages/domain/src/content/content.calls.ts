import { z } from 'zod';
import { call } from '../calls/call.ts';
import { entityId, locale, noInput, shopPath } from '../calls/fields.ts';
import { categoryLink } from '../catalogue/category-link.ts';
import { productCard } from '../catalogue/product-card.ts';
import { shownRecall } from '../equipment/recall.ts';
import { blockKinds, contentBlock } from './content-block.ts';
import { contentPage } from './content-document.ts';
import { contentKey } from './content-pages.ts';

const shownContent = z.object({
  key: contentKey,
  title: z.string().min(1),
  metaDescription: z.string(),
  content: z.array(contentBlock),
  /** The categories the blocks name; one that is missing has no page in this shop. */
  categories: z.array(categoryLink),
  /** The products of each block that shows some, by the block's place in `content` (`3`, or `3.1` for a group in it). */
  products: z.record(z.string(), z.array(productCard)),
  /** Every recall that stands, where a block shows them. */
  recalls: z.array(shownRecall),
});
export type ShownContent = z.output<typeof shownContent>;

export const contentCalls = {
  'seo-redirection': call({
    method: 'GET',
    takes: z.strictObject({ sourceUrl: shopPath }),
    answers: z.object({ redirectionCode: z.literal([301, 308]), targetURL: shopPath }).nullable(),
    failsWith: [],
  }),

  // B§7.3 lists component files; ours are the kinds known at build time.
  cms: call({
    method: 'GET',
    takes: noInput,
    answers: z.object({ blockKinds: z.array(z.enum(blockKinds)) }),
    failsWith: [],
  }),

  content: call({
    method: 'GET',
    takes: z.strictObject({ locale, key: contentKey }),
    answers: shownContent,
    failsWith: ['not-found'],
  }),

  // A draft before it is published. `pass` says that a member of the staff asks.
  contentPreview: call({
    takes: z.strictObject({ locale, revisionId: entityId, pass: z.string().max(500) }),
    answers: shownContent,
    failsWith: ['not-found'],
  }),

  getContentPages: call({
    takes: z.strictObject({ locale }),
    answers: z.object({ pages: z.array(contentPage) }),
    failsWith: [],
  }),
};
