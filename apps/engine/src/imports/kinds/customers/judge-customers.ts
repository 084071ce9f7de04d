import { type AddressInput, addressInput } from '@tradehall/domain/address/address.ts';
import { isDeepStrictEqual } from 'node:util';
import { z } from 'zod';
import type { Database } from '../../../platform/database';
import { aboutField, type FieldChange, type JudgedRow, type RowFault, type WantedRow, wrongRow } from '../import-kind';
import { changedSet } from '../read-cells';
import { type CustomerGroups, type CustomerState, CustomerStates, intentOf, loadGroups } from './customer-states';
import { type WantedCustomer, wantedCustomer, wholeAddress } from './read-customer';

const values = z.object({
  email: z.string().optional(),
  firstName: z.string().optional(),
  lastName: z.string().optional(),
  phone: z.string().optional(),
  groups: z.array(z.int()).optional(),
  /** Null: none that came from this system. */
  address: addressInput.nullable().optional(),
  isKnownKey: z.boolean().optional(),
});
export type CustomerValues = z.output<typeof values>;

/** The fields that become others, as they were and as they are. */
export const formerCustomer = z.object({ values }).nullable();
export const writtenCustomer = z.object({
  ...wantedCustomer.pick({ source: true, key: true, email: true }).shape,
  hadAccount: z.boolean(),
  customerId: z.int().nullable(),
  values,
});
export type WrittenCustomer = z.output<typeof writtenCustomer>;

export async function judgeCustomers(database: Database, rows: readonly WantedRow[]): Promise<readonly JudgedRow[]> {
  const wanted = rows.map((row) => ({ line: row.line, ...wantedCustomer.parse(row.wanted) }));
  const states = await CustomerStates.load(database, wanted);
  const groups = await loadGroups(database);
  const seen = new Set<number>();
  return wanted.map((line) => {
    const known = states.byKey(line) ?? states.byEmail(line.email);
    // What the check has told apart somebody has made one meanwhile.
    if (known !== null && seen.has(known.id))
      return wrongRow(line.line, [{ field: null, reason: `another line is about the same customer as well` }]);
    if (known !== null) seen.add(known.id);
    return judgeLine(line, known, { states, groups });
  });
}

interface Shop {
  readonly states: CustomerStates;
  readonly groups: CustomerGroups;
}

function judgeLine(
  line: WantedCustomer & { readonly line: number },
  state: CustomerState | null,
  shop: Shop,
): JudgedRow {
  const { source, key } = line;
  const faults = faultsOf(line, state, shop);
  if (faults.length > 0) return wrongRow(line.line, faults);
  const wished = wishedValues(line, state, shop.groups);
  const now = state === null ? {} : valuesOf(state, line);
  const changed = Object.entries(wished).filter(([name, value]) => !isDeepStrictEqual(value, Reflect.get(now, name)));
  const names = changed.map(([name]) => name);
  const pick = (all: CustomerValues) =>
    Object.fromEntries(Object.entries(all).filter(([name]) => names.includes(name)));
  const after: WrittenCustomer = {
    ...{ source, key, email: line.email || (state?.email ?? ''), hadAccount: state?.hasAccount ?? false },
    ...{ customerId: state?.id ?? null, values: pick(wished) },
  };
  if (state === null) return { line: line.line, outcome: 'new', faults: [], changes: [], before: null, after };
  const changes = changesOf(now, pick(wished), key, shop.groups);
  const outcome = names.length === 0 ? 'unchanged' : 'changed';
  return { line: line.line, outcome, faults: [], changes, before: { values: pick(now) }, after };
}

function faultsOf(
  { email, names, groups, source, key }: WantedCustomer,
  state: CustomerState | null,
  shop: Shop,
): RowFault[] {
  const faults: RowFault[] = [];
  const holder = shop.states.byEmail(email);
  if (holder !== null && state !== null && holder.id !== state.id)
    faults.push(aboutField('email', 'is that of another customer'));
  else if (state !== null && email !== '' && email !== state.email && state.hasAccount)
    faults.push(aboutField('email', 'is changed by the customer alone: there is an account'));
  const other = state?.keys.find(([own, name]) => own === source && name !== key);
  if (other !== undefined) faults.push(aboutField('key', `the customer is “${other[1]}” of ${source}`));
  const unknown = groups?.items.find((name) => shop.groups.find(name) === null);
  if (unknown !== undefined)
    faults.push(aboutField('groups', `there is no group “${unknown.slice(0, 40)}”: ${shop.groups.all.join(', ')}`));
  if (state !== null) return faults;
  if (email === '') faults.push(aboutField('email', 'is missing, and the shop has no such customer yet'));
  for (const name of ['firstName', 'lastName'] as const)
    if (names[name] === undefined) faults.push(aboutField(name, 'is missing, and the shop has no such customer yet'));
  return faults;
}

/** Of an account the merchant decides the groups, and what another system calls it. The rest is the customer's own. */
function wishedValues(line: WantedCustomer, state: CustomerState | null, groups: CustomerGroups): CustomerValues {
  const ids = line.groups?.items.flatMap((name) => groups.find(name) ?? []) ?? [];
  const wished: CustomerValues = { isKnownKey: true };
  if (line.groups !== null)
    wished.groups = changedSet(state?.groups ?? [], line.groups.how, ids).toSorted((a, b) => a - b);
  if (state?.hasAccount === true) return wished;
  const { firstName = '', lastName = '' } = { ...state, ...line.names };
  Object.assign(wished, line.names);
  if (line.email !== '') wished.email = line.email;
  if (line.address !== null) wished.address = wholeAddress(line.address, { firstName, lastName });
  return wished;
}

/** As the shop has them. */
export function valuesOf(state: CustomerState, name: Pick<WrittenCustomer, 'source' | 'key'>): CustomerValues {
  const { email, firstName, lastName, phone, groups } = state;
  const isKnownKey = state.keys.some(([source, key]) => source === name.source && key === name.key);
  return { email, firstName, lastName, phone, groups, isKnownKey, address: state.addresses[intentOf(name)] ?? null };
}

const addressParts = [
  'company',
  'vatNumber',
  'streetName',
  'streetNumber',
  'additionalAddressInfo',
  'postalCode',
  'city',
  'state',
  'country',
] as const;

function changesOf(before: CustomerValues, after: CustomerValues, key: string, groups: CustomerGroups): FieldChange[] {
  const inWords = (ids: readonly number[] = []) => ids.map(groups.nameOf).join(' | ');
  const changes: FieldChange[] = [];
  for (const field of ['email', 'firstName', 'lastName', 'phone'] as const)
    if (after[field] !== undefined) changes.push({ field, before: before[field] ?? '', after: after[field] });
  if (after.groups !== undefined)
    changes.push({ field: 'groups', before: inWords(before.groups), after: inWords(after.groups) });
  if (after.isKnownKey !== undefined) changes.push({ field: 'key', before: '', after: key });
  if (after.address === undefined) return changes;
  const partOf = (address: AddressInput | null | undefined, part: (typeof addressParts)[number]) =>
    address?.[part] ?? '';
  const parts = addressParts.map((field) => ({
    ...{ field, before: partOf(before.address, field), after: partOf(after.address, field) },
  }));
  return [...changes, ...parts.filter((part) => part.before !== part.after)];
}
