import {
  emailLength,
  emailPattern,
  leastPasswordLength,
  mostPasswordLength,
  phonePattern,
  plainParagraphsPattern,
  plainTextPattern,
  productNumberPattern,
} from '@tradehall/domain/calls/field-patterns.ts';

/** What can be wrong with a field; `wrong` is what only the server could tell. */
export type FieldFault =
  'required' | 'email' | 'phone' | 'product-number' | 'forbidden-characters' | 'password' | 'wrong';
export type FieldRule = (value: string) => FieldFault | null;

const isEmpty = (value: string): boolean => value.trim() === '';

const matching =
  (pattern: RegExp, fault: FieldFault): FieldRule =>
  (value) =>
    pattern.test(value.trim()) ? null : fault;

/** B§5, by the same patterns as the calls. */
export const plainText = matching(plainTextPattern, 'forbidden-characters');
export const plainParagraphs = matching(plainParagraphsPattern, 'forbidden-characters');
export const phone = matching(phonePattern, 'phone');
export const productNumber = matching(productNumberPattern, 'product-number');
export const email: FieldRule = (value) =>
  value.trim().length <= emailLength && emailPattern.test(value.trim()) ? null : 'email';
/** Breached ones only the server knows. */
export const newPassword: FieldRule = (value) =>
  value.length >= leastPasswordLength && value.length <= mostPasswordLength ? null : 'password';
export const anything: FieldRule = () => null;

export const required =
  (rule: FieldRule): FieldRule =>
  (value) =>
    isEmpty(value) ? 'required' : rule(value);

export const optional =
  (rule: FieldRule): FieldRule =>
  (value) =>
    isEmpty(value) ? null : rule(value);
