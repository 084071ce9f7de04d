/** The name of a product in a locale, as its page has it; else as the engine knows it. */
export const productName = (productId: string, sku: string, locale: string): string => `coalesce(
  (SELECT body::jsonb->>'name' FROM read_side.document WHERE kind = 'product' AND locale = ${locale} AND key = ${sku}),
  (SELECT name FROM product_translation WHERE "baseId" = ${productId} ORDER BY "languageCode" <> 'en', id LIMIT 1),
  ${sku})`;
