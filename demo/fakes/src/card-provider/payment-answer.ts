import type { z } from 'zod';
import type { Payment } from './books-entry.ts';
import { instructionsOf } from './shopper-instructions.ts';

type JsonObject = Record<string, z.core.util.JSONType>;

const dayMs = 24 * 60 * 60_000;
const refusalReasons: Readonly<Record<string, string>> = { '2': 'Refused', '11': '3D Not Authenticated' };

export function answerFor(payment: Payment, resultCode: string, action: JsonObject | null = null) {
  const { pspReference, reference, method, refusalReasonCode } = payment;
  const { amountCents, currencyCode } = named(payment, 'answer-differs');
  const reason =
    refusalReasonCode === null
      ? {}
      : { refusalReasonCode, refusalReason: refusalReasons[refusalReasonCode] ?? 'Refused' };
  // Until the shopper has acted, the provider has no reference to give.
  const isOpen = resultCode === 'RedirectShopper';
  const body: JsonObject = {
    ...(isOpen ? {} : { pspReference }),
    resultCode,
    ...reason,
    ...(action === null ? {} : { action }),
    merchantReference: reference,
    amount: { value: amountCents, currency: currencyCode },
    paymentMethod: { type: method },
  };
  return { status: 200, body };
}

/** The amount as the provider names it: its own books hold what was asked for. */
export function named(payment: Payment, instruction: 'answer-differs' | 'webhook-differs') {
  const wanted = instructionsOf(payment.shopperEmail);
  return {
    amountCents: wanted.has(instruction) ? payment.amountCents - 1 : payment.amountCents,
    currencyCode: wanted.has('currency-differs') ? 'XTS' : payment.currencyCode,
  };
}

/** What a payment has come to, for a merchant who hands in the details again. */
export function answerByState(payment: Payment) {
  const resultCodes = {
    authorised: 'Authorised',
    refused: 'Refused',
    cancelled: 'Cancelled',
    expired: 'Error',
    pending: 'Pending',
    'shopper-acts': 'Pending',
  } as const;
  return answerFor(payment, resultCodes[payment.state]);
}

export function redirectAction({ handle, method }: Payment, url: string): JsonObject {
  return { type: 'redirect', method: 'GET', paymentMethodType: method, url: `${url}/shopper/${handle}` };
}

export function awaitAction({ handle, method }: Payment): JsonObject {
  return { type: 'await', paymentMethodType: method, paymentData: handle };
}

/** For an app that reads it from another screen, or is opened by it on the same device. */
export function codeAction({ handle, method }: Payment, url: string): JsonObject {
  return {
    type: 'qrCode',
    paymentMethodType: method,
    paymentData: handle,
    qrCodeData: handle,
    url: `${url}/shopper/${handle}`,
  };
}

/** Of a kind that pages without the kit of the method cannot show. */
export function kitAction({ method }: Payment): JsonObject {
  return { type: 'sdk', paymentMethodType: method, sdkData: { token: method } };
}

export function voucherAction({ method, pspReference, amountCents, currencyCode, at }: Payment): JsonObject {
  return {
    type: 'voucher',
    paymentMethodType: method,
    entity: '12101',
    reference: nineDigitsOf(pspReference),
    expiresAt: new Date(Date.parse(at) + 3 * dayMs).toISOString(),
    totalAmount: { value: amountCents, currency: currencyCode },
  };
}

function nineDigitsOf(pspReference: string): string {
  const digits = Buffer.from(pspReference)
    .toJSON()
    .data.map((code) => code % 10)
    .join('');
  return `${digits.slice(0, 3)} ${digits.slice(3, 6)} ${digits.slice(6, 9)}`;
}
