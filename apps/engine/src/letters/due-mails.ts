import { isLocale } from '@tradehall/domain/locales/locales.ts';
import type { Pool } from 'pg';
import { z } from 'zod';
import { isMailKind } from '../mail/mail-kinds';

// Plain SQL: who takes a mail and for how long is the point of these statements.
export type Database = Pick<Pool, 'query'>;

const dueMail = z.object({
  id: z.int(),
  kind: z.string().refine(isMailKind),
  locale: z.string().refine(isLocale),
  recipient: z.string(),
  store: z.object({
    emailAddress: z.string(),
    phoneNumbers: z.record(z.string(), z.string()),
    openingHours: z.record(z.string(), z.string()),
  }),
  /** Of the shop's content pages, by their keys. */
  contentSlugs: z.record(z.string(), z.string()).nullable(),
  contents: z.unknown(),
  attempts: z.int(),
  trace: z.string().nullable(),
});
export type DueMail = z.output<typeof dueMail>;

/**
 * The next mail, taken for as long as sending it may last. No transaction stays open meanwhile: if the sender dies, the mail
 * falls due again, so that it may be sent a second time but is never lost.
 */
export async function takeDueMail(database: Database, takenForMs: number): Promise<DueMail | null> {
  const { rows } = await database.query<Record<string, unknown>>(
    `UPDATE mail_outbox SET attempts = attempts + 1, due_at = now() + $1 * interval '1 millisecond'
       FROM country_store
      WHERE country_store.key = mail_outbox.store_key AND mail_outbox.id = (
        SELECT id FROM mail_outbox WHERE sent_at IS NULL AND due_at <= now() AND useful_until > now()
         ORDER BY due_at LIMIT 1 FOR UPDATE SKIP LOCKED)
     RETURNING mail_outbox.id, kind, locale, recipient, contents, attempts, trace,
       jsonb_build_object('emailAddress', email_address, 'phoneNumbers', phone_numbers, 'openingHours', opening_hours) AS store,
       (SELECT jsonb_object_agg(page->>'key', page->>'slug')
          FROM read_side.document, jsonb_array_elements(body::jsonb->'pages') AS page
         WHERE document.kind = 'content-index' AND document.locale = mail_outbox.locale) AS "contentSlugs"`,
    [takenForMs],
  );
  return rows[0] === undefined ? null : dueMail.parse(rows[0]);
}

export async function noteSent(database: Database, id: number): Promise<void> {
  // Whoever has deleted the account is told so, and then forgotten here as well.
  await database.query(
    `UPDATE mail_outbox SET sent_at = now(), contents = '{}', last_error = NULL,
       recipient = CASE kind WHEN 'account-deleted' THEN '' ELSE recipient END WHERE id = $1`,
    [id],
  );
}

export async function postpone(database: Database, id: number, error: string, delayMs: number): Promise<void> {
  await database.query(
    `UPDATE mail_outbox SET due_at = now() + $3 * interval '1 millisecond', last_error = $2 WHERE id = $1`,
    [id, error, delayMs],
  );
}
