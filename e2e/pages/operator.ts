import { z } from 'zod';
import { ENGINE_URL, SUPERADMIN_PASSWORD, SUPERADMIN_USERNAME } from '../environment.ts';

const contactRequests = z.object({
  data: z.object({
    contactRequests: z.object({
      items: z.array(
        z.object({ caseNumber: z.string(), subject: z.string(), storeKey: z.string(), reason: z.string() }),
      ),
    }),
  }),
});

const staffPass = z.object({ data: z.object({ createStaffPass: z.object({ token: z.string().min(1) }) }) });

const post = (query: string, variables: object, token: string | null) =>
  fetch(`${ENGINE_URL}/admin-api`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token !== null && { authorization: `Bearer ${token}` }) },
    body: JSON.stringify({ query, variables }),
  });

/** What an operator asks of the admin API. */
const askAsOperator = async (query: string, variables: object = {}): Promise<unknown> => {
  const login = `mutation ($name: String!, $password: String!) {
    login(username: $name, password: $password) { __typename }
  }`;
  const signedIn = await post(login, { name: SUPERADMIN_USERNAME, password: SUPERADMIN_PASSWORD }, null);
  return (await post(query, variables, signedIn.headers.get('vendure-auth-token'))).json();
};

export const findContactRequest = async (caseNumber: string) => {
  const list = '{ contactRequests(state: "open", take: 200) { items { caseNumber subject storeKey reason } } }';
  const { data } = contactRequests.parse(await askAsOperator(list));
  return data.contactRequests.items.find((request) => request.caseNumber === caseNumber);
};

/** What the dashboard does for an operator who wants to see the shop as staff. */
export const createStaffPass = async (): Promise<string> =>
  staffPass.parse(await askAsOperator('mutation { createStaffPass { token } }')).data.createStaffPass.token;

const foundVariant = z.object({
  data: z.object({
    productVariants: z.object({
      items: z.tuple([
        z.object({
          id: z.string(),
          product: z.object({ id: z.string() }),
          stockLevels: z.tuple([z.object({ stockLocationId: z.string() })]),
        }),
      ]),
    }),
  }),
});

const findVariant = async (sku: string) => {
  const query = `query ($sku: String!) {
    productVariants(options: { filter: { sku: { eq: $sku } } }) {
      items { id product { id } stockLevels { stockLocationId } }
    }
  }`;
  const [variant] = foundVariant.parse(await askAsOperator(query, { sku })).data.productVariants.items;
  return variant;
};

const done = z.object({ errors: z.undefined() });

/** The changes of a product an operator makes in the dashboard, by the calls the dashboard makes. */
export const productOperator = async (sku: string) => {
  const { id, product, stockLevels } = await findVariant(sku);
  const [{ stockLocationId }] = stockLevels;
  const change = async (query: string, variables: object) => void done.parse(await askAsOperator(query, variables));
  const updateProduct = 'mutation ($input: UpdateProductInput!) { updateProduct(input: $input) { id } }';
  return {
    rename: (languageCode: string, name: string) =>
      change(updateProduct, { input: { id: product.id, translations: [{ languageCode, name }] } }),
    publish: (enabled: boolean) => change(updateProduct, { input: { id: product.id, enabled } }),
    setStock: (stockOnHand: number) =>
      change('mutation ($input: [UpdateProductVariantInput!]!) { updateProductVariants(input: $input) { id } }', {
        input: [{ id, stockLevels: [{ stockLocationId, stockOnHand }] }],
      }),
    setPrice: (storeKey: string, listCents: number) =>
      change(
        `mutation ($variantId: ID!, $storeKey: String!, $listCents: Int!) {
          setStorePrice(variantId: $variantId, storeKey: $storeKey, listCents: $listCents) { listCents }
        }`,
        { variantId: id, storeKey, listCents },
      ),
  };
};
