import { z } from 'zod';
import { type ApiAnswer, refusal } from './api-answer.ts';

// What the provider's published description of its API (Checkout, version 72) demands of each request: required fields,
// lengths, enumerations. A field that the description does not name is refused, as the provider does.

export function text(most: number, least = 1) {
  return z.string().min(least).max(most);
}

export const amount = z.strictObject({ value: z.int().positive(), currency: z.string().regex(/^[A-Z]{3}$/) });
export const countryCode = z.string().regex(/^[A-Z]{2}$/);
export const shopperLocale = z.string().regex(/^[a-z]{2}-[A-Z]{2}$/);
export const shopperReference = text(256, 3);
export const channel = z.enum(['iOS', 'Android', 'Web']);
export const reference = text(80);
/** With its plus sign and country: any other the provider would not hand on. */
export const telephoneNumber = z.string().regex(/^\+[1-9]\d{5,17}$/);

export const browserInfo = z.strictObject({
  acceptHeader: text(2_048),
  colorDepth: z.union([1, 4, 8, 15, 16, 24, 30, 32, 48].map((bits) => z.literal(bits))),
  javaEnabled: z.boolean(),
  javaScriptEnabled: z.boolean().optional(),
  language: text(35),
  screenHeight: z.int().nonnegative(),
  screenWidth: z.int().nonnegative(),
  timeZoneOffset: z.int(),
  userAgent: text(2_048),
});

export const lineItem = z.strictObject({
  id: text(255).optional(),
  description: text(10_000).optional(),
  quantity: z.int().positive().optional(),
  amountIncludingTax: z.int().optional(),
  amountExcludingTax: z.int().optional(),
  taxAmount: z.int().optional(),
  taxPercentage: z.int().nonnegative().optional(),
  sku: text(255).optional(),
  productUrl: z.url().optional(),
  imageUrl: z.url().optional(),
  itemCategory: text(255).optional(),
});

const merchantAccount = text(80);
const applicationInfo = z.looseObject({}).optional();

/** `POST /paymentMethods` */
export const methodsRequest = z.strictObject({
  merchantAccount,
  amount: amount.optional(),
  countryCode: countryCode.optional(),
  shopperLocale: shopperLocale.optional(),
  shopperReference: shopperReference.optional(),
  channel: channel.optional(),
});

const long = text(20_000).optional();

/** `POST /payments/details`: the account is known by what was begun. */
export const detailsRequest = z.strictObject({
  details: z
    .strictObject({ redirectResult: long, payload: long, threeDSResult: text(50_000).optional() })
    .refine((details) => Object.values(details).some((value) => value !== undefined), 'details are missing'),
  paymentData: text(200_000).optional(),
});

/** `POST /payments/{pspReference}/reversals` */
export const reversalRequest = z.strictObject({ merchantAccount, reference: reference.optional(), applicationInfo });

/** `POST /cancels` */
export const cancelRequest = reversalRequest.extend({ paymentReference: reference });

/** `POST /payments/{pspReference}/refunds` */
export const refundRequest = reversalRequest.extend({ amount, lineItems: z.array(lineItem).optional() });

/** The first thing that is wrong, as the provider words it. Its codes are the provider's where it publishes one. */
export function refusalFor({ issues: [issue] }: z.ZodError): ApiAnswer {
  if (issue === undefined) return refusal(422, '702', 'The request cannot be read');
  const path = issue.path.join('.');
  if (issue.code === 'unrecognized_keys')
    return refusal(422, '702', `The structure contains the following unknown fields: [${issue.keys.join(', ')}]`);
  if (issue.path[0] === 'reference') return refusal(422, '130', 'Invalid or missing reference');
  if (issue.path[0] === 'amount') return refusal(422, '137', 'Invalid amount specified');
  if (issue.path[0] === 'paymentMethod') return refusal(422, '14_004', `Missing payment method details: ${path}`);
  return refusal(422, '702', `Invalid field '${path}': ${issue.message}`);
}
