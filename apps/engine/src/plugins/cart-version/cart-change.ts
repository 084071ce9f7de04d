import { UserInputError } from '@vendure/core';
import { z } from 'zod';

export const cartId = z.coerce.number().int().positive().max(2_147_483_647);

const sku = z.string().min(1).max(64);
const quantity = z.int();

const cartChange = z.union([
  z.strictObject({ add: z.object({ sku, quantity }) }).transform(({ add }) => ({ kind: 'add' as const, ...add })),
  z
    .strictObject({ setQuantity: z.object({ sku, quantity }) })
    .transform(({ setQuantity }) => ({ kind: 'setQuantity' as const, ...setQuantity })),
  z.strictObject({ remove: z.object({ sku }) }).transform(({ remove }) => ({ kind: 'remove' as const, ...remove })),
]);

const changeRequest = z.object({
  cartId,
  version: z.int().nonnegative(),
  intentId: z.string().min(8).max(64),
  change: cartChange,
});

export type CartChange = z.output<typeof cartChange>;
export type ChangeRequest = z.output<typeof changeRequest>;

export function parseChangeRequest(input: unknown): ChangeRequest {
  const parsed = changeRequest.safeParse(input);
  if (!parsed.success) throw new UserInputError(z.prettifyError(parsed.error));
  return parsed.data;
}
