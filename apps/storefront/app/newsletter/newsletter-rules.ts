import type { FieldRules } from '../forms/check-fields.ts';
import { email, required } from '../forms/field-rules.ts';

export const newsletterRules: FieldRules<'email'> = { email: required(email) };
