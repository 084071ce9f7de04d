import type { Locale } from '@tradehall/domain/countries/locales.ts';
import { z } from 'zod';
import { askAsOperator } from './operator.ts';

const answer = z.object({
  data: z.object({
    products: z.object({
      items: z.array(
        z.object({
          customFields: z.object({ enabledOnMarket: z.array(z.string()), volumeDiscountGroup: z.string().nullable() }),
          translations: z.array(z.object({ languageCode: z.string(), name: z.string() })),
          variantList: z.object({
            items: z.array(z.object({ sku: z.string(), stockLevels: z.array(z.object({ stockOnHand: z.int() })) })),
          }),
        }),
      ),
    }),
  }),
});

const query = `query {
  products(options: { take: 300, filter: {
    enabled: { eq: true }, eligibleForSelling: { eq: true }, isBware: { eq: false }, extraGuaranteeRatePermyriad: { gt: 0 }
  } }) {
    items {
      customFields { enabledOnMarket volumeDiscountGroup }
      translations { languageCode name }
      variantList { items { sku stockLevels { stockOnHand } } }
    }
  }
}`;

/** Products with an extra guarantee that these locales sell, of which there are enough to reach every volume step. */
export const findGuaranteedProducts = async (locales: readonly Locale[]) => {
  const { items } = answer.parse(await askAsOperator(query)).data.products;
  const sold = items.flatMap(({ customFields, translations, variantList }) =>
    variantList.items.map(({ sku, stockLevels }) => ({
      sku,
      number: sku.replace('EX', ''),
      stock: stockLevels.reduce((sum, { stockOnHand }) => sum + stockOnHand, 0),
      volumeGroup: customFields.volumeDiscountGroup,
      markets: customFields.enabledOnMarket,
      nameIn: (language: string) => translations.find((each) => each.languageCode === language)?.name ?? '',
    })),
  );
  return sold.filter(({ stock, markets }) => stock >= 12 && locales.every((locale) => markets.includes(locale)));
};
