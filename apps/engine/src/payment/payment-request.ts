import { addressInput } from '@tradehall/domain/address/address.ts';
import { emailAddress } from '@tradehall/domain/calls/fields.ts';
import { isLocale } from '@tradehall/domain/locales/locales.ts';
import { offlineMethodCodes, paymentMethods } from '@tradehall/domain/countries/payment-methods.ts';
import { UserInputError } from '@vendure/core';
import { z } from 'zod';
import { cartId, intentId } from '../platform/request-ids';

const locale = z
  .string()
  .refine(isLocale)
  .nullish()
  .transform((given) => given ?? null);

const jsonObject = z.record(z.string().max(100), z.json());
const version = z.int().nonnegative();

// Where an express payment has no whole address, the failure says so.
const express = z.object({
  email: emailAddress,
  billingAddress: addressInput,
  shippingAddress: addressInput,
  /** What the wallet's sheet said. */
  totalCents: z.int().nonnegative().optional(),
});
export type Express = z.output<typeof express>;

const expressOrNot = z
  .unknown()
  .optional()
  .transform((given): Express | 'incomplete' | null =>
    given == null ? null : (express.safeParse(given).data ?? 'incomplete'),
  );

const startRequest = z.object({
  cartId,
  version,
  intentId,
  locale,
  method: z.enum(paymentMethods),
  storeCard: z
    .boolean()
    .nullish()
    .transform((given) => given === true),
  componentData: jsonObject,
  express: expressOrNot,
  shopperIp: z
    .union([z.ipv4(), z.ipv6()])
    .nullish()
    .transform((given) => given ?? null),
});
export type StartRequest = z.output<typeof startRequest>;

const offlineRequest = z.object({ cartId, version, intentId, locale, method: z.enum(offlineMethodCodes) });
export type OfflineRequest = z.output<typeof offlineRequest>;

const placeRequest = z.object({ cartId, version, intentId });
export type PlaceRequest = z.output<typeof placeRequest>;

const attemptId = z.uuid();

const detailsRequest = z.object({ cartId, attemptId, componentData: jsonObject });
const returnRequest = z.object({ cartId, attemptId, redirectResult: z.string().min(1).max(10_000) });
const attemptRequest = z.object({ cartId, attemptId });
export type AttemptRequest = z.output<typeof attemptRequest>;

function parser<Schema extends z.ZodType>(schema: Schema) {
  return (input: unknown): z.output<Schema> => {
    const parsed = schema.safeParse(input);
    if (!parsed.success) throw new UserInputError(z.prettifyError(parsed.error));
    return parsed.data;
  };
}

export const parseStart = parser(startRequest);
export const parseOffline = parser(offlineRequest);
export const parsePlace = parser(placeRequest);
export const parseDetails = parser(detailsRequest);
export const parseReturn = parser(returnRequest);
export const parseAttempt = parser(attemptRequest);
