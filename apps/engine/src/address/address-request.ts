import { addressKinds } from '@tradehall/domain/address/saved-address.ts';
import { UserInputError } from '@vendure/core';
import { z } from 'zod';
import { intentId } from '../platform/request-ids';

const greatestId = 2_147_483_647;

/** What can be no id is nobody's. */
const addressId = z.coerce
  .number()
  .catch(0)
  .transform((given) => (Number.isInteger(given) && given > 0 && given <= greatestId ? given : 0));

// Whether it is an address is a failure of its own.
const address = z.unknown();
const kind = z.enum(addressKinds);

const addition = z.object({ kind, intentId, address });
export type Addition = z.output<typeof addition>;

const named = z.object({ kind, addressId });
export type NamedAddress = z.output<typeof named>;

const change = named.extend({ version: z.int().nonnegative(), address });
export type AddressChange = z.output<typeof change>;

/** Says which field is wrong, and repeats none. */
function parse<Schema extends z.ZodType>(schema: Schema, input: unknown): z.output<Schema> {
  const parsed = schema.safeParse(input);
  if (parsed.success) return parsed.data;
  throw new UserInputError(`invalid: ${parsed.error.issues.map(({ path }) => path.join('.')).join(', ')}`);
}

export const parseAddition = (input: unknown): Addition => parse(addition, input);
export const parseNamed = (input: unknown): NamedAddress => parse(named, input);
export const parseChange = (input: unknown): AddressChange => parse(change, input);
