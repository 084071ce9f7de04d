import { ofCustomer, ofOrder, type PersonalTable } from './personal-table';

const byLaw = [{ kind: 'keep', because: 'commercial-and-tax-law' }] as const;
const asEvidence = [{ kind: 'keep', because: 'payment-evidence' }] as const;

const attempts = `(SELECT id FROM payment_attempt WHERE ${ofOrder('cart_id')})`;
const payments = `(SELECT id FROM payment WHERE ${ofOrder('"orderId"')})`;
const country = (column: string) => `jsonb_build_object('countryCode', ${column}::jsonb->'countryCode')::text`;

/** What was ordered and paid. It is kept as long as the law says, with the name and address it was ordered with. */
export const orderTables: readonly PersonalTable[] = [
  {
    table: 'cart',
    found: `${ofCustomer('customer_id')} OR ${ofOrder('order_id')}`,
    exported: {
      as: 'carts',
      fields: { store: 'store_key', state: 'state', begunAt: 'created_at', changedAt: 'changed_at' },
    },
    // Carts that nobody pays for are deleted before; what is left belongs to an order.
    erasure: [{ kind: 'anonymise', set: { customer_id: 'NULL', session_token_hash: 'NULL', notices: `'[]'` } }],
  },
  {
    table: '"order"',
    found: ofOrder('id'),
    exported: {
      as: 'orders',
      fields: {
        number: 'code',
        state: 'state',
        placedAt: '"orderPlacedAt"',
        store: '"customFieldsStorekey"',
        currency: '"currencyCode"',
        goodsWithTaxMinorUnits: '"subTotalWithTax"',
        shippingWithTaxMinorUnits: '"shippingWithTax"',
        coupons: '"couponCodes"',
        email: '"customFieldsContactemail"',
        clientType: '"customFieldsClienttype"',
        utmSource: '"customFieldsUtmsource"',
        purchaseOrder: '"customFieldsPurchaseorder"',
        costCentre: '"customFieldsCostcentre"',
        shippingAddress: '"shippingAddress"::jsonb',
        billingAddress: '"billingAddress"::jsonb',
        vatEvidence: '"customFieldsVatevidence"',
      },
    },
    erasure: [
      {
        kind: 'anonymise',
        set: { '"customFieldsUtmsource"': 'NULL', '"customFieldsCustomeragreedtosendemail"': 'false' },
      },
      ...byLaw,
    ],
    afterYears: {
      kind: 'anonymise',
      set: {
        '"shippingAddress"': country('"shippingAddress"'),
        '"billingAddress"': country('"billingAddress"'),
        '"customFieldsContactemail"': 'NULL',
        '"customFieldsVatevidence"': 'NULL',
        '"customFieldsPurchaseorder"': 'NULL',
        '"customFieldsCostcentre"': 'NULL',
        '"customFieldsUtmsource"': 'NULL',
      },
    },
  },
  {
    table: 'order_line',
    found: ofOrder('"orderId"'),
    exported: {
      as: 'orderedGoods',
      fields: {
        order: '(SELECT code FROM "order" WHERE "order".id = "orderId")',
        sku: '(SELECT sku FROM product_variant WHERE product_variant.id = "productVariantId")',
        quantity: 'quantity',
        priceMinorUnits: '"listPrice"',
      },
    },
    erasure: byLaw,
  },
  {
    table: 'order_modification',
    found: ofOrder('"orderId"'),
    exported: { as: 'changesOfOrders', fields: { at: '"createdAt"', note: 'note' } },
    erasure: byLaw,
    afterYears: {
      kind: 'anonymise',
      set: { note: `''`, '"shippingAddressChange"': 'NULL', '"billingAddressChange"': 'NULL' },
    },
  },
  {
    table: 'fulfillment',
    found: `id IN (SELECT "fulfillmentId" FROM order_fulfillments_fulfillment WHERE ${ofOrder('"orderId"')})`,
    exported: { as: 'shipments', fields: { at: '"createdAt"', method: 'method', parcel: '"trackingCode"' } },
    erasure: byLaw,
    afterYears: { kind: 'anonymise', set: { '"trackingCode"': `''` } },
  },
  {
    // The table holds what happened to customers as well: those rows are in the account's part.
    table: 'history_entry AS of_order',
    found: ofOrder('of_order."orderId"'),
    exported: {
      as: 'historyOfOrders',
      fields: { kind: 'of_order.type', at: 'of_order."createdAt"', data: 'of_order.data::jsonb' },
    },
    erasure: byLaw,
    afterYears: { kind: 'delete' },
  },
  {
    table: 'payment',
    found: ofOrder('"orderId"'),
    exported: {
      as: 'payments',
      fields: {
        at: '"createdAt"',
        method: 'method',
        amountMinorUnits: 'amount',
        state: 'state',
        reference: '"transactionId"',
      },
    },
    erasure: asEvidence,
    afterYears: { kind: 'anonymise', set: { metadata: `'{}'`, '"errorMessage"': 'NULL' } },
  },
  {
    table: 'refund',
    found: `"paymentId" IN ${payments}`,
    exported: {
      as: 'refunds',
      fields: { at: '"createdAt"', amountMinorUnits: 'total', reason: 'reason', state: 'state' },
    },
    erasure: asEvidence,
    afterYears: { kind: 'anonymise', set: { metadata: `'{}'`, reason: 'NULL' } },
  },
  {
    table: 'payment_attempt',
    found: ofOrder('cart_id'),
    exported: {
      as: 'attemptsToPay',
      fields: {
        at: 'created_at',
        method: 'method',
        amountMinorUnits: 'amount_cents',
        currency: 'currency_code',
        state: 'state',
      },
    },
    erasure: asEvidence,
    afterYears: { kind: 'anonymise', set: { action: 'NULL', tried_by: `'{}'` } },
  },
  {
    table: 'provider_call',
    found: `attempt_id IN ${attempts}`,
    exported: null,
    erasure: asEvidence,
    afterYears: { kind: 'anonymise', set: { answer: 'NULL', last_error: 'NULL' } },
  },
  {
    table: 'payment_concern',
    found: `attempt_id IN ${attempts}`,
    exported: null,
    erasure: asEvidence,
    afterYears: { kind: 'delete' },
  },
  {
    table: 'webhook_inbox',
    found: `attempt_id IN ${attempts}`,
    exported: null,
    erasure: asEvidence,
    afterYears: { kind: 'delete' },
  },
  {
    table: 'vat_check',
    found: ofOrder('order_id'),
    exported: {
      as: 'checkedVatNumbers',
      fields: {
        country: 'country',
        number: 'number',
        verdict: 'verdict',
        at: 'checked_at',
        consultation: 'consultation_id',
      },
    },
    erasure: byLaw,
    afterYears: { kind: 'delete' },
  },
  {
    table: 'credit_note',
    found: ofOrder('order_id'),
    exported: { as: 'creditNotes', fields: { number: 'number', issuedAt: 'issued_at', facts: 'facts' } },
    erasure: byLaw,
    afterYears: { kind: 'delete' },
  },
  {
    table: 'invoice',
    found: ofOrder('order_id'),
    exported: { as: 'invoices', fields: { number: 'number', issuedAt: 'issued_at', facts: 'facts' } },
    erasure: byLaw,
    afterYears: { kind: 'delete' },
  },
  {
    table: 'order_withdrawal',
    found: ofOrder('order_id'),
    exported: {
      as: 'withdrawals',
      fields: { receivedAt: 'received_at', name: 'name', email: 'email', goods: 'lines' },
    },
    erasure: byLaw,
    afterYears: { kind: 'delete' },
  },
  {
    table: 'reorder',
    found: ofOrder('order_id'),
    exported: { as: 'orderedAgain', fields: { goods: 'lines', at: 'created_at' } },
    erasure: [{ kind: 'delete' }],
  },
  {
    table: 'order_link_request',
    found: ofOrder('order_id'),
    exported: { as: 'linksToOrders', fields: { requestedAt: 'requested_at' } },
    erasure: [{ kind: 'delete' }],
  },
];
