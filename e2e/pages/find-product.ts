import type { Locale } from '@tradehall/domain/locales/locales.ts';
import { z } from 'zod';
import { askAsOperator } from './dashboard/operator.ts';

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
const queryFor = (filter: string): string => `query {
  products(options: { take: 25, filter: {
    enabled: { eq: true }, eligibleForSelling: { eq: true }, isBware: { eq: false }, ${filter}
  } }) {
    items { customFields { enabledOnMarket } variantList { items { sku stockLevels { stockOnHand } } } }
  }
}`;

/** The products that all these locales sell and of which there are enough. */
async function findProducts(filter: string, locales: readonly Locale[], wanted: number) {
  const { items } = answer.parse(await askAsOperator(queryFor(filter))).data.products;
  const products = items.flatMap(({ customFields, variantList }) =>
    variantList.items.map(({ sku, stockLevels }) => ({
      sku,
      number: sku.replace('EX', ''),
      stock: stockLevels.reduce((sum, { stockOnHand }) => sum + stockOnHand, 0),
      markets: customFields.enabledOnMarket,
    })),
  );
  return products.filter(
    ({ stock, markets }) => stock >= wanted && locales.every((locale) => markets.includes(locale)),
  );
}

async function findProduct(filter: string, locales: readonly Locale[], wanted: number) {
  const [product] = await findProducts(filter, locales, wanted);
  if (product === undefined) throw new Error(`no product has ${filter}`);
  return product;
}

/** With volume steps and an extra guarantee, and enough for every step. */
export const findProductWithSteps = (locales: readonly Locale[]) =>
  findProduct('extraGuaranteeRatePermyriad: { gt: 0 }, volumeDiscountGroup: { isNull: false }', locales, 12);

/** One that comes as a parcel, or on a pallet. */
export const findProductSentBy = (method: 'parcel' | 'freight', locales: readonly Locale[]) =>
  findProduct(`isPackageTypeFreight: { eq: ${String(method === 'freight')} }`, locales, 50);

/** One that every one of these locales sells. */
export const findProductSoldIn = (locales: readonly Locale[]) =>
  findProduct('isPackageTypeFreight: { eq: false }', locales, 1);

/** A parcel that no other journey buys: everybody who has one is told when it is recalled. */
export async function findProductToRecall(locale: Locale) {
  const product = (await findProducts('isPackageTypeFreight: { eq: false }', [locale], 5)).at(-1);
  if (product === undefined) throw new Error('no product can be recalled');
  return product;
}

const published = z.object({
  data: z.object({ reviews: z.object({ items: z.array(z.object({ sku: z.string(), locale: z.string() })) }) }),
});

/** One with reviews of the demo alone, written in a language: so it is sold there. Not the one that journeys review. */
export async function findProductWithSamples(locale: Locale, reviewed: string) {
  const query = 'query { reviews(state: "published", take: 200) { items { sku locale } } }';
  const { items } = published.parse(await askAsOperator(query)).data.reviews;
  const sample = items.find((review) => review.locale === locale && review.sku !== reviewed);
  if (sample === undefined) throw new Error(`nobody has reviewed anything in ${locale}`);
  return { number: sample.sku.replace('EX', '') };
}
