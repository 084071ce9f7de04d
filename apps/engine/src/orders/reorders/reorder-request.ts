import { locale } from '@tradehall/domain/calls/fields.ts';
import { UserInputError } from '@vendure/core';
import { z } from 'zod';
import { cartId, intentId } from '../../platform/request-ids';

const token = z
  .string()
  .max(500)
  .nullish()
  .transform((given) => given ?? null);

const reorderRequest = z.object({ orderId: cartId, token, locale, intentId });
export type ReorderRequest = z.output<typeof reorderRequest>;

export function parseReorder(input: unknown): ReorderRequest {
  const parsed = reorderRequest.safeParse(input);
  if (!parsed.success) throw new UserInputError(z.prettifyError(parsed.error));
  return parsed.data;
}
