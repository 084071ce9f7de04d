import { daysAfter, type CalendarDate } from '../countries/calendar-date.ts';
import type { ContactWish } from '../contact/contact-wish.ts';

const daysOfClaims = 30;

interface Bought {
  readonly productNumber: string;
  /** As it is shown. */
  readonly orderNumber: string;
  readonly on: CalendarDate;
}

/** B§2.5 has a reason for the first thirty days; what breaks later comes back as a return. */
export function claimWish({ productNumber, orderNumber, on }: Bought, today: CalendarDate): ContactWish {
  const isFresh = today <= daysAfter(on, daysOfClaims);
  return {
    reason: isFresh ? 'product-claim-within-30-days' : 'returns',
    subreason: 'defective',
    productNumber,
    orderNumber,
  };
}
