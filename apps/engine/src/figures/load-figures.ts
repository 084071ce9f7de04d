import { type CalendarDate, daysAfter, isCalendarDate } from '@tradehall/domain/countries/calendar-date.ts';
import { instantOf } from '@tradehall/domain/countries/wall-time.ts';
import { z } from 'zod';
import { type Database, selectRows } from '../platform/database';
import { findStore, type Store } from '../platform/stores/store';
import { selectCoupons, selectDays, selectEvents, selectMargins } from './figure-statements';

const mostDays = 366;

const day = z.string().refine(isCalendarDate, 'a day looks like 2026-01-31');
const daysBetween = (from: string, until: string): number => (Date.parse(until) - Date.parse(from)) / 86_400_000 + 1;

export const askedFigures = z
  .object({
    stores: z.array(z.string().refine((key) => findStore(key) !== null, 'a store of this shop')).max(100),
    from: day,
    until: day,
  })
  .refine(({ from, until }) => daysBetween(from, until) >= 1, 'the period ends before it begins')
  .refine(({ from, until }) => daysBetween(from, until) <= mostDays, `a period has up to ${mostDays} days`);
type AskedFigures = z.output<typeof askedFigures>;

// Sums come as text: they outgrow what the driver takes for a number.
const whole = z.coerce.number().pipe(z.int());
const place = z.object({ storeKey: z.string(), currencyCode: z.string() });
const dayRow = place.extend({
  day,
  orders: whole,
  grossCents: whole,
  netCents: whole,
  unpaidOrders: whole,
  unpaidCents: whole,
  cancelledOrders: whole,
});
const marginRow = place.extend({ isNow: z.boolean(), knownNetCents: whole, costCents: whole });
const couponRow = place.extend({ isNow: z.boolean(), code: z.string(), uses: whole, takenCents: whole });
const eventRow = place.extend({
  kind: z.enum(['withdrawal', 'refund', 'decline', 'answer']),
  isNow: z.boolean(),
  count: whole,
  cents: whole,
});

const nothing = {
  orders: 0,
  grossCents: 0,
  netCents: 0,
  unpaidOrders: 0,
  unpaidCents: 0,
  cancelledOrders: 0,
  /** Without tax, of the products whose cost is known. */
  knownNetCents: 0,
  costCents: 0,
  couponUses: 0,
  couponCents: 0,
  withdrawals: 0,
  refunds: 0,
  refundedCents: 0,
  /** Answers of the payment provider, yes or no. */
  paymentAnswers: 0,
  paymentDeclines: 0,
};
export type PeriodFigures = Readonly<typeof nothing>;

export interface DayFigures {
  readonly day: CalendarDate;
  readonly orders: number;
  readonly grossCents: number;
}

export interface CouponFigures {
  readonly code: string;
  readonly uses: number;
  readonly takenCents: number;
  readonly usesBefore: number;
  readonly takenCentsBefore: number;
}

/** Of a store in one of its currencies: nothing is ever added across two of them. */
export interface StoreFigures {
  readonly storeKey: string;
  readonly currencyCode: string;
  readonly now: PeriodFigures;
  readonly before: PeriodFigures;
  readonly days: readonly DayFigures[];
  readonly coupons: readonly CouponFigures[];
}

export interface Figures {
  readonly beforeFrom: CalendarDate;
  readonly beforeUntil: CalendarDate;
  readonly items: readonly StoreFigures[];
  readonly totalItems: number;
}

/** The period, and as many days before it, by the clocks of each store. */
export async function loadFigures(database: Database, asked: AskedFigures): Promise<Figures> {
  const { from, until } = asked;
  const beforeFrom = daysAfter(from, -daysBetween(from, until));
  const values = valuesOf(asked.stores, [beforeFrom, from, daysAfter(until, 1)]);
  const days = await selectRows(database, dayRow, selectDays, values);
  const margins = await selectRows(database, marginRow, selectMargins, values);
  const coupons = await selectRows(database, couponRow, selectCoupons, values);
  const events = await selectRows(database, eventRow, selectEvents, values);
  const reports = new Map<string, Report>();
  const at = ({ storeKey, currencyCode }: z.output<typeof place>): Report => {
    const key = `${storeKey} ${currencyCode}`;
    const known = reports.get(key) ?? new Report(storeKey, currencyCode);
    reports.set(key, known);
    return known;
  };
  for (const row of days) at(row).addDay(row, row.day >= from);
  for (const row of margins) at(row).add(row.isNow, row);
  for (const row of coupons) at(row).addCoupon(row);
  for (const row of events) at(row).add(row.isNow, amountsOf(row));
  const items = [...reports.keys()].toSorted().flatMap((key) => reports.get(key) ?? []);
  return { beforeFrom, beforeUntil: daysAfter(from, -1), items, totalItems: items.length };
}

function valuesOf(keys: readonly string[], days: readonly CalendarDate[]): unknown[] {
  const stores = [...new Set(keys)].map(findStore).filter((store): store is Store => store !== null);
  const zones = stores.map(({ country }) => country.timeZone);
  return [
    stores.map(({ key }) => key),
    zones,
    ...days.map((one) => zones.map((zone) => instantOf(zone, `${one}T00:00:00`))),
  ];
}

function amountsOf({ kind, count, cents }: z.output<typeof eventRow>): Partial<PeriodFigures> {
  if (kind === 'withdrawal') return { withdrawals: count };
  if (kind === 'refund') return { refunds: count, refundedCents: cents };
  return { paymentAnswers: count, paymentDeclines: kind === 'decline' ? count : 0 };
}

class Report implements StoreFigures {
  now: PeriodFigures = nothing;
  before: PeriodFigures = nothing;
  readonly days: DayFigures[] = [];
  readonly coupons: CouponFigures[] = [];

  constructor(
    readonly storeKey: string,
    readonly currencyCode: string,
  ) {}

  add(isNow: boolean, amounts: Partial<PeriodFigures>): void {
    const sums = { ...(isNow ? this.now : this.before) };
    for (const name of figureNames) sums[name] += amounts[name] ?? 0;
    if (isNow) this.now = sums;
    else this.before = sums;
  }

  addDay(row: z.output<typeof dayRow>, isNow: boolean): void {
    this.add(isNow, row);
    if (isNow) this.days.push({ day: row.day, orders: row.orders, grossCents: row.grossCents });
  }

  addCoupon({ isNow, code, uses, takenCents }: z.output<typeof couponRow>): void {
    this.add(isNow, { couponUses: uses, couponCents: takenCents });
    const at = this.coupons.findIndex((coupon) => coupon.code === code);
    const known = this.coupons[at] ?? { code, uses: 0, takenCents: 0, usesBefore: 0, takenCentsBefore: 0 };
    const changed = isNow
      ? { ...known, uses, takenCents }
      : { ...known, usesBefore: uses, takenCentsBefore: takenCents };
    this.coupons.splice(at === -1 ? this.coupons.length : at, at === -1 ? 0 : 1, changed);
  }
}

const isFigure = (name: string): name is keyof PeriodFigures => name in nothing;
const figureNames = Object.keys(nothing).filter(isFigure);
