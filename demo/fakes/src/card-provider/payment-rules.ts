import { type PaymentMethod, paymentMethods } from '@tradehall/domain/countries/payment-methods.ts';
import { z } from 'zod';
import { flowOf, issuers } from './payment-flows.ts';
import {
  amount,
  browserInfo,
  channel,
  countryCode,
  lineItem,
  reference,
  shopperLocale,
  shopperReference,
  telephoneNumber,
  text,
} from './request-rules.ts';

const sealed = text(15_000).optional();
const email = text(256).regex(/^[^\s@]+@[^\s@]+$/);
const issuerOf = (method: PaymentMethod) => z.enum((issuers[method] ?? []).map(({ id }) => id));

const card = {
  encryptedCardNumber: sealed,
  encryptedExpiryMonth: sealed,
  encryptedExpiryYear: sealed,
  encryptedSecurityCode: sealed,
  holderName: z.string().max(15_000).optional(),
  brand: text(40).optional(),
  fundingSource: z.enum(['credit', 'debit', 'prepaid']).optional(),
  storedPaymentMethodId: text(64).optional(),
};

/** What the provider wants to know of a method besides its name; of all others nothing. */
const detailsOf: Readonly<Partial<Record<PaymentMethod, z.ZodRawShape>>> = {
  scheme: card,
  bcmc: card,
  googlepay: { googlePayToken: text(10_000), googlePayCardNetwork: text(40).optional() },
  applepay: { applePayToken: text(10_000) },
  paypal: { subtype: z.enum(['express', 'redirect', 'sdk']).optional() },
  blik: { blikCode: z.string().regex(/^\d{6}$/) },
  mbway: { telephoneNumber, shopperEmail: email },
  vipps: { telephoneNumber },
  onlineBanking_PL: { issuer: issuerOf('onlineBanking_PL') },
  eps: { issuer: issuerOf('eps') },
};

const place = {
  street: text(3_000),
  houseNumberOrName: text(3_000),
  postalCode: text(10),
  city: text(3_000),
  country: countryCode,
  stateOrProvince: text(3).optional(),
};

const request = z.strictObject({
  merchantAccount: text(80),
  reference,
  amount,
  returnUrl: z
    .url({ protocol: /^https?$/ })
    .max(1_024)
    .regex(/^[!-~]+$/),
  paymentMethod: z.looseObject({
    type: z.enum(paymentMethods),
    storedPaymentMethodId: text(64).optional(),
    encryptedCardNumber: sealed,
  }),
  countryCode: countryCode.optional(),
  shopperLocale: shopperLocale.optional(),
  origin: z
    .string()
    .max(80)
    .regex(/^https?:\/\/[^/]+$/)
    .optional(),
  channel: channel.optional(),
  shopperEmail: email.default(''),
  shopperIP: z.union([z.ipv4(), z.ipv6()]).optional(),
  shopperName: z.strictObject({ firstName: text(80), lastName: text(80) }).optional(),
  telephoneNumber: telephoneNumber.optional(),
  dateOfBirth: z.union([z.iso.date(), z.iso.datetime()]).optional(),
  company: z.strictObject({ name: text(255).optional() }).optional(),
  billingAddress: z.strictObject(place).optional(),
  deliveryAddress: z
    .strictObject({ ...place, firstName: z.string().optional(), lastName: z.string().optional() })
    .optional(),
  lineItems: z.array(lineItem).optional(),
  browserInfo: browserInfo.optional(),
  riskData: z.strictObject({ clientData: text(5_000).optional() }).optional(),
  authenticationData: z
    .strictObject({ threeDSRequestData: z.strictObject({ nativeThreeDS: z.enum(['preferred', 'disabled']) }) })
    .optional(),
  redirectToIssuerMethod: z.enum(['GET', 'POST']).optional(),
  redirectFromIssuerMethod: z.enum(['GET', 'POST']).optional(),
  shopperReference: shopperReference.optional(),
  storePaymentMethod: z.boolean().default(false),
  recurringProcessingModel: z.enum(['CardOnFile', 'Subscription', 'UnscheduledCardOnFile']).optional(),
  shopperInteraction: z.enum(['Ecommerce', 'ContAuth', 'Moto', 'POS']).optional(),
  applicationInfo: z.looseObject({}).optional(),
});
export type PaymentRequest = z.output<typeof request>;

