import type { MeasureRange } from './search-request.ts';

const typed = /^-?\d{1,9}(?:[.,]\d{1,3})?$/;
const fromTo = /^(?=.*\d)(-?\d{1,9}(?:\.\d{1,3})?)?-(-?\d{1,9}(?:\.\d{1,3})?)?$/;

/** A number as people type it; undefined where it is none. */
export function readMeasure(written: string | null | undefined): number | undefined {
  const text = (written ?? '').trim();
  return typed.test(text) ? Number(text.replace(',', '.')) : undefined;
}

/** From the lower to the higher, whichever way round they were typed; null where there is neither. */
export function measureRange(from: number | undefined, to: number | undefined): MeasureRange | null {
  if (from !== undefined && to !== undefined) return from > to ? { from: to, to: from } : { from, to };
  if (from !== undefined) return { from };
  return to === undefined ? null : { to };
}

/** `8-10`, `8-`, `-10` or `8`, as addresses have them: a number below zero stands there as both ends, `-2--2`. */
export function readMeasureRange(written: string): MeasureRange | null {
  const text = written.trim();
  const alone = text.startsWith('-') ? undefined : readMeasure(text);
  if (alone !== undefined) return { from: alone, to: alone };
  const [, from, to] = fromTo.exec(text) ?? [];
  return measureRange(readMeasure(from), readMeasure(to));
}

export function writeMeasureRange({ from, to }: MeasureRange): string {
  const isAlone = from === to && from !== undefined && from >= 0;
  return isAlone ? String(from) : `${from ?? ''}-${to ?? ''}`;
}
