import type { CalendarDate } from '@tradehall/domain/countries/calendar-date.ts';
import type { CurrencyCode } from '@tradehall/domain/money/currencies.ts';

/** Standard rate, supply to another member state, export: as the code list of EN 16931 has them. The shop has no others. */
export type TaxCategory = 'S' | 'K' | 'G';

export interface Address {
  readonly street: string;
  /** Empty where there is no more to say. */
  readonly more: string;
  readonly postalCode: string;
  readonly city: string;
  readonly country: string;
}

/** Where invoices are sent to: an identifier and the scheme it belongs to, such as 9930 for a German VAT number. */
interface ElectronicAddress {
  readonly scheme: string;
  readonly id: string;
}

interface Party {
  readonly name: string;
  readonly address: Address;
  readonly vatId: string | null;
  readonly endpoint: ElectronicAddress;
  readonly contact: { readonly name: string; readonly phone: string | null; readonly email: string };
}

/** A net price with as many decimals as it takes: the amount of the line follows from it exactly. */
export interface Price {
  readonly units: number;
  readonly decimals: number;
}

interface Taxed {
  readonly category: TaxCategory;
  readonly ratePermyriad: number;
  readonly netCents: number;
}

export interface InvoicedLine extends Taxed {
  readonly name: string;
  readonly itemNumber: string;
  readonly quantity: number;
  readonly price: Price;
}

/** What is paid beside the goods: freight, a fee. */
export interface Charge extends Taxed {
  readonly reason: string;
}

export interface TaxOfRate extends Taxed {
  readonly taxCents: number;
  readonly exemption: { readonly code: string; readonly reason: string | null } | null;
}

/** An invoice or credit note by the terms of EN 16931. Amounts are minor units of its currency; they become decimals when written. */
export interface ElectronicInvoice {
  readonly kind: 'invoice' | 'credit-note';
  readonly number: string;
  readonly issuedOn: CalendarDate;
  readonly currencyCode: CurrencyCode;
  /** What the buyer knows the order by. */
  readonly buyerReference: string;
  readonly purchaseOrder: string | null;
  /** Where the buyer books it. */
  readonly costCentre: string | null;
  /** What a credit note corrects. */
  readonly preceding: { readonly number: string; readonly issuedOn: CalendarDate } | null;
  readonly seller: Party;
  readonly buyer: Party;
  readonly delivery: { readonly name: string; readonly address: Address; readonly deliveredOn: CalendarDate };
  readonly payment: {
    /** UNTDID 4461. */
    readonly means: string;
    readonly reference: string;
    readonly terms: string;
    readonly account: { readonly iban: string; readonly owner: string; readonly bic: string } | null;
  };
  readonly lines: readonly InvoicedLine[];
  readonly charges: readonly Charge[];
  readonly taxes: readonly TaxOfRate[];
  readonly totals: {
    readonly linesCents: number;
    readonly chargesCents: number;
    readonly netCents: number;
    readonly taxCents: number;
    readonly grossCents: number;
    readonly roundingCents: number;
    readonly payableCents: number;
  };
}
