import { z } from 'zod';
import { askAsOperator } from './operator.ts';

const foundVariant = z.object({
  data: z.object({
    productVariants: z.object({
      items: z.tuple([
        z.object({
          id: z.string(),
          product: z.object({
            id: z.string(),
            enabled: z.boolean(),
            translations: z.array(z.object({ languageCode: z.string(), name: z.string() })),
          }),
          stockLevels: z.tuple([z.object({ stockLocationId: z.string(), stockOnHand: z.int() })]),
        }),
      ]),
    }),
  }),
});

const foundPrices = z.object({
  data: z.object({
    storePrices: z.array(z.object({ storeKey: z.string(), listCents: z.int(), saleCents: z.int().nullable() })),
  }),
});

async function findVariant(sku: string) {
  const query = `query ($sku: String!) {
    productVariants(options: { filter: { sku: { eq: $sku } } }) {
      items {
        id product { id enabled translations { languageCode name } } stockLevels { stockLocationId stockOnHand }
      }
    }
  }`;
  const [variant] = foundVariant.parse(await askAsOperator(query, { sku })).data.productVariants.items;
  return variant;
}

async function findPrices(variantId: string) {
  const query = 'query ($variantId: ID!) { storePrices(variantId: $variantId) { storeKey listCents saleCents } }';
  return foundPrices.parse(await askAsOperator(query, { variantId })).data.storePrices;
}

const outcome = z.object({ errors: z.array(z.object({ message: z.string() })).optional() });
async function change(query: string, variables: object): Promise<void> {
  const { errors = [] } = outcome.parse(await askAsOperator(query, variables));
  if (errors.length > 0) throw new Error(errors.map(({ message }) => message).join(', '));
}

const updateProduct = 'mutation ($input: UpdateProductInput!) { updateProduct(input: $input) { id } }';
const updateVariants =
  'mutation ($input: [UpdateProductVariantInput!]!) { updateProductVariants(input: $input) { id } }';
const setStorePrice = `mutation ($variantId: ID!, $storeKey: String!, $listCents: Int!, $saleCents: Int) {
  setStorePrice(variantId: $variantId, storeKey: $storeKey, listCents: $listCents, saleCents: $saleCents) { listCents }
}`;

/** The changes of a product an operator makes in the dashboard, by the calls the dashboard makes. */
export async function productOperator(sku: string) {
  const { id, product, stockLevels } = await findVariant(sku);
  const [{ stockLocationId, stockOnHand: formerStock }] = stockLevels;
  const formerPrices = await findPrices(id);
  const publish = (enabled: boolean) => change(updateProduct, { input: { id: product.id, enabled } });
  const setStock = (stockOnHand: number) =>
    change(updateVariants, { input: [{ id, stockLevels: [{ stockLocationId, stockOnHand }] }] });
  return {
    rename: (languageCode: string, name: string) =>
      change(updateProduct, { input: { id: product.id, translations: [{ languageCode, name }] } }),
    publish,
    setStock,
    setPrice: (storeKey: string, listCents: number) => change(setStorePrice, { variantId: id, storeKey, listCents }),
    /** Everything as it was when the operator came, for whoever comes next. */
    restore: async (storeKey: string) => {
      const { enabled, translations } = product;
      await change(updateProduct, { input: { id: product.id, enabled, translations } });
      await setStock(formerStock);
      const price = formerPrices.find((row) => row.storeKey === storeKey);
      await change(setStorePrice, { variantId: id, ...price });
    },
  };
}
