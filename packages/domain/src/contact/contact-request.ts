import { z } from 'zod';
import { productNumberPattern } from '../calls/field-patterns.ts';
import { emailAddress, locale, phoneNumber, plainParagraphs, plainText, quantity } from '../calls/fields.ts';
import { contactLengths } from './contact-lengths.ts';
import { contactInputs, contactReasons, findSubreason } from './contact-reasons.ts';

const fields = z.strictObject({
  locale,
  selectedReason: z.enum(contactReasons),
  selectedSubreason: z.string().max(100),
  contactName: plainText(contactLengths.contactName),
  companyName: plainText(contactLengths.companyName).optional(),
  customerEmail: emailAddress,
  subject: plainText(contactLengths.subject),
  description: plainParagraphs(contactLengths.description),
  orderNumber: plainText(contactLengths.orderNumber).optional(),
  productNumber: z.string().regex(productNumberPattern).optional(),
  invoiceNumber: plainText(contactLengths.invoiceNumber).optional(),
  vatId: plainText(contactLengths.vatId).optional(),
  quantity: quantity.optional(),
  phoneNumber: phoneNumber.optional(),
});

/** B§3, B§5: which inputs there must be, and may be, the table of reasons says. */
export const contactRequest = fields.superRefine((request, context) => {
  const subreason = findSubreason(request.selectedReason, request.selectedSubreason);
  if (subreason === null) {
    context.addIssue({ code: 'custom', path: ['selectedSubreason'], message: 'this reason has no such subreason' });
    return;
  }
  for (const input of contactInputs) {
    const isNeeded = subreason.needs.includes(input);
    if (isNeeded !== (request[input] !== undefined)) {
      context.addIssue({
        code: 'custom',
        path: [input],
        message: isNeeded ? 'this subreason needs it' : 'this subreason does not take it',
      });
    }
  }
});
export type ContactRequest = z.output<typeof contactRequest>;
