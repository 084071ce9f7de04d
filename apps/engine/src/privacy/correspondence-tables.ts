import { ofCustomer, ofEmail, ofOrder, type PersonalTable } from './personal-table';

/** What was written to the shop as a claim, and is not settled yet. */
const isOpenClaim = `state = 'open' AND reason IN ('product-claim-within-30-days', 'returns', 'payment', 'order', 'shipment', 'invoice')`;

/** What she has written to the shop, asked of it, and was mailed by it. */
export const correspondenceTables: readonly PersonalTable[] = [
  {
    table: 'newsletter_consent',
    found: `${ofCustomer('customer_id')}
      OR subscription_id IN (SELECT id FROM newsletter_subscription WHERE ${ofEmail('email')})`,
    exported: {
      as: 'consentsToBeWritten',
      fields: { kind: 'kind', isGiven: 'is_given', agreedTo: 'text_version', language: 'language', at: 'created_at' },
    },
    erasure: [{ kind: 'delete' }],
  },
  {
    table: 'newsletter_subscription',
    found: ofEmail('email'),
    exported: {
      as: 'newsletter',
      fields: {
        email: 'email',
        store: 'store_key',
        language: 'consent_language',
        state: 'state',
        requestedAt: 'requested_at',
        confirmedAt: 'confirmed_at',
        agreedTo: 'consent_version',
      },
    },
    erasure: [{ kind: 'delete' }],
  },
  {
    table: 'restock_request',
    found: ofEmail('email'),
    exported: {
      as: 'waitedFor',
      fields: { sku: 'sku', store: 'store_key', askedAt: 'created_at', mailedAt: 'sent_at' },
    },
    erasure: [{ kind: 'delete' }],
  },
  {
    table: 'contact_request',
    found: `${ofCustomer('customer_id')} OR ${ofEmail('customer_email')}`,
    exported: {
      as: 'requests',
      fields: {
        number: 'case_number',
        at: 'created_at',
        reason: 'reason',
        subreason: 'subreason',
        name: 'contact_name',
        company: 'company_name',
        email: 'customer_email',
        subject: 'subject',
        description: 'description',
        details: 'details',
        state: 'state',
      },
    },
    erasure: [
      { kind: 'delete', where: `NOT (${isOpenClaim})` },
      { kind: 'anonymise', set: { customer_id: 'NULL' } },
      { kind: 'keep', because: 'open-claim' },
    ],
  },
  {
    table: 'contact_case_event',
    found: `request_id IN (SELECT id FROM contact_request
      WHERE ${ofCustomer('customer_id')} OR ${ofEmail('customer_email')})`,
    exported: { as: 'answersToRequests', fields: { kind: 'kind', at: 'created_at', words: 'words' } },
    // Those of deleted requests are gone with them.
    erasure: [{ kind: 'keep', because: 'open-claim' }],
  },
  {
    table: 'mail_outbox',
    found: `${ofEmail('recipient')} OR ${ofOrder('order_id')}`,
    exported: { as: 'mails', fields: { kind: 'kind', to: 'recipient', writtenAt: 'created_at', sentAt: 'sent_at' } },
    // What the law wants told of an order is told; that it was stays noted, so that it is told once.
    erasure: [
      { kind: 'delete', where: 'order_id IS NULL' },
      { kind: 'anonymise', set: { recipient: `''`, contents: `'{}'` }, where: 'sent_at IS NOT NULL' },
    ],
    afterYears: { kind: 'delete' },
  },
  {
    table: 'review',
    found: ofCustomer('customer_id'),
    exported: {
      as: 'reviews',
      fields: { at: 'created_at', product: 'product_id', author: 'author_name', rating: 'rating', text: 'text' },
    },
    // What was said of a product stays; who said it does not. What nobody was shown goes as a whole.
    erasure: [
      { kind: 'delete', where: `state <> 'published'` },
      { kind: 'anonymise', set: { author_name: `'–'`, customer_id: 'NULL', order_id: 'NULL' } },
    ],
  },
  {
    table: 'tracking_event',
    found: `${ofCustomer('customer_id')}
      OR receipt_id IN (SELECT id FROM consent_receipt WHERE ${ofCustomer('customer_id')})`,
    exported: { as: 'behaviour', fields: { kind: 'kind', at: 'created_at', body: 'body', toldAt: 'delivered_at' } },
    erasure: [{ kind: 'delete' }],
  },
  {
    // That somebody agreed, in which words and when, stays provable; who it was is forgotten.
    table: 'consent_receipt',
    found: ofCustomer('customer_id'),
    exported: {
      as: 'consents',
      fields: { purposes: 'to_jsonb(purposes)', agreedTo: 'text_version', language: 'language', at: 'given_at' },
    },
    erasure: [{ kind: 'anonymise', set: { customer_id: 'NULL' } }],
  },
];
