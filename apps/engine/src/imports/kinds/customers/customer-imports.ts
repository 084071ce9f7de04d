import { isDeepStrictEqual } from 'node:util';
import type { Database } from '../../../platform/database';
import type { ImportKind, WantedRow, WrittenRow } from '../import-kind';
import { CustomerStates } from './customer-states';
import { formerCustomer, judgeCustomers, valuesOf, writtenCustomer } from './judge-customers';
import { customerFields, readCustomer, wantedCustomer } from './read-customer';
import {
  addCustomers,
  type CustomerToSet,
  findBusy,
  forgetCustomers,
  lockAddresses,
  lockCustomers,
  setCustomers,
} from './write-customers';

/** A row is a customer, by what the merchant's other system calls her. No account is made, and no mail is sent. */
export const customerImports: ImportKind = {
  fields: customerFields,
  isAboutProducts: false,
  makesProducts: false,
  read: readCustomer,
  lock,
  judge: judgeCustomers,
  write,
  putBack,
  selectMissing: null,
};

async function lock(database: Database, rows: readonly WantedRow[]): Promise<void> {
  const wanted = rows.map((row) => wantedCustomer.parse(row.wanted));
  const states = await CustomerStates.load(database, wanted);
  const known = wanted.flatMap((each) => states.byKey(each) ?? []);
  await lockAddresses(database, [...wanted.map(({ email }) => email), ...known.map(({ email }) => email)]);
  const found = wanted.flatMap((each) => [states.byKey(each)?.id ?? [], states.byEmail(each.email)?.id ?? []].flat());
  await lockCustomers(database, found);
}

async function write(database: Database, rows: readonly WrittenRow[]): Promise<void> {
  const written = rows.map(({ after }) => writtenCustomer.parse(after));
  const fresh = written.filter(({ customerId }) => customerId === null);
  const made = await addCustomers(
    database,
    fresh.map(({ email, values }) => ({ email, firstName: values.firstName ?? '', lastName: values.lastName ?? '' })),
  );
  const known = written.flatMap((each): CustomerToSet[] => {
    const customerId = each.customerId ?? made.get(each.email);
    return customerId === undefined ? [] : [{ ...each, customerId }];
  });
  await setCustomers(database, known);
}

/** Whoever has ordered or signed in since is the shop's customer, whoever brought her in. */
async function putBack(database: Database, rows: readonly WrittenRow[]): Promise<readonly number[]> {
  const written = rows.map(({ line, before, after }) => ({
    line,
    before: formerCustomer.parse(before),
    after: writtenCustomer.parse(after),
  }));
  await lock(
    database,
    written.map(({ line, after: { source, key, email } }) => ({
      line,
      wanted: { source, key, email, names: {}, address: null, groups: null },
    })),
  );
  const names = written.map(({ after: { source, key } }) => ({ source, key, email: '' }));
  const states = await CustomerStates.load(database, names);
  const own = written.flatMap(({ line, before, after }) => {
    const state = states.byKey(after);
    if (state === null || state.hasAccount !== after.hadAccount) return [];
    const now = valuesOf(state, after);
    const isAsWritten = Object.entries(after.values).every(([name, value]) =>
      isDeepStrictEqual(Reflect.get(now, name), value),
    );
    return isAsWritten ? [{ line, before, after, customerId: state.id }] : [];
  });
  const made = own.filter(({ before }) => before === null);
  const busy = await findBusy(
    database,
    made.map(({ customerId }) => customerId),
  );
  const gone = made.filter(({ customerId }) => !busy.has(customerId));
  const former = own.flatMap(({ before, after, customerId }): CustomerToSet[] =>
    before === null ? [] : [{ ...after, customerId, values: before.values }],
  );
  await setCustomers(database, former);
  await forgetCustomers(
    database,
    gone.map(({ customerId }) => customerId),
  );
  return own.filter(({ before, customerId }) => before !== null || !busy.has(customerId)).map(({ line }) => line);
}
