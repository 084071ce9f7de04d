/** B§2.5: what some subreasons ask for besides what everybody writes. */
export const contactInputs = [
  'productNumber',
  'invoiceNumber',
  'orderNumber',
  'vatId',
  'quantity',
  'phoneNumber',
] as const;
export type ContactInput = (typeof contactInputs)[number];

/** Where somebody may find sooner what she wants: how to send something back, or her orders. */
export type ContactShortcut = 'returns' | 'my-orders';

interface SubreasonRow {
  readonly needs: readonly ContactInput[];
  readonly shortcut?: ContactShortcut;
}

const nothing: SubreasonRow = { needs: [] };
const product: SubreasonRow = { needs: ['productNumber'] };
const order: SubreasonRow = { needs: ['orderNumber'] };
const productAndOrder: SubreasonRow = { needs: ['productNumber', 'orderNumber'] };
const wholeOrder: SubreasonRow = { needs: ['productNumber', 'invoiceNumber', 'orderNumber'] };

/**
 * B§2.5: every reason with its subreasons, in the order they are offered. The specification names eleven reasons and a few
 * subreasons; the others are ours (docs/spec-readings.md).
 */
const table = {
  consulting: {
    'product-advice': product,
    accessories: product,
    availability: product,
    'something-else': nothing,
  },
  payment: {
    'payment-methods': product,
    'info-iban': nothing,
    'payment-not-confirmed': order,
    'refund-status': order,
    'something-else': nothing,
  },
  sales: {
    'discount-request': { needs: ['productNumber', 'vatId', 'quantity', 'phoneNumber'] },
    // For whoever has no VAT id.
    'offer-request': { needs: ['productNumber', 'quantity'] },
    'spare-parts': product,
    'something-else': nothing,
  },
  order: {
    'change-order': wholeOrder,
    cancellation: wholeOrder,
    'order-status': order,
    'something-else': nothing,
  },
  shipment: {
    'shipment-status': { ...order, shortcut: 'my-orders' },
    'delivery-address': { needs: ['orderNumber', 'phoneNumber'] },
    'parcel-missing': order,
    'something-else': nothing,
  },
  invoice: {
    'invoice-request': { ...order, shortcut: 'my-orders' },
    'invoice-correction': { needs: ['invoiceNumber'] },
    'vat-on-invoice': { needs: ['invoiceNumber', 'vatId'] },
    'something-else': nothing,
  },
  'product-claim-within-30-days': {
    defective: productAndOrder,
    'damaged-in-transit': productAndOrder,
    'missing-parts': productAndOrder,
    'wrong-product': productAndOrder,
    'missing-manual': product,
    'something-else': nothing,
  },
  returns: {
    'no-reason-for-return': { ...productAndOrder, shortcut: 'returns' },
    defective: productAndOrder,
    'return-status': order,
    'something-else': nothing,
  },
  account: {
    'sign-in-problem': nothing,
    'account-data': nothing,
    'something-else': nothing,
  },
  'shop-issue': {
    'page-error': nothing,
    'wrong-information': product,
    'checkout-problem': nothing,
    'something-else': nothing,
  },
  other: {
    feedback: nothing,
    'something-else': nothing,
  },
} as const satisfies Readonly<Record<string, Readonly<Record<string, SubreasonRow>>>>;

type Table = typeof table;
export type ContactReason = keyof Table;
export type ContactSubreason = { [Reason in ContactReason]: keyof Table[Reason] }[ContactReason];

export interface Subreason extends SubreasonRow {
  readonly key: ContactSubreason;
}

const rows: Readonly<Record<ContactReason, Readonly<Partial<Record<ContactSubreason, SubreasonRow>>>>> = table;

const isReason = (key: string): key is ContactReason => Object.hasOwn(rows, key);
const isSubreasonOf = (reason: ContactReason, key: string): key is ContactSubreason => Object.hasOwn(rows[reason], key);

export const contactReasons: readonly ContactReason[] = Object.keys(table).filter(isReason);

/** Null where the subreason is none of this reason's. */
export function findSubreason(reason: ContactReason, key: string): Subreason | null {
  if (!isSubreasonOf(reason, key)) return null;
  const row = rows[reason][key];
  return row === undefined ? null : { key, ...row };
}

export function subreasonsOf(reason: ContactReason): readonly Subreason[] {
  return Object.keys(rows[reason]).flatMap((key) => findSubreason(reason, key) ?? []);
}
