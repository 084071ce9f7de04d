import { readVatId } from '@tradehall/domain/countries/vat-id.ts';
import type { OrderRecord } from '../order-record';

interface Numbers {
  readonly own: string;
  /** Of other countries, a comma between two. */
  readonly local: string;
}

/**
 * Tax of a country is told under the number that the country has given, where it has: the tax offices that take invoices in a form
 * of their own take them under such a number alone. Everything else is sold under the shop's own number.
 */
export function sellerVatIdOf({ portions, shipping }: OrderRecord, { own, local }: Numbers): string {
  if (portions.every(({ ratePermyriad }) => ratePermyriad === 0)) return own;
  return local.split(',').find((number) => readVatId(number)?.country.code === shipping.country) ?? own;
}
