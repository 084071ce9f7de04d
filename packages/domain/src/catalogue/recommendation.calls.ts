import { z } from 'zod';
import { call } from '../calls/call.ts';
import { entityId, locale, productSku } from '../calls/fields.ts';
import { productCard } from './product-card.ts';

/** A§9: at most ten recommendations beside a cart. */
export const mostRecommended = 10;

// B§7.3 also lists domainId, languageAndCountry, categoryLvl2, categoryLvl3 and productTitle: they follow from store and
// product. The cookie is left out by who has not agreed to be known by it.
const asked = { locale, bloomreachCookie: z.string().min(1).max(200).optional() };

export const recommendationCalls = {
  recommendation: call({
    takes: z.discriminatedUnion('typeId', [
      z.strictObject({ typeId: z.literal('last-seen'), ...asked }),
      z.strictObject({ typeId: z.literal('similar-products'), ...asked, sourceSku: productSku }),
      z.strictObject({
        typeId: z.literal('cart-recommendation'),
        ...asked,
        sourceSku: productSku,
        /** What else is in the cart: none of it is recommended. */
        otherSkus: z.array(productSku).max(100).optional(),
      }),
    ]),
    // A dead recommendation service is nobody's business: `source` says whose words these are.
    answers: z.object({
      recommendationId: entityId,
      source: z.enum(['service', 'co-purchases', 'catalogue']),
      results: z.tuple([z.object({ value: z.array(productCard) })]),
    }),
    failsWith: [],
  }),
};