type Field = keyof PaymentRequest;

const invoiced: readonly Field[] = ['countryCode', 'shopperLocale', 'shopperEmail', 'billingAddress', 'lineItems'];
const needed: Readonly<Partial<Record<PaymentMethod, readonly Field[]>>> = {
  klarna: invoiced,
  klarna_account: invoiced,
  klarna_b2b: [...invoiced, 'company'],
  ratepay: [...invoiced, 'deliveryAddress', 'shopperName', 'dateOfBirth', 'telephoneNumber'],
};

/** Its lines stand on an invoice, and so do those of a part that is given back. */
export function isInvoiced(method: string): boolean {
  return Object.hasOwn(needed, method);
}

function cardFields({ paymentMethod, ...payment }: PaymentRequest): readonly Field[] {
  const isAuthenticated = flowOf(paymentMethod.type) === 'card' && payment.channel === 'Web';
  return isAuthenticated ? ['browserInfo', 'origin', 'shopperEmail'] : [];
}

function storingFields({ paymentMethod, storePaymentMethod }: PaymentRequest): readonly Field[] {
  const isTokenised = storePaymentMethod || paymentMethod.storedPaymentMethodId !== undefined;
  return isTokenised ? ['shopperReference', 'recurringProcessingModel', 'shopperInteraction'] : [];
}

/** Why the whole is refused though each field is right; null: it is not. */
function contradiction(payment: PaymentRequest): readonly [Field, string] | null {
  const { paymentMethod, shopperInteraction, storePaymentMethod } = payment;
  const isStored = paymentMethod.storedPaymentMethodId !== undefined;
  const isCard = flowOf(paymentMethod.type) === 'card';
  if (isCard && !isStored && paymentMethod.encryptedCardNumber === undefined) return ['paymentMethod', 'no card'];
  if (isStored && shopperInteraction !== 'ContAuth') return ['shopperInteraction', 'a stored card is ContAuth'];
  if (!isStored && shopperInteraction === 'ContAuth') return ['shopperInteraction', 'ContAuth needs a stored card'];
  if (isStored && storePaymentMethod) return ['storePaymentMethod', 'it is stored already'];
  return isInvoiced(paymentMethod.type) && !addsUp(payment) ? ['lineItems', 'they do not add up to the amount'] : null;
}

function addsUp({ lineItems = [], amount: { value } }: PaymentRequest): boolean {
  const isWhole = lineItems.every(
    ({ description, quantity, amountIncludingTax, amountExcludingTax, taxAmount, taxPercentage }) =>
      description !== undefined &&
      quantity !== undefined &&
      taxPercentage !== undefined &&
      amountIncludingTax === (amountExcludingTax ?? Number.NaN) + (taxAmount ?? Number.NaN),
  );
  const sum = lineItems.reduce((total, line) => total + (line.amountIncludingTax ?? 0) * (line.quantity ?? 0), 0);
  return isWhole && sum === value;
}

/** `POST /payments` */
export const paymentRequest = request.superRefine((payment, context) => {
  const { type } = payment.paymentMethod;
  const shape = { type: z.literal(type), checkoutAttemptId: text(256).optional(), sdkData: text(50_000).optional() };
  const details = z.strictObject({ ...shape, ...detailsOf[type] }).safeParse(payment.paymentMethod);
  for (const issue of details.error?.issues ?? [])
    context.addIssue({ ...issue, path: ['paymentMethod', ...issue.path] });
  const fields = [...(needed[type] ?? []), ...cardFields(payment), ...storingFields(payment)];
  for (const field of fields)
    if (payment[field] === undefined || payment[field] === '')
      context.addIssue({ code: 'custom', path: [field], message: 'is required' });
  const wrong = contradiction(payment);
  if (wrong !== null) context.addIssue({ code: 'custom', path: [wrong[0]], message: wrong[1] });
});
