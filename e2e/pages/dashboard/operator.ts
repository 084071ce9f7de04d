import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { ENGINE_URL, SUPERADMIN_PASSWORD, SUPERADMIN_USERNAME } from '../../environment.ts';

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
export async function askAsOperator(query: string, variables: object = {}): Promise<unknown> {
  const login = `mutation ($name: String!, $password: String!) {
    login(username: $name, password: $password) { __typename }
  }`;
  const signedIn = await post(login, { name: SUPERADMIN_USERNAME, password: SUPERADMIN_PASSWORD }, null);
  return (await post(query, variables, signedIn.headers.get('vendure-auth-token'))).json();
}

export async function findContactRequest(caseNumber: string) {
  const list = '{ contactRequests(state: "open", take: 200) { items { caseNumber subject storeKey reason } } }';
  const { data } = contactRequests.parse(await askAsOperator(list));
  return data.contactRequests.items.find((request) => request.caseNumber === caseNumber);
}

/** What the dashboard does for an operator who wants to see the shop as staff. */
export const createStaffPass = async (): Promise<string> =>
  staffPass.parse(await askAsOperator('mutation { createStaffPass { token } }')).data.createStaffPass.token;

const role = z.object({ data: z.object({ createRole: z.object({ id: z.string() }) }) });
const administrator = z.object({ data: z.object({ createAdministrator: z.object({ id: z.string() }) }) });

/** Somebody who looks after orders and changes nothing. */
export async function hireSupport(): Promise<{ email: string; password: string }> {
  const name = `support-${randomUUID()}`;
  const permissions = ['ReadOrder', 'ReadCustomer', 'ReadCatalog', 'ReadSettings'];
  const { data } = role.parse(
    await askAsOperator('mutation ($input: CreateRoleInput!) { createRole(input: $input) { id } }', {
      input: { code: name, description: 'Support', permissions },
    }),
  );
  const operator = { email: `${name}@example.test`, password: `two cups for ${name}` };
  const person = { emailAddress: operator.email, firstName: 'Sanne', lastName: 'Support' };
  const create = 'mutation ($input: CreateAdministratorInput!) { createAdministrator(input: $input) { id } }';
  const input = { ...person, password: operator.password, roleIds: [data.createRole.id] };
  administrator.parse(await askAsOperator(create, { input }));
  return operator;
}
