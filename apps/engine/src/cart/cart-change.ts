import { emailAddress, plainText } from '@tradehall/domain/calls/fields.ts';
import { vatNumber } from '@tradehall/domain/address/address.ts';
import { clientType } from '@tradehall/domain/cart/client-type.ts';
import { UserInputError } from '@vendure/core';
import { z } from 'zod';
import { cartId, intentId } from '../platform/request-ids';
import type { CheckedVatId } from '../vat/vat-checks.service';

const sku = z.string().min(1).max(64);
const parentSku = sku.nullish().transform((value) => value ?? null);
const quantity = z.int();
// Whether it is an address is a failure of its own.
const address = z.unknown();

const requestedChange = z.union([
  z.strictObject({ add: z.object({ sku, quantity, parentSku }) }),
  z.strictObject({ setQuantity: z.object({ sku, quantity, parentSku }) }),
  z.strictObject({ remove: z.object({ sku, parentSku }) }),
  z.strictObject({ applyCoupon: z.object({ code: z.string().trim().min(1).max(60) }) }),
  z.strictObject({ removeCoupon: z.object({ id: z.string().min(1).max(64) }) }),
  z.strictObject({ recalculate: z.literal(true) }),
  z.strictObject({ setContact: z.object({ email: emailAddress }) }),
  z.strictObject({
    setFields: z.object({ customerAgreedToSendEmail: z.boolean().nullish(), utmSource: plainText(200).nullish() }),
  }),
  z.strictObject({ setShippingAddress: z.object({ address }) }),
  z.strictObject({ setBillingAddress: z.object({ address, clientType }) }),
  z.strictObject({
    setBillingVatNumber: z.object({ vatNumber: vatNumber.nullish().transform((value) => value ?? null) }),
  }),
  z.strictObject({ setCashOnDelivery: z.object({ isChosen: z.boolean() }) }),
]);
type RequestedChange = z.output<typeof requestedChange>;

/** With what the VAT service says of it; null where it was not asked. */
export interface NamedVatNumber {
  readonly vatNumber: string | null;
  readonly check: CheckedVatId | null;
}

export type CartChange =
  Exclude<RequestedChange, { setBillingVatNumber: object }> | { readonly setBillingVatNumber: NamedVatNumber };

// Each of them may take as long as the VAT service.
const hasOneVatNumber = (changes: readonly object[]) =>
  changes.filter((change) => 'setBillingVatNumber' in change).length <= 1;

const changeRequest = z.object({
  cartId,
  version: z.int().nonnegative(),
  intentId,
  changes: z.union([
    z.tuple([z.strictObject({ delete: z.literal(true) })]),
    z.array(requestedChange).min(1).max(20).refine(hasOneVatNumber),
  ]),
});
export type ChangeRequest = z.output<typeof changeRequest>;

/** The changes to be made, or null for the wish to have no cart at all. */
export function changesOf({ changes }: ChangeRequest): RequestedChange[] | null {
  const made = changes.flatMap((change) => ('delete' in change ? [] : [change]));
  return made.length > 0 ? made : null;
}

export function isOnlyRecalculation({ changes }: ChangeRequest): boolean {
  return changes.every((change) => 'recalculate' in change);
}

export function parseChangeRequest(input: unknown): ChangeRequest {
  const parsed = changeRequest.safeParse(input);
  if (!parsed.success) throw new UserInputError(z.prettifyError(parsed.error));
  return parsed.data;
}
