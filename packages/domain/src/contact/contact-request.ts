import { z } from 'zod';
import { productNumberPattern } from '../calls/field-patterns.ts';
import { emailAddress, locale, phoneNumber, plainParagraphs, plainText, quantity } from '../calls/fields.ts';
import { contactLengths } from './contact-lengths.ts';

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
  selectedSubreason: z
    .string()
    .max(100)
    .regex(/^[a-z0-9]+(?:-[a-z0-9]+){0,12}$/),
  contactName: plainText(contactLengths.contactName),
  companyName: plainText(contactLengths.companyName).optional(),
  customerEmail: emailAddress,
  subject: plainText(contactLengths.subject),
  description: plainParagraphs(contactLengths.description),
  orderNumber: plainText(contactLengths.orderNumber).optional(),
  productNumber: z.string().regex(productNumberPattern).optional(),
  invoiceNumber: plainText(40).optional(),
  vatId: plainText(20).optional(),
  quantity: quantity.optional(),
  phoneNumber: phoneNumber.optional(),
});
export type ContactRequest = z.output<typeof contactRequest>;
