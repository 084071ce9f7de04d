import { z } from 'zod';

// The database keeps no zero letter.
const named = (most: number) =>
  z
    .string()
    .regex(/^\P{Cc}*$/u)
    .trim()
    .min(1)
    .max(most);
const yes = z.enum(['true', 'false']).transform((text) => text === 'true');

/** What is to become of a file, as it stands in the address. */
export const importWish = z.strictObject({
  kind: z.string().regex(/^[a-z-]{1,40}$/),
  mode: z.enum(['apply', 'dry-run']),
  /** Columns that were named in the dashboard; without it they are known by their names. */
  mapping: named(60).optional(),
  /** Whether what the file does not name is switched off. */
  full: yes.optional(),
  /** What the file is called in the list of imports. */
  file: named(200).optional(),
});
export type ImportWish = z.output<typeof importWish>;

export const askedLines = z.strictObject({
  skip: z.coerce.number().pipe(z.int().min(0).max(1_000_000)).optional(),
  take: z.coerce.number().pipe(z.int().min(1).max(1_000)).optional(),
});
export const askedRun = z.coerce.number().pipe(
  z
    .int()
    .min(1)
    .max(2 ** 31 - 1),
);

export const takenFile = z.object({
  run: z.int(),
  /** Whether the call was taken in before, and nothing was begun anew. */
  isRepeated: z.boolean(),
});
export type TakenFile = z.output<typeof takenFile>;

const count = z.int().nonnegative();

export const importState = z.object({
  run: z.int(),
  kind: z.string(),
  file: z.string(),
  /** How the file was understood. */
  format: z.string(),
  state: z.enum(['read', 'checking', 'checked', 'applying', 'applied', 'undoing', 'undone']),
  /** Nothing more happens by itself. */
  isDone: z.boolean(),
  rows: count,
  counts: z.object({
    new: count,
    changed: count,
    unchanged: count,
    wrong: count,
    switchedOff: count,
    putBack: count,
    newerStays: count,
    /** Lines that do not say what they are about: a full list switches nothing off as long as there is one. */
    unnamed: count,
  }),
  /** Those that are wrong or worth a look. */
  lines: z.array(
    z.object({
      line: z.int(),
      about: z.string(),
      outcome: z.string(),
      faults: z.array(z.object({ column: z.string(), reason: z.string() })),
    }),
  ),
  totalLines: count,
});
export type ImportState = z.output<typeof importState>;
