import type { CalendarDate } from '../countries/calendar-date.ts';
import type { Country } from '../countries/country.ts';
import { valueOn } from '../countries/dated.ts';

interface ToBePaid {
  /** All pieces, whatever they are. */
  readonly itemCount: number;
  readonly totalCents: number;
  readonly hasFreight: boolean;
  readonly today: CalendarDate;
}

/** A§9; the fee counts among the total. */
export function cashOnDeliveryAllowed({ cashOnDelivery }: Country, order: ToBePaid): boolean {
  const { offered, maxItems, freightAllowed, priceLimit } = cashOnDelivery;
  const isWithinPrice = order.totalCents <= valueOn(priceLimit, order.today).centAmount;
  return offered && order.itemCount <= maxItems && isWithinPrice && (freightAllowed || !order.hasFreight);
}

export function bankTransferAllowed({ bankTransfer }: Country, order: ToBePaid): boolean {
  const { enabled, maxItems, priceLimit } = bankTransfer;
  const isWithinPrice = priceLimit === null || order.totalCents <= priceLimit.centAmount;
  return enabled && order.itemCount <= maxItems && isWithinPrice;
}
