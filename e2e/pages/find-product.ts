import type { Locale } from '@tradehall/domain/countries/locales.ts';
import { z } from 'zod';
import { askAsOperator } from './operator.ts';

const answer = z.object({
  data: z.object({
    products: z.object({
      items: z.array(
        z.object({
          customFields: z.object({ enabledOnMarket: z.array(z.string()) }),
          variantList: z.object({
            items: z.array(z.object({ sku: z.string(), stockLevels: z.array(z.object({ stockOnHand: z.int() })) })),
          }),
        }),
      ),
    }),
  }),
});

// A few are enough: the engine takes its time for long lists.
const query = `query {
  products(options: { take: 25, filter: {
    enabled: { eq: true }, eligibleForSelling: { eq: true }, isBware: { eq: false },
    extraGuaranteeRatePermyriad: { gt: 0 }, volumeDiscountGroup: { isNull: false }
  } }) {
    items { customFields { enabledOnMarket } variantList { items { sku stockLevels { stockOnHand } } } }
  }
}`;

/** A product with volume steps and an extra guarantee that all these locales sell, of which there are enough for every step. */
export const findProductWithSteps = async (locales: readonly Locale[]) => {
  const { items } = answer.parse(await askAsOperator(query)).data.products;
  const products = items.flatMap(({ customFields, variantList }) =>
    variantList.items.map(({ sku, stockLevels }) => ({
      sku,
      number: sku.replace('EX', ''),
      stock: stockLevels.reduce((sum, { stockOnHand }) => sum + stockOnHand, 0),
      markets: customFields.enabledOnMarket,
    })),
  );
  const product = products.find(
    ({ stock, markets }) => stock >= 12 && locales.every((locale) => markets.includes(locale)),
  );
  if (product === undefined) {
    throw new Error('no product has both volume steps and an extra guarantee');
  }
  return product;
};
