/** Inputs with which a call answers in a shop that has the product, by its name. A test sends each of them. */
export const callExamples: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  'new-ct/getStores': { locale: 'de-DE' },
  'new-ct/getProduct': { query: 'main', locale: 'de-DE', sku: 'EX10010001' },
  'new-ct/isLoggedIn': {},
  'new-ct/getMe': { locale: 'de-DE', customer: false },
  'new-ct/createCart': { locale: 'de-DE' },
  'new-ct/getInventory': { sku: ['EX10010001'] },
};

/** A file and what is wished of it. */
export const uploadExample = {
  query: { kind: 'stock', mode: 'dry-run', file: 'night.csv' },
  body: 'sku;pieces\nEX10010001;12\n',
} as const;

/** The first of what is kept. */
export const eventsExample = { after: '0', take: '50', types: 'order.placed,order.paid,case.opened' } as const;

export const shipmentExample = {
  orderNumber: '1000042',
  reference: 'LS-2026-0815',
  carrier: 'DHL',
  trackingCode: 'JJD000123',
  lines: [{ sku: 'EX10010001', quantity: 1 }],
} as const;

export const paymentExample = { orderNumber: '1000042', amountCents: 11_900, currencyCode: 'EUR' } as const;
