import type { CallInput } from '@tradehall/domain/calls/call.ts';
import type { contactCalls } from '@tradehall/domain/contact/contact.calls.ts';
import type { contactReasons } from '@tradehall/domain/contact/contact-request.ts';
import type { Locale } from '@tradehall/domain/countries/locales.ts';
import type { FieldRules, FieldValues } from '../forms/check-fields.ts';
import {
  anything,
  email,
  optional,
  phone,
  plainParagraphs,
  plainText,
  productNumber,
  required,
} from '../forms/field-rules.ts';

export type ContactReason = (typeof contactReasons)[number];

export type ContactField =
  | 'selectedReason'
  | 'contactName'
  | 'companyName'
  | 'customerEmail'
  | 'phoneNumber'
  | 'orderNumber'
  | 'productNumber'
  | 'subject'
  | 'description';

/** B§5 */
export const contactRules: FieldRules<ContactField> = {
  selectedReason: required(anything),
  contactName: required(plainText),
  companyName: optional(plainText),
  customerEmail: required(email),
  phoneNumber: optional(phone),
  orderNumber: optional(plainText),
  productNumber: optional(productNumber),
  subject: required(plainText),
  description: required(plainParagraphs),
};

const given = <Name extends string>(name: Name, value: string): { readonly [Key in Name]?: string } | object =>
  value.trim() === '' ? {} : { [name]: value.trim() };

type ContactInput = CallInput<(typeof contactCalls)['contact-request']>;

/** What is left empty is not sent. */
export const contactInput = (
  values: FieldValues<ContactField>,
  selectedReason: ContactReason,
  locale: Locale,
): ContactInput => ({
  locale,
  selectedReason,
  selectedSubreason: 'general',
  contactName: values.contactName.trim(),
  customerEmail: values.customerEmail.trim(),
  subject: values.subject.trim(),
  description: values.description.trim(),
  ...given('companyName', values.companyName),
  ...given('phoneNumber', values.phoneNumber),
  ...given('orderNumber', values.orderNumber),
  ...given('productNumber', values.productNumber),
});
