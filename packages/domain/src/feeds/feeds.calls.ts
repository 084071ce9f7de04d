import { z } from 'zod';
import { call } from '../calls/call.ts';
import { locale, productSku } from '../calls/fields.ts';
import { productDocument } from '../catalogue/product-document.ts';

/** A page of documents is about 200 kB; whoever reads a feed slowly keeps no more of it waiting. */
export const mostOffersAtOnce = 50;

/** Of documents of the read side: a later change has a higher one. */
const documentVersion = z.string().regex(/^\d{1,18}$/);

export const feedCalls = {
  /** What the offers of a locale are made of at the moment. */
  getOffersState: call({
    takes: z.strictObject({ locale }),
    answers: z.object({
      products: documentVersion,
      productCount: z.int().nonnegative(),
      /** Of what holds for every offer: the store, its delivery, recalls. */
      terms: documentVersion,
    }),
    failsWith: [],
  }),
  /** Products that may be sold, a page at a time, in the order of their keys. */
  getOffers: call({
    takes: z.strictObject({
      locale,
      /** The last key of the page before. */
      after: productSku.optional(),
      /** Only what has changed after this version. */
      since: documentVersion.optional(),
    }),
    answers: z.object({
      products: z.array(productDocument),
      /** Null on the last page. */
      next: productSku.nullable(),
    }),
    failsWith: [],
  }),
};
