import { emailAddress, locale } from '@tradehall/domain/calls/fields.ts';
import { withdrawalName } from '@tradehall/domain/orders/order-care.ts';
import { UserInputError } from '@vendure/core';
import { z } from 'zod';
import { cartId, intentId } from '../../platform/request-ids';

const token = z
  .string()
  .max(500)
  .nullish()
  .transform((given) => given ?? null);

const ofOrder = z.object({ orderId: cartId, token, locale });
export type OrderRequest = z.output<typeof ofOrder>;

const declaration = ofOrder.extend({
  intentId,
  name: withdrawalName,
  email: emailAddress,
  lines: z
    .array(z.object({ lineId: cartId, quantity: z.int().min(1).max(1_000) }))
    .min(1)
    .max(500),
});
export type Declaration = z.output<typeof declaration>;

const wishedLink = z.object({
  orderNumber: z.string().trim().min(1).max(40),
  email: emailAddress.transform((email) => email.toLowerCase()),
  locale,
});
export type WishedLink = z.output<typeof wishedLink>;

const spoken = z.object({ locale: locale.nullish() });

function parse<Schema extends z.ZodType>(schema: Schema, input: unknown): z.output<Schema> {
  const parsed = schema.safeParse(input);
  if (!parsed.success) throw new UserInputError(z.prettifyError(parsed.error));
  return parsed.data;
}

export const parseOrder = (input: unknown): OrderRequest => parse(ofOrder, input);
export const parseDeclaration = (input: unknown): Declaration => parse(declaration, input);
export const parseWishedLink = (input: unknown): WishedLink => parse(wishedLink, input);
export const parseSpoken = (input: unknown) => parse(spoken, input).locale ?? null;
