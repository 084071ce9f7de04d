import type { FieldRules } from '../../forms/check-fields.ts';
import { email, required } from '../../forms/field-rules.ts';

export const restockRules: FieldRules<'email'> = { email: required(email) };
