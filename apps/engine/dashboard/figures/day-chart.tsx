import { daysAfter, isCalendarDate } from '@tradehall/domain/countries/calendar-date.ts';
import { shownDay } from '../moments';
import { groupedAmount } from '../numbers';
import { say } from '../say';
import type { Period } from './figure-words';
import type { DayFigures } from './figures.documents';

interface DayChartProps {
  readonly period: Period;
  readonly days: readonly DayFigures[];
  readonly currencyCode: string;
}

const width = 720;
const height = 140;
const mostBars = 62;

/** Revenue by day; of a long period each bar is a week. Its table below says the same in numbers. */
export function DayChart({ period, days, currencyCode }: DayChartProps) {
  const bars = barsOf(period, days);
  const most = Math.max(1, ...bars.map(({ grossCents }) => grossCents));
  const step = width / Math.max(1, bars.length);
  const best = bars.find(({ grossCents }) => grossCents === most);
  const words = best
    ? say('Most on {day}: {amount} {currencyCode}', {
        day: shownDay(best.day),
        amount: groupedAmount(best.grossCents),
        currencyCode,
      })
    : say('Nothing was ordered in these days');
  return (
    <figure className="space-y-1">
      <svg
        role="img"
        aria-label={say('Revenue from {from} to {until}. {words}.', {
          from: shownDay(period.from),
          until: shownDay(period.until),
          words,
        })}
        viewBox={`0 0 ${width} ${height}`}
        className="h-36 w-full border-b text-primary"
        preserveAspectRatio="none"
      >
        {bars.map(({ day, grossCents }, at) => {
          const tall = shareOf(grossCents, most) * (height - 4);
          return (
            <rect
              key={day}
              x={at * step + step * 0.1}
              y={height - tall}
              width={step * 0.8}
              height={tall}
              fill="currentColor"
            >
              <title>{`${shownDay(day)}: ${groupedAmount(grossCents)} ${currencyCode}`}</title>
            </rect>
          );
        })}
      </svg>
      <figcaption className="flex justify-between text-xs text-muted-foreground">
        <span>{shownDay(period.from)}</span>
        <span>{words}</span>
        <span>{shownDay(period.until)}</span>
      </figcaption>
    </figure>
  );
}

const shareOf = (part: number, whole: number): number => part / whole;

/** Every day of the period, also those without an order. */
export function barsOf({ from, until }: Period, days: readonly DayFigures[]): { day: string; grossCents: number }[] {
  const known = new Map(days.map((one) => [one.day, one.grossCents]));
  const all: { day: string; grossCents: number }[] = [];
  if (!isCalendarDate(from)) return all;
  for (let day = from; day <= until; day = daysAfter(day, 1)) all.push({ day, grossCents: known.get(day) ?? 0 });
  if (all.length <= mostBars) return all;
  const weeks = Map.groupBy(all.entries(), ([at]) => Math.floor(at / 7));
  return [...weeks.values()].map((week) => ({
    day: week[0]?.[1].day ?? from,
    grossCents: week.reduce((sum, [, { grossCents }]) => sum + grossCents, 0),
  }));
}
