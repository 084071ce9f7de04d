import type { CalendarDate } from './calendar-date.ts';

/** A value that changes on known days, oldest first. `from: null` holds for every day before the second entry. */
export type Dated<Value> = readonly [
  { readonly from: null; readonly value: Value },
  ...{ readonly from: CalendarDate; readonly value: Value }[],
];

export function always<Value>(value: Value): Dated<Value> {
  return [{ from: null, value }];
}

export function valueOn<Value>(dated: Dated<Value>, date: CalendarDate): Value {
  let current = dated[0].value;
  for (const entry of dated) {
    if (entry.from !== null && entry.from <= date) current = entry.value;
  }
  return current;
}
