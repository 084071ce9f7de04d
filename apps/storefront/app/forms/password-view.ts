import type { Translate } from '../i18n/translator.ts';
import type { FieldView } from './sent-form.ts';

export interface PasswordView extends FieldView {
  /** What was typed never comes back. */
  readonly value: '';
  readonly show: string;
  readonly hide: string;
}

export const passwordView = (field: FieldView, translate: Translate): PasswordView => ({
  ...field,
  value: '',
  show: translate('account.showPassword'),
  hide: translate('account.hidePassword'),
});
