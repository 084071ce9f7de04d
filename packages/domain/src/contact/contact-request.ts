import { z } from 'zod';
import { emailAddress, locale, phoneNumber, plainParagraphs, plainText, quantity } from '../calls/fields.ts';

/** B§2.5 */
export const contactReasons = [
  'consulting',
  'payment',
  'sales',
  'order',
  'shipment',
  'invoice',
  'product-claim-within-30-days',
  'returns',
  'account',
  'shop-issue',
  'other',
] as const;

export const contactRequest = z.strictObject({
  locale,
  selectedReason: z.enum(contactReasons),
  selectedSubreason: z.string().regex(/^[a-z0-9]+(?:-[a-z0-9]+){0,12}$/),
  contactName: plainText(200),
  companyName: plainText(200).optional(),
  customerEmail: emailAddress,
  subject: plainText(200),
  description: plainParagraphs(10_000),
  orderNumber: plainText(40).optional(),
  productNumber: z
    .string()
    .regex(/^\d{8}$/)
    .optional(),
  invoiceNumber: plainText(40).optional(),
  vatId: plainText(20).optional(),
  quantity: quantity.optional(),
  phoneNumber: phoneNumber.optional(),
});
export type ContactRequest = z.output<typeof contactRequest>;
