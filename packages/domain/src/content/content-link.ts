import { z } from 'zod';

/**
 * Where an author's link leads. Pages of the shop are named, not spelled: `page:payment`, `category:gastronomy`,
 * `product:EX10000001`, `search:tags=on-sale`, `route:login`. Their addresses differ from language to language.
 */
export const contentLink = z
  .string()
  .max(500)
  .regex(
    /^(?:page:[a-z0-9-]+|category:[a-z0-9/-]+|product:EX\d{8}|search:[\w=&%+.-]+|route:[a-z/-]+|https:\/\/[^\s"'<>\\]+|mailto:[^\s"'<>\\]+|tel:\+?[\d ]+)$/,
  )
  .describe('page:payment, category:gastronomy, product:EX10000001, search:tags=on-sale, route:login or https://…');
