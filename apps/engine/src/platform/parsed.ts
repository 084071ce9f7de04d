import { UserInputError } from '@vendure/core';
import { z } from 'zod';

/** What an operator gave, or what is wrong with it. */
export function parsed<Schema extends z.ZodType>(schema: Schema, given: unknown): z.output<Schema> {
  const read = schema.safeParse(given);
  if (!read.success) throw new UserInputError(z.prettifyError(read.error));
  return read.data;
}
