import { type CalendarDate, daysAfter, isCalendarDate } from '@tradehall/domain/countries/calendar-date.ts';
import { shownAmount } from '@tradehall/domain/money/shown-amount.ts';
import type { PeriodFigures } from './figures.documents';

export interface Period {
  readonly from: string;
  readonly until: string;
}

export const periodNames = ['Last 7 days', 'Last 30 days', 'This month', 'Last month', 'This year'] as const;
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

/** `1,234,567.50`, from minor units. */
export function groupedAmount(cents: number): string {
  return shownAmount(cents).replaceAll(/\B(?=(?:\d{3})+\.)/g, ',');
}

export function groupedCount(count: number): string {
  return String(count).replaceAll(/\B(?=(?:\d{3})+$)/g, ',');
}

/** A part of a whole in percent with one digit; null where there is no whole. */
export function percentOf(part: number, whole: number): string | null {
  return whole === 0 ? null : `${(Math.round((part / whole) * 1000) / 10).toFixed(1)} %`;
}

/** Against the period before: `+12.5 %`. */
export function changeInWords(now: number, before: number): string {
  if (now === before) return 'as before';
  if (before === 0) return 'none before';
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
const many = (number: number, one: string, more = `${one}s`): string | null =>
  number === 0 ? null : `${groupedCount(number)} ${number === 1 ? one : more}`;

/** The table's columns, in the order of a merchant's questions. */
export const columns: readonly Column[] = [
  {
    title: 'Orders',
    hint: 'placed and not cancelled',
    ...count(({ orders }) => orders),
    beside: ({ cancelledOrders }) => many(cancelledOrders, 'cancelled', 'cancelled'),
  },
  {
    title: 'Revenue',
    hint: 'with tax and delivery',
    ...amount(({ grossCents }) => grossCents),
    beside: ({ unpaidOrders, unpaidCents }) =>
      unpaidOrders === 0 ? null : `${groupedAmount(unpaidCents)} not paid yet (${many(unpaidOrders, 'order') ?? ''})`,
  },
  { title: 'Net', hint: 'revenue without tax', ...amount(({ netCents }) => netCents) },
  {
    title: 'Margin',
    hint: 'where the cost is known',
    ...amount(({ knownNetCents, costCents }) => knownNetCents - costCents),
    shown: ({ knownNetCents, costCents }) =>
      knownNetCents === 0 && costCents === 0 ? 'no cost known' : groupedAmount(knownNetCents - costCents),
    beside: ({ knownNetCents, costCents, netCents }) => {
      const margin = percentOf(knownNetCents - costCents, knownNetCents);
      return margin === null ? null : `${margin}; known for ${percentOf(knownNetCents, netCents) ?? 'none'} of net`;
    },
  },
  {
    title: 'Coupons',
    hint: 'what they took, with tax',
    ...amount(({ couponCents }) => couponCents),
    beside: ({ couponUses }) => many(couponUses, 'use'),
  },
  {
    title: 'Refunds',
    hint: 'given in the period',
    ...amount(({ refundedCents }) => refundedCents),
    beside: ({ refunds, withdrawals }) =>
      [many(refunds, 'refund'), many(withdrawals, 'withdrawal')].filter((words) => words !== null).join(', ') || null,
  },
  {
    title: 'Declined payments',
    hint: 'of all answers of the provider',
    ...count(({ paymentDeclines }) => paymentDeclines),
    beside: ({ paymentDeclines, paymentAnswers }) => percentOf(paymentDeclines, paymentAnswers),
  },
];
