import type { ElectronicInvoice, TaxOfRate } from '../../orders/electronic-invoices/electronic-invoice';

type Said =
  'kind' | 'number' | 'issuedOn' | 'currencyCode' | 'preceding' | 'purchaseOrder' | 'lines' | 'charges' | 'totals';

/** What the forms of tax offices say of an invoice too. They have no place for the rest, or say it in words of their own. */
export interface Told extends Pick<ElectronicInvoice, Said> {
  readonly sellerVatId: string | null;
  readonly buyerVatId: string | null;
  readonly taxes: readonly Omit<TaxOfRate, 'exemption'>[];
}

export function toldOf(invoice: ElectronicInvoice): Told {
  const { kind, number, issuedOn, currencyCode, preceding, purchaseOrder, lines, charges, totals } = invoice;
  return {
    ...{ kind, number, issuedOn, currencyCode, preceding, purchaseOrder, lines, charges, totals },
    sellerVatId: invoice.seller.vatId,
    buyerVatId: invoice.buyer.vatId,
    taxes: invoice.taxes.map(({ category, ratePermyriad, netCents, taxCents }) => {
      return { category, ratePermyriad, netCents, taxCents };
    }),
  };
}

/** Both as text: a matcher for every cart would take most of the time. */
export const sorted = (value: unknown): string =>
  JSON.stringify(value, (_, each: unknown) =>
    typeof each === 'object' && each !== null && !Array.isArray(each)
      ? Object.fromEntries(Object.entries(each).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : each,
  );

export const sumOf = <Each>(items: readonly Each[], of: (item: Each) => number): number =>
  items.reduce((sum, item) => sum + of(item), 0);
