import { z } from 'zod';

/** A row of the table of block kinds: its name and the fields its author fills in. */
export function block<const Kind extends string, Fields extends z.core.$ZodLooseShape>(kind: Kind, fields: Fields) {
  return z.strictObject({ kind: z.literal(kind), fields: z.strictObject(fields) });
}
