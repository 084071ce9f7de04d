import { retentionPeriods } from '@tradehall/domain/privacy/retention-periods.ts';

const { sentMailDays, closedContactRequestYears, unconfirmedNewsletterDays, endedConsentYears } = retentionPeriods;

const batch = 1_000;
const some = (table: string, where: string) =>
  `SELECT ctid FROM ${table} WHERE ${where} LIMIT ${batch} FOR UPDATE SKIP LOCKED`;
const deleting = (table: string, where: string) =>
  `DELETE FROM ${table} WHERE ctid = ANY(ARRAY(${some(table, where)})) RETURNING 1 AS done`;

const endedBefore = `now() - interval '${endedConsentYears} years'`;

// A cookie's choice ends when another takes its place, or with the cookie. No receipt goes before the one that replaces it.
const deleteReceipts = `
  WITH RECURSIVE kept AS (
    SELECT id, replaces FROM consent_receipt WHERE given_at > ${endedBefore} - interval '180 days'
    UNION SELECT earlier.id, earlier.replaces FROM consent_receipt AS earlier JOIN kept ON kept.replaces = earlier.id
  )
  DELETE FROM consent_receipt WHERE id NOT IN (SELECT id FROM kept) RETURNING 1 AS done`;

/** What is deleted by its age alone, a batch at a time. */
export const forgotten: Readonly<Record<string, string>> = {
  // Of an order it stays noted that it was told, so that it is told once; to whom does not.
  mails: deleting(
    'mail_outbox',
    `order_id IS NULL AND coalesce(sent_at, useful_until) < now() - interval '${sentMailDays} days'`,
  ),
  recipients: `UPDATE mail_outbox SET recipient = '', contents = '{}' WHERE ctid = ANY(ARRAY(${some(
    'mail_outbox',
    `order_id IS NOT NULL AND recipient <> '' AND coalesce(sent_at, useful_until) < now() - interval '${sentMailDays} days'`,
  )})) RETURNING 1 AS done`,
  requests: deleting(
    'contact_request',
    `state = 'closed' AND greatest(created_at, (SELECT max(event.created_at) FROM contact_case_event AS event
       WHERE event.request_id = contact_request.id)) < now() - interval '${closedContactRequestYears} years'`,
  ),
  subscriptions: deleting(
    'newsletter_subscription',
    `(state = 'pending' AND requested_at < now() - interval '${unconfirmedNewsletterDays} days')
      OR (state = 'ended' AND coalesce(ended_at, requested_at) < ${endedBefore})`,
  ),
  receipts: deleteReceipts,
  proofs: deleting('privacy_token', 'expires_at < now()'),
};
