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

const post = (query: string, variables: object, token: string | null) =>
  fetch(`${ENGINE_URL}/admin-api`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token !== null && { authorization: `Bearer ${token}` }) },
    body: JSON.stringify({ query, variables }),
  });

/** What an operator reads by the admin API. */
export const findContactRequest = async (caseNumber: string) => {
  const login = `mutation ($name: String!, $password: String!) {
    login(username: $name, password: $password) { __typename }
  }`;
  const signedIn = await post(login, { name: SUPERADMIN_USERNAME, password: SUPERADMIN_PASSWORD }, null);
  const token = signedIn.headers.get('vendure-auth-token');
  const list = '{ contactRequests(state: "open", take: 200) { items { caseNumber subject storeKey reason } } }';
  const { data } = contactRequests.parse(await (await post(list, {}, token)).json());
  return data.contactRequests.items.find((request) => request.caseNumber === caseNumber);
};
