import { addressInput } from '@tradehall/domain/address/address.ts';
import { z } from 'zod';
import { type Database, selectRows } from '../../../platform/database';

// Of several with the address the account counts, else the oldest. Who has deleted the account is nobody's customer any more.
const selectStates = `
  SELECT customer.id, lower(customer."emailAddress") AS email, customer."firstName", customer."lastName",
    coalesce(customer."phoneNumber", '') AS phone, customer."userId" IS NOT NULL AS "hasAccount",
    ARRAY(SELECT joined."customerGroupId" FROM customer_groups_customer_group AS joined
      WHERE joined."customerId" = customer.id ORDER BY 1) AS groups,
    coalesce((SELECT jsonb_agg(jsonb_build_array(source, key)) FROM customer_key WHERE customer_id = customer.id), '[]') AS keys,
    (SELECT coalesce(jsonb_object_agg(intent_id, address), '{}') FROM customer_address
      WHERE customer_id = customer.id AND kind = 'billing' AND intent_id LIKE 'import:%') AS addresses
  FROM customer WHERE customer."deletedAt" IS NULL AND (customer.id = ANY ($1::int[]) OR lower(customer."emailAddress") = ANY ($2::text[])
    OR customer.id IN (SELECT customer_id FROM customer_key
      JOIN unnest($3::text[], $4::text[]) AS given (source, key) USING (source, key)))
  ORDER BY customer."userId" IS NULL, customer.id`;
const stateRow = z.object({
  id: z.int(),
  email: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  phone: z.string(),
  hasAccount: z.boolean(),
  groups: z.array(z.int()),
  keys: z.array(z.tuple([z.string(), z.string()])),
  addresses: z.record(z.string(), addressInput),
});
/** A customer as the shop has her now. */
export type CustomerState = z.output<typeof stateRow>;

export interface CustomerName {
  readonly source: string;
  readonly key: string;
  readonly email: string;
}

/** By what the address of a customer is known that a file has brought: sent again it is the same address. */
export const intentOf = ({ source, key }: Pick<CustomerName, 'source' | 'key'>): string => `import:${source}:${key}`;

export class CustomerStates {
  readonly #states: readonly CustomerState[];

  private constructor(states: readonly CustomerState[]) {
    this.#states = states;
  }

  static async load(
    database: Database,
    names: readonly CustomerName[],
    ids: readonly number[] = [],
  ): Promise<CustomerStates> {
    const values = [
      ids,
      names.flatMap(({ email }) => (email === '' ? [] : [email])),
      names.map(({ source }) => source),
      names.map(({ key }) => key),
    ];
    return new CustomerStates(await selectRows(database, stateRow, selectStates, values));
  }

  byKey({ source, key }: Pick<CustomerName, 'source' | 'key'>): CustomerState | null {
    return this.#states.find(({ keys }) => keys.some(([own, name]) => own === source && name === key)) ?? null;
  }

  byEmail(email: string): CustomerState | null {
    return email === '' ? null : (this.#states.find((state) => state.email === email) ?? null);
  }
}

const selectGroups = `SELECT id, name FROM customer_group WHERE name <> 'not-logged-in' ORDER BY id`;
const groupRow = z.object({ id: z.int(), name: z.string() });

/** By their names in small letters, and by their ids. */
export async function loadGroups(database: Database) {
  const rows = await selectRows(database, groupRow, selectGroups);
  const ids = new Map(rows.map(({ id, name }) => [name.toLowerCase(), id]));
  const names = new Map(rows.map(({ id, name }) => [id, name]));
  return {
    find: (name: string): number | null => ids.get(name.toLowerCase()) ?? null,
    nameOf: (id: number): string => names.get(id) ?? String(id),
    all: rows.map(({ name }) => name),
  };
}
export type CustomerGroups = Awaited<ReturnType<typeof loadGroups>>;
