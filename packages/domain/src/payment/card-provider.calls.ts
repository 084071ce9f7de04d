import { z } from 'zod';
import { call } from '../calls/call.ts';
import { emailAddress, entityId, locale, noInput } from '../calls/fields.ts';
import { cartChange, cartFailures } from '../cart/cart-change.ts';
import { addressInput } from '../address/address.ts';
import { paymentMethods } from '../countries/payment-methods.ts';
import { paymentProgress } from '../cart/cart-payment.ts';

// Customer, amount, currency and return URL come from the session and the cart, never from the browser.

/** What the provider's component hands over, in the provider's own form. */
const componentData = z.record(z.string().max(100), z.json());

const express = z.strictObject({
  email: emailAddress,
  billingAddress: addressInput,
  shippingAddress: addressInput,
  /** What the wallet's sheet said, in minor units: nobody pays another total. */
  totalCents: z.int().nonnegative().optional(),
});

const checkoutFailures = ['checkout-data-incomplete', 'email-or-address-missing'] as const;

const paymentEndings = [
  'malformed-price',
  'cancelled-transaction',
  'payment-error',
  'payment-refused',
  'paypal-failed',
  'payment-method-not-allowed',
] as const;

const providerFailures = [...paymentEndings, 'unprocessable-entity', 'payment-provider-unavailable'] as const;

/** A payment that was accepted and could not become an order is given back. */
const placingFailures = [
  'insufficient-stock',
  'product-not-sellable',
  'coupon-already-used',
  'creating-order-failed',
] as const;

const storedCard = z.object({
  recurringDetailReference: z.string().min(1),
  brand: z.string(),
  lastFour: z.string().regex(/^\d{4}$/),
  expiryMonth: z.string(),
  expiryYear: z.string(),
});

/** The id only points at a payment: it must be one of the session's own cart. */
const ownPayment = { locale, cartId: entityId, paymentData: z.strictObject({ paymentId: entityId }) };

export const cardProviderCalls = {
  getPaymentMethodsRequest: call({
    takes: z.strictObject({ locale, cartId: entityId }),
    answers: z.object({
      paymentMethods: z.array(
        z.object({
          type: z.enum(paymentMethods),
          name: z.string(),
          /** What the provider's component needs to show the method, in the provider's own form. */
          configuration: z.record(z.string(), z.json()),
        }),
      ),
      storedCards: z.array(storedCard),
    }),
    failsWith: ['cart-not-found', 'checkout-disabled', 'payment-provider-unavailable'],
  }),

  makePaymentRequest: call({
    takes: z.strictObject({
      ...cartChange,
      paymentData: z.strictObject({
        method: z.enum(paymentMethods),
        storeCard: z.boolean(),
        express: express.optional(),
      }),
      componentData,
    }),
    answers: paymentProgress,
    failsWith: [
      ...cartFailures,
      ...checkoutFailures,
      ...providerFailures,
      ...placingFailures,
      'billing-address-error',
      'shipping-address-error',
      'payment-attempts-exceeded',
      'express-address-missing',
      'express-country-not-allowed',
    ],
  }),

  submitAdditionalPaymentDetailsRequest: call({
    takes: z.strictObject({ ...ownPayment, componentData }),
    answers: paymentProgress,
    failsWith: ['cart-not-found', ...checkoutFailures, ...providerFailures, ...placingFailures, 'payment-not-found'],
  }),

  // For a page that waits, or was opened again.
  getPayment: call({
    takes: z.strictObject(ownPayment),
    answers: paymentProgress,
    failsWith: [...paymentEndings, ...placingFailures, 'payment-not-found'],
  }),

  // Too late for one that has become an order, or is about to: `isCancelled` says so.
  cancelPayment: call({
    takes: z.strictObject(ownPayment),
    answers: z.object({ isCancelled: z.boolean(), orderId: entityId.nullable() }),
    failsWith: ['payment-not-found'],
  }),

  // For the account: cards are managed without paying with one.
  getStoredCards: call({
    takes: noInput,
    answers: z.object({ storedCards: z.array(storedCard) }),
    failsWith: ['not-authenticated', 'payment-provider-unavailable'],
  }),

  removeCard: call({
    takes: z.strictObject({ recurringDetailReference: z.string().regex(/^[\w-]{1,64}$/) }),
    answers: z.object({ removed: z.literal(true) }),
    failsWith: ['not-authenticated', 'card-not-found', 'payment-provider-unavailable'],
  }),
};

export const paymentReturnCalls = {
  // A§7. The ids only point at an attempt: it must be the session's own. `unknown` is any call's failure.
  'after-payment-redirect-back': call({
    method: 'GET',
    takes: z.strictObject({ cartId: entityId, paymentId: entityId, redirectResult: z.string().min(1).max(10_000) }),
    answers: z.object({ orderId: entityId }),
    failsWith: [
      'malformed-price',
      'unprocessable-entity',
      'cancelled-transaction',
      'payment-error',
      'paypal-failed',
      'creating-order-failed',
      'cart-not-found',
      'payment-not-found',
    ],
  }),
};
