import { z } from 'zod';
import { call } from '../calls/call.ts';
import { locale, plainText, productSku } from '../calls/fields.ts';
import { productCard } from './product-card.ts';

// B§7.3 also lists domainId: it follows from the store.
const asked = { locale, bloomreachCookie: z.string().max(200) };

export const recommendationCalls = {
  recommendation: call({
    takes: z.discriminatedUnion('typeId', [
      z.strictObject({ typeId: z.literal('last-seen'), ...asked }),
      z.strictObject({ typeId: z.literal('similar-products'), ...asked, sourceSku: productSku }),
      z.strictObject({
        typeId: z.literal('cart-recommendation'),
        ...asked,
        sourceSku: productSku,
        categoryLvl2: plainText(200).optional(),
        categoryLvl3: plainText(200).optional(),
        productTitle: plainText(300),
      }),
    ]),
    // A dead recommendation service answers an empty list.
    answers: z.object({ results: z.array(z.object({ value: z.array(productCard) })) }),
    failsWith: ['not-available'],
  }),
};
