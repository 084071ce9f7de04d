import { accountTables, signInTables } from './account-tables';
import { correspondenceTables } from './correspondence-tables';
import { orderTables } from './order-tables';
import type { PersonalTable } from './personal-table';

/**
 * Every table in which something of a person stands, in the order in which it is erased: what opens the account first, so
 * that whoever signs in meanwhile is waited for or refused; the customer and the user last, for all others point at them.
 */
export const personalTables: readonly PersonalTable[] = [
  ...signInTables,
  ...correspondenceTables,
  ...orderTables,
  ...accountTables,
];
