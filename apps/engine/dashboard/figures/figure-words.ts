import { type CalendarDate, daysAfter, isCalendarDate } from '@tradehall/domain/countries/calendar-date.ts';
import { groupedAmount, groupedCount, shareInWords } from '../numbers';
import { say, toSay } from '../say';
import type { PeriodFigures } from './figures.documents';

export interface Period {
  readonly from: string;
  readonly until: string;
}

export const periodNames = [
  ...[toSay('Last 7 days'), toSay('Last 30 days'), toSay('This month'), toSay('Last month'), toSay('This year')],
] as const;
export type PeriodName = (typeof periodNames)[number];

/** Both days belong to it. */
export function periodOf(name: PeriodName, today: CalendarDate): Period {
  const firstOfMonth: CalendarDate = firstDay(today.slice(0, 7), today);
  if (name === 'Last 7 days') return { from: daysAfter(today, -6), until: today };
  if (name === 'Last 30 days') return { from: daysAfter(today, -29), until: today };
  if (name === 'This month') return { from: firstOfMonth, until: today };
  if (name === 'This year') return { from: firstDay(`${today.slice(0, 4)}-01`, today), until: today };
  const until = daysAfter(firstOfMonth, -1);
  return { from: firstDay(until.slice(0, 7), until), until };
}

function firstDay(month: string, otherwise: CalendarDate): CalendarDate {
  const day = `${month}-01`;
  return isCalendarDate(day) ? day : otherwise;
}

export function isPeriod({ from, until }: Period): boolean {
  return isCalendarDate(from) && isCalendarDate(until) && from <= until && until <= daysAfter(from, 365);
}

/** A part of a whole in percent with one digit; null where there is no whole. */
export function percentOf(part: number, whole: number): string | null {
  return whole === 0 ? null : shareInWords(part / whole);
}

/** Against the period before: `+12.5 %`. */
export function changeInWords(now: number, before: number): string {
  if (now === before) return say('as before');
  if (before === 0) return say('none before');
  const percent = percentOf(now - before, Math.abs(before)) ?? '';
  return now > before ? `+${percent}` : percent.replace('-', '−');
}

interface Column {
  readonly title: string;
  readonly hint: string;
  readonly value: (figures: PeriodFigures) => number;
  readonly shown: (figures: PeriodFigures) => string;
  /** A second line, such as a number of pieces beside an amount. */
  readonly beside?: (figures: PeriodFigures) => string | null;
}

const amount = (value: Column['value']) => ({
  value,
  shown: (figures: PeriodFigures) => groupedAmount(value(figures)),
});
const count = (value: Column['value']) => ({ value, shown: (figures: PeriodFigures) => groupedCount(value(figures)) });
/** Null where there are none. */
const many = (count: number, words: string): string | null => (count === 0 ? null : say(words, { count }));

/** The table's columns, in the order of a merchant's questions. */
export const columns: readonly Column[] = [
  {
    title: toSay('Orders'),
    hint: toSay('placed and not cancelled'),
    ...count(({ orders }) => orders),
    beside: ({ cancelledOrders }) => many(cancelledOrders, toSay('{count, number} cancelled')),
  },
  {
    title: toSay('Revenue'),
    hint: toSay('with tax and delivery'),
    ...amount(({ grossCents }) => grossCents),
    beside: ({ unpaidOrders, unpaidCents }) =>
      unpaidOrders === 0
        ? null
        : say('{amount} not paid yet ({count, plural, one {# order} other {# orders}})', {
            amount: groupedAmount(unpaidCents),
            count: unpaidOrders,
          }),
  },
  { title: toSay('Net'), hint: toSay('revenue without tax'), ...amount(({ netCents }) => netCents) },
  {
    title: toSay('Margin'),
    hint: toSay('where the cost is known'),
    ...amount(({ knownNetCents, costCents }) => knownNetCents - costCents),
    shown: ({ knownNetCents, costCents }) =>
      knownNetCents === 0 && costCents === 0 ? say('no cost known') : groupedAmount(knownNetCents - costCents),
    beside: ({ knownNetCents, costCents, netCents }) => {
      const margin = percentOf(knownNetCents - costCents, knownNetCents);
      const known = percentOf(knownNetCents, netCents) ?? say('none');
      return margin === null ? null : say('{margin}; known for {known} of net', { margin, known });
    },
  },
  {
    title: toSay('Coupons'),
    hint: toSay('what they took, with tax'),
    ...amount(({ couponCents }) => couponCents),
    beside: ({ couponUses }) => many(couponUses, toSay('{count, plural, one {# use} other {# uses}}')),
  },
  {
    title: toSay('Refunds'),
    hint: toSay('given in the period'),
    ...amount(({ refundedCents }) => refundedCents),
    beside: ({ refunds, withdrawals }) =>
      [
        many(refunds, toSay('{count, plural, one {# refund} other {# refunds}}')),
        many(withdrawals, toSay('{count, plural, one {# withdrawal} other {# withdrawals}}')),
      ]
        .filter((words) => words !== null)
        .join(', ') || null,
  },
  {
    title: toSay('Declined payments'),
    hint: toSay('of all answers of the provider'),
    ...count(({ paymentDeclines }) => paymentDeclines),
    beside: ({ paymentDeclines, paymentAnswers }) => percentOf(paymentDeclines, paymentAnswers),
  },
];
