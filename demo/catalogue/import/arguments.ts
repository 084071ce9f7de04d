import { parseArgs } from 'node:util';
import { type CalendarDate, calendarDateIn, isCalendarDate } from '@tradehall/domain/countries/calendar-date.ts';
import { z } from 'zod';
import { maximumProducts } from '../generate/article-numbers';
import { blockSize } from '../generate/block-plan';
import { isSize, sizes } from './sizes';

const defaultSeed = 25;

export interface ImportArguments {
  readonly products: number;
  readonly seed: number;
  /** Null when the caller leaves it to the catalogue: the day it was begun. */
  readonly anchor: CalendarDate | null;
  readonly projects: boolean;
  /** Beside an open shop: writing and projecting take turns, so that one core is left for pages. */
  readonly takesTurns: boolean;
}

const size = z.string().refine(isSize, `is one of ${Object.keys(sizes).join(', ')}`);
const products = z.coerce.number().int().min(1).max(maximumProducts);

const schema = z.object({
  size: size.optional(),
  products: products.optional(),
  seed: z.coerce.number().int().min(0).max(0x7fff_ffff).default(defaultSeed),
  anchor: z.string().refine(isCalendarDate, 'is a day like 2026-01-31').optional(),
  'without-projection': z.boolean().default(false),
  'in-turns': z.boolean().default(false),
});

export function parseImportArguments(args: readonly string[]): ImportArguments {
  const { values } = parseArgs({
    args: [...args],
    options: {
      size: { type: 'string' },
      products: { type: 'string' },
      seed: { type: 'string' },
      anchor: { type: 'string' },
      'without-projection': { type: 'boolean' },
      'in-turns': { type: 'boolean' },
    },
  });
  const parsed = schema.safeParse(values);
  if (!parsed.success) throw new Error(`import:\n${z.prettifyError(parsed.error)}`);
  const { size: wantedSize, seed, anchor, ...others } = parsed.data;
  const wanted = others.products ?? (wantedSize === undefined ? null : sizes[wantedSize]);
  if (wanted === null) throw new Error(`import: say --size ${Object.keys(sizes).join('|')} or --products N`);
  // Accessories, sets and B-ware refer to products of their block, so blocks come whole.
  const whole = Math.ceil(wanted / blockSize) * blockSize;
  const projects = !others['without-projection'];
  return { products: whole, seed, anchor: anchor ?? null, projects, takesTurns: projects && others['in-turns'] };
}

export function today(): CalendarDate {
  return calendarDateIn('UTC', new Date());
}
