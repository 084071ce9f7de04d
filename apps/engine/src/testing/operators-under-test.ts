import { z } from 'zod';
import { AdminClient } from './admin-client';
import type { TestEngine } from './test-engine';

export const password = 'a kettle and two cups';
export const isIn = { data: { login: { __typename: 'CurrentUser' } } };
export const isWrong = { data: { login: { __typename: 'InvalidCredentialsError' } } };

const answer = z.object({
  data: z.unknown().optional(),
  errors: z.array(z.object({ message: z.string() })).optional(),
});
const made = z.object({ id: z.string() });
const login =
  'mutation ($username: String!, $password: String!) { login(username: $username, password: $password) { __typename } }';

/** Operators of a test, and what comes from the addresses of others. */
export class OperatorsUnderTest {
  readonly #engine: Pick<TestEngine, 'url' | 'operator'>;
  #count = 0;
  #addresses = 0;

  constructor(engine: Pick<TestEngine, 'url' | 'operator'>) {
    this.#engine = engine;
  }

  /** A request of the admin API from an address; the engine trusts one hop. Nobody else's tries count against a new one. */
  async post(query: string, variables: object = {}, address = this.#newAddress()) {
    const response = await fetch(`${this.#engine.url}/admin-api`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': address },
      body: JSON.stringify({ query, variables }),
    });
    return { status: response.status, headers: response.headers, ...answer.parse(await response.json()) };
  }

  signIn(username: string, given: string, address?: string) {
    return this.post(login, { username, password: given }, address);
  }

  #newAddress(): string {
    this.#addresses += 1;
    return `198.18.${this.#addresses >> 8}.${this.#addresses & 255}`;
  }

  /** An operator of her own for a test. */
  async addOperator(given = password, permissions = ['UpdateAdministrator', 'WriteRedirect'], customFields = {}) {
    this.#count += 1;
    const email = `operator-${this.#count}@example.test`;
    const { operator } = this.#engine;
    const { createRole } = await operator.ask(
      z.object({ createRole: made }),
      'mutation ($input: CreateRoleInput!) { createRole(input: $input) { id } }',
      { input: { code: `role-${this.#count}`, description: 'Role', permissions } },
    );
    const person = { emailAddress: email, firstName: 'Olga', lastName: 'Operator', ...customFields };
    const { createAdministrator } = await operator.ask(
      z.object({ createAdministrator: made }),
      'mutation ($input: CreateAdministratorInput!) { createAdministrator(input: $input) { id } }',
      { input: { ...person, password: given, roleIds: [createRole.id] } },
    );
    return { id: createAdministrator.id, email };
  }

  asOperator(email: string): Promise<AdminClient> {
    return new AdminClient(this.#engine.url).signIn({ username: email, password });
  }
}
