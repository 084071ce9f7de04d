import { z } from 'zod';
import { vatNumber } from '../address/address.ts';
import type { CallFailure } from '../calls/call.ts';
import { engineCall, engineId, engineIntentId, engineVersion, type Immutable } from '../calls/engine-call.ts';
import { emailAddress, noInput, nothing, plainText, version } from '../calls/fields.ts';
import { buyerReferences } from './buyer-references.ts';
import { clientType } from './client-type.ts';
import { couponRefusals } from './coupon-refusals.ts';
import { engineCart } from './engine-cart.ts';
import { syntheticMark } from './synthetic-cart.calls.ts';

const sku = z.string().min(1).max(64);
/** A guarantee is named with the product it belongs to. */
const parentSku = sku.nullish().transform((value) => value ?? null);
const quantity = z.int();
// Whether it is an address is a failure of its own.
const address = z.unknown();

const deletion = z.strictObject({ delete: z.literal(true) });
const change = z.union([
  z.strictObject({ add: z.object({ sku, quantity, parentSku }) }),
  z.strictObject({ setQuantity: z.object({ sku, quantity, parentSku }) }),
  z.strictObject({ remove: z.object({ sku, parentSku }) }),
  z.strictObject({ applyCoupon: z.object({ code: z.string().trim().min(1).max(60) }) }),
  z.strictObject({ removeCoupon: z.object({ id: z.string().min(1).max(64) }) }),
  z.strictObject({ recalculate: z.literal(true) }),
  z.strictObject({ setContact: z.object({ email: emailAddress }) }),
  z.strictObject({
    setFields: z.object({
      customerAgreedToSendEmail: z.boolean().nullish(),
      utmSource: plainText(200).nullish(),
      buyerReferences: buyerReferences.nullish(),
    }),
  }),
  z.strictObject({ setShippingAddress: z.object({ address }) }),
  z.strictObject({ setBillingAddress: z.object({ address, clientType }) }),
  z.strictObject({
    setBillingVatNumber: z.object({ vatNumber: vatNumber.nullish().transform((value) => value ?? null) }),
  }),
  z.strictObject({ setCashOnDelivery: z.object({ isChosen: z.boolean() }) }),
]);
/** What the engine does to a cart. */
export type EngineCartChange = z.output<typeof change>;

// Each of them may take as long as the VAT service.
const hasOneVatNumber = (changes: readonly object[]) =>
  changes.filter((each) => 'setBillingVatNumber' in each).length <= 1;

const changeRequest = z.strictObject({
  cartId: engineId,
  version: engineVersion,
  intentId: engineIntentId,
  // One to twenty, all or none of them, one version up. A deletion stands alone.
  changes: z.union([z.tuple([deletion]), z.array(change).min(1).max(20).refine(hasOneVatNumber)]),
});
export type CartChangeRequest = z.output<typeof changeRequest>;
/** One of them as the middleware writes it. */
export type SentCartChange = Immutable<z.input<typeof change>>;
export type SentCartChanges = readonly SentCartChange[] | readonly [z.input<typeof deletion>];

const vatQuestion = z.object({
  changes: z.array(z.unknown()).refine((changes) => changes.some((each) => namedVatNumber.safeParse(each).success)),
});
const namedVatNumber = z.object({ setBillingVatNumber: z.object({ vatNumber: z.string() }) });

const ownCart = z.strictObject({ cartId: engineId });

export const cartEngineCalls = {
  /** Null for whoever has no such cart in this store. */
  cart: engineCall({ takes: ownCart, answers: engineCart.nullable() }),

  /** Where it stands, for a page that looks on. */
  cartStanding: engineCall({
    takes: ownCart,
    answers: z.object({ version, skus: z.array(sku) }).nullable(),
  }),

  /** The cart of this session in this store. */
  activeCart: engineCall({ takes: noInput, answers: engineCart.nullable() }),

  /** As it would be with or without the fee for cash on delivery; nothing is changed. */
  foreseenCart: engineCall({
    takes: ownCart.extend({ isCashOnDelivery: z.boolean() }),
    answers: engineCart.nullable(),
  }),

  /** Answers the session's cart of this store when there is one already. */
  createCart: engineCall({ takes: noInput, answers: engineCart, beginsSession: true }),

  /** A new cart of a guest, with a mark that was signed for it. */
  markSyntheticCart: engineCall({
    takes: ownCart.extend(syntheticMark),
    answers: nothing,
    failsWith: ['cart-not-found'],
  }),

  /** Null once it is deleted, and for the same deletion again. */
  changeCart: engineCall({
    takes: changeRequest,
    answers: engineCart.nullable(),
    failsWith: [
      'cart-not-found',
      'cart-version-conflict',
      'cart-frozen',
      'product-not-found',
      'product-not-sellable',
      'insufficient-stock',
      'quantity-limit',
      'guarantee-not-offered',
      'parent-not-in-cart',
      'shipping-address-error',
      'billing-address-error',
      ...couponRefusals,
    ],
    lane: (input) => (vatQuestion.safeParse(input).success ? 'vat' : 'usual'),
  }),

  /** A token that carries the lines to another store, once and within 15 minutes. */
  createCartTransfer: engineCall({
    takes: ownCart,
    answers: z.object({ token: z.string().min(1) }),
    failsWith: ['cart-not-found'],
  }),

  receiveCartTransfer: engineCall({
    takes: z.strictObject({ token: z.string(), intentId: engineIntentId }),
    answers: engineCart,
    failsWith: ['link-expired'],
    beginsSession: true,
  }),
};

/** Why a cart was left as it is. */
export type CartRefusal = Exclude<
  CallFailure<typeof cartEngineCalls.changeCart>,
  { readonly code: 'invalid-input' | 'too-many-requests' | 'unknown' }
>;
