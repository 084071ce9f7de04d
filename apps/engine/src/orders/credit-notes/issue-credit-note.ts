import { calendarDateIn } from '@tradehall/domain/countries/calendar-date.ts';
import { warehouseCountry } from '@tradehall/domain/countries/warehouse-country.ts';
import { z } from 'zod';
import { type Database, selectRows } from '../../platform/database';
import { creditNoteOf } from './credit-note-of';
import { findOrderToCredit, findOwed } from './owed-credit-notes';

// As for invoices: held until the number is used or given back with the transaction.
const lockCounter = `
  INSERT INTO credit_note_counter AS counter (year, last) VALUES ($1, 0)
  ON CONFLICT (year) DO UPDATE SET last = counter.last RETURNING last`;

const insertNote =
  'INSERT INTO credit_note (refund_id, order_id, number, issued_at, facts) VALUES ($1, $2, $3, $4, $5)';

const counterRow = z.object({ last: z.int() });

/** Writes one credit note, in the transaction of the connection. Says whether there may be more to do. */
export async function issueCreditNote(database: Database, failing = new Set<number>()): Promise<boolean> {
  const orderId = await findOrderToCredit(database, failing);
  if (orderId === null) {
    failing.clear();
    return false;
  }
  try {
    await issueFor(database, orderId);
    return true;
  } catch (failure) {
    failing.add(orderId);
    throw new Error(`no credit note can be written for order ${orderId}: ${String(failure)}`, { cause: failure });
  }
}

async function issueFor(database: Database, orderId: number): Promise<void> {
  const now = new Date();
  const [year = ''] = calendarDateIn(warehouseCountry.timeZone, now).split('-');
  const [counter] = await selectRows(database, counterRow, lockCounter, [Number(year)]);
  if (!counter) throw new Error(`the credit notes of ${year} cannot be counted`);
  // Under the lock: what somebody else has written meanwhile is seen.
  const owed = await findOwed(database, orderId);
  if (!owed) return;
  const next = counter.last + 1;
  const facts = creditNoteOf(owed.invoice, owed.before, owed.refund);
  await database.query('UPDATE credit_note_counter SET last = $2 WHERE year = $1', [Number(year), next]);
  const number = `C${year}-${String(next).padStart(6, '0')}`;
  await database.query(insertNote, [owed.refundId, orderId, number, now, JSON.stringify(facts)]);
}
