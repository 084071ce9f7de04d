import type { StoreDocument } from '../catalogue/store-document.ts';
import type { CalendarDate } from '../countries/calendar-date.ts';
import type { Country } from '../countries/country.ts';
import { valueOn } from '../countries/dated.ts';
import { offlineMethodCodes, offlineMethods, type OfflineMethodCode } from '../countries/payment-methods.ts';

interface ToBePaid {
  /** All pieces, whatever they are. */
  readonly itemCount: number;
  /** A fee counts among it. */
  readonly totalCents: number;
  readonly hasFreight: boolean;
  readonly today: CalendarDate;
}

interface Terms {
  readonly isOffered: boolean;
  readonly maxItems: number;
  readonly freightAllowed: boolean;
  /** Null: any price. */
  readonly limitCents: (today: CalendarDate) => number | null;
}

/** A§9: where a country's row says what it allows. */
const termsOf: Readonly<Record<OfflineMethodCode, (country: Country) => Terms>> = {
  'bank-transfer': ({ bankTransfer: { enabled, maxItems, priceLimit } }) => ({
    isOffered: enabled,
    maxItems,
    freightAllowed: true,
    limitCents: () => priceLimit?.centAmount ?? null,
  }),
  'cash-on-delivery': ({ cashOnDelivery: { offered, maxItems, freightAllowed, priceLimit } }) => ({
    isOffered: offered,
    maxItems,
    freightAllowed,
    limitCents: (today) => valueOn(priceLimit, today).centAmount,
  }),
};

/** What the operators of a store have decided about it; null while nobody can tell. */
export type PaymentSettings = Pick<StoreDocument, 'bankDetails' | 'switchedOffMethods'> | null;

/** Those that operators may offer. */
export const offlineMethodsAllowedIn = (country: Country): readonly OfflineMethodCode[] =>
  offlineMethodCodes.filter((method) => termsOf[method](country).isOffered);

/** Where the country allows it, nobody has switched it off and, for money that is transferred, somebody has entered where it goes. */
export function isOfflineOffered(method: OfflineMethodCode, country: Country, settings: PaymentSettings): boolean {
  const hasWhereItGoes = (settings?.bankDetails ?? null) !== null || !offlineMethods[method].isPaidToAccount;
  const isSwitchedOff = settings?.switchedOffMethods.includes(method) === true;
  return hasWhereItGoes && !isSwitchedOff && termsOf[method](country).isOffered;
}

/** A§9 */
export function offlinePaymentAllowed(
  method: OfflineMethodCode,
  country: Country,
  settings: PaymentSettings,
  order: ToBePaid,
): boolean {
  const { maxItems, freightAllowed, limitCents } = termsOf[method](country);
  const limit = limitCents(order.today);
  const isWithinTerms = order.itemCount <= maxItems && (limit === null || order.totalCents <= limit);
  return isOfflineOffered(method, country, settings) && isWithinTerms && (freightAllowed || !order.hasFreight);
}
