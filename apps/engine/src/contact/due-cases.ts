import { isLocale } from '@tradehall/domain/locales/locales.ts';
import type { Pool } from 'pg';
import { z } from 'zod';

// Plain SQL: who takes a case and for how long is the point of these statements.
type Database = Pick<Pool, 'query'>;

const dueCase = z.object({
  id: z.int(),
  attempts: z.int(),
  outgoing: z.object({
    caseNumber: z.string(),
    storeKey: z.string(),
    locale: z.string().refine(isLocale),
    reason: z.string(),
    subreason: z.string(),
    contactName: z.string(),
    companyName: z.string().nullable(),
    customerEmail: z.string(),
    subject: z.string(),
    description: z.string(),
    details: z.record(z.string(), z.union([z.string(), z.number()])),
  }),
});
export type DueCase = z.output<typeof dueCase>;

/**
 * The next case, taken for as long as telling it may last. No transaction stays open meanwhile: if the worker dies, it falls due
 * again, and the service knows it by its number.
 */
export async function takeDueCase(database: Database, takenForMs: number): Promise<DueCase | null> {
  const { rows } = await database.query<Record<string, unknown>>(
    `UPDATE contact_request
        SET delivery_attempts = delivery_attempts + 1, delivery_due_at = now() + $1 * interval '1 millisecond'
      WHERE id = (
        SELECT id FROM contact_request WHERE delivery_state = 'waiting' AND delivery_due_at <= now()
         ORDER BY delivery_due_at LIMIT 1 FOR UPDATE SKIP LOCKED)
     RETURNING id, delivery_attempts AS attempts, jsonb_build_object('caseNumber', case_number, 'storeKey', store_key,
       'locale', locale, 'reason', reason, 'subreason', subreason, 'contactName', contact_name, 'companyName', company_name,
       'customerEmail', customer_email, 'subject', subject, 'description', description, 'details', details) AS outgoing`,
    [takenForMs],
  );
  return rows[0] === undefined ? null : dueCase.parse(rows[0]);
}

export async function noteDelivered(database: Database, id: number): Promise<void> {
  await database.query(
    `UPDATE contact_request SET delivery_state = 'delivered', delivered_at = now(), delivery_error = NULL
      WHERE id = $1 AND delivery_state = 'waiting'`,
    [id],
  );
}

export async function postpone(database: Database, id: number, error: string, delayMs: number): Promise<void> {
  await database.query(
    `UPDATE contact_request SET delivery_error = $2, delivery_due_at = now() + $3 * interval '1 millisecond'
      WHERE id = $1 AND delivery_state = 'waiting'`,
    [id, error, delayMs],
  );
}

/** An operator has to look at it. */
export async function giveUp(database: Database, id: number, error: string): Promise<void> {
  await database.query(
    `UPDATE contact_request SET delivery_state = 'failed', delivery_error = $2
      WHERE id = $1 AND delivery_state = 'waiting'`,
    [id, error],
  );
}
