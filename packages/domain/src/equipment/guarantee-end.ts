import { guaranteeSku } from '../calls/fields.ts';
import { yearsAfter, type CalendarDate } from '../countries/calendar-date.ts';
import type { Country } from '../countries/country.ts';

interface GuaranteeEnds {
  /** The last day of what the law gives. */
  readonly legalUntil: CalendarDate;
  /** The last day of what was bought beside it; null without. */
  readonly extraUntil: CalendarDate | null;
}

/** A§9: 4100010 to 4100040 are one to four years more; 0 for anything else. */
export function extraGuaranteeYears(sku: string | null): number {
  const known: readonly (string | null)[] = guaranteeSku.options;
  return known.indexOf(sku) + 1;
}

/** `from` is the day the goods came. What was bought begins where the law ends. */
export function guaranteeEnds(
  from: CalendarDate,
  guarantee: string | null,
  { legalGuaranteeYears }: Pick<Country, 'legalGuaranteeYears'>,
): GuaranteeEnds {
  const more = extraGuaranteeYears(guarantee);
  return {
    legalUntil: yearsAfter(from, legalGuaranteeYears),
    extraUntil: more === 0 ? null : yearsAfter(from, legalGuaranteeYears + more),
  };
}
