import type { MessageKey } from '@tradehall/domain/messages/messages.ts';
import type { Translate } from '../i18n/translator.ts';
import { fieldMark } from '../ui/inputs/field-frame.tsx';
import type { FieldFault } from './field-rules.ts';

export type FaultTexts = Readonly<Record<FieldFault, string>>;

export const faultTexts = (translate: Translate): FaultTexts => ({
  required: translate('form.requiredField', { field: fieldMark }),
  email: translate('form.emailInvalid'),
  phone: translate('form.phoneInvalid'),
  'product-number': translate('form.productNumberInvalid'),
  'forbidden-characters': translate('form.forbiddenCharacters', { characters: '< >' }),
  password: translate('form.passwordInvalid'),
  wrong: translate('form.selectInvalid', { field: fieldMark }),
});

/** Words for the failures a form expects, by code; `unknown` for all others and for no answer at all. */
export type FailureTexts = Readonly<Record<string, string>> & { readonly unknown: string };

type FailureKey = Extract<MessageKey, `failure.${string}`>;

export const failureTexts = (translate: Translate, keys: readonly FailureKey[]): FailureTexts => ({
  ...Object.fromEntries(keys.map((key) => [key.slice('failure.'.length), translate(key)])),
  'invalid-input': translate('failure.invalid-input'),
  'too-many-requests': translate('failure.too-many-requests'),
  unknown: translate('failure.unknown'),
});

export const failureText = (texts: FailureTexts, code: string | null): string =>
  (code === null ? undefined : texts[code]) ?? texts.unknown;
