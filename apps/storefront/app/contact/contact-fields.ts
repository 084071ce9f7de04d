import type { CallInput } from '@tradehall/domain/calls/call.ts';
import type { ContactInput } from '@tradehall/domain/contact/contact-reasons.ts';
import type { contactCalls } from '@tradehall/domain/contact/contact.calls.ts';
import type { Locale } from '@tradehall/domain/locales/locales.ts';
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
  type FieldRule,
} from '../forms/field-rules.ts';
import type { ReasonView, SubreasonView } from './contact-form-view.ts';

export type ContactField =
  | 'selectedReason'
  | 'selectedSubreason'
  | 'contactName'
  | 'companyName'
  | 'customerEmail'
  | ContactInput
  | 'subject'
  | 'description';

const mostPieces = 1_000;

/** A§9: as many as a cart takes. */
const pieces: FieldRule = (value) => {
  const count = Number(value.trim());
  return /^\d+$/.test(value.trim()) && count >= 1 && count <= mostPieces ? null : 'wrong';
};

const inputRules: Readonly<Record<ContactInput, FieldRule>> = {
  productNumber,
  orderNumber: plainText,
  invoiceNumber: plainText,
  vatId: plainText,
  quantity: pieces,
  phoneNumber: phone,
};

/** B§5: what a subreason asks for is required; what it does not ask for is not looked at. */
export function contactRules(needs: readonly ContactInput[]): FieldRules<ContactField> {
  const ruleOf = (input: ContactInput): FieldRule => (needs.includes(input) ? required(inputRules[input]) : anything);
  return {
    selectedReason: required(anything),
    selectedSubreason: required(anything),
    contactName: required(plainText),
    companyName: optional(plainText),
    customerEmail: required(email),
    productNumber: ruleOf('productNumber'),
    orderNumber: ruleOf('orderNumber'),
    invoiceNumber: ruleOf('invoiceNumber'),
    vatId: ruleOf('vatId'),
    quantity: ruleOf('quantity'),
    phoneNumber: ruleOf('phoneNumber'),
    subject: required(plainText),
    description: required(plainParagraphs),
  };
}

type SentInput = CallInput<(typeof contactCalls)['contact-request']>;

export interface ContactChoice {
  readonly reason: ReasonView;
  readonly subreason: SubreasonView;
}

/** Of what was typed only what the subreason asks for; nothing for what was left empty. */
export function contactInput(
  values: FieldValues<ContactField>,
  { reason, subreason }: ContactChoice,
  locale: Locale,
): SentInput {
  const needed = (input: ContactInput) => (subreason.needs.includes(input) ? values[input].trim() : '');
  const [company, product, order] = [values.companyName.trim(), needed('productNumber'), needed('orderNumber')];
  const [invoice, vatId, phoneNumber] = [needed('invoiceNumber'), needed('vatId'), needed('phoneNumber')];
  return {
    locale,
    selectedReason: reason.value,
    selectedSubreason: subreason.value,
    contactName: values.contactName.trim(),
    customerEmail: values.customerEmail.trim(),
    subject: values.subject.trim(),
    description: values.description.trim(),
    ...(company !== '' && { companyName: company }),
    ...(product !== '' && { productNumber: product }),
    ...(order !== '' && { orderNumber: order }),
    ...(invoice !== '' && { invoiceNumber: invoice }),
    ...(vatId !== '' && { vatId }),
    ...(needed('quantity') !== '' && { quantity: Number(needed('quantity')) }),
    ...(phoneNumber !== '' && { phoneNumber }),
  };
}

/** What the two lists of the form say; null where they do not go together. */
export function choiceIn(
  values: Pick<FieldValues<ContactField>, 'selectedReason' | 'selectedSubreason'>,
  reasons: readonly ReasonView[],
): ContactChoice | null {
  const reason = reasons.find(({ value }) => value === values.selectedReason);
  const subreason = reason?.subreasons.find(({ value }) => value === values.selectedSubreason);
  return reason === undefined || subreason === undefined ? null : { reason, subreason };
}
