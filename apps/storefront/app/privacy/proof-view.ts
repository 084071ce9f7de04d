import { ownerProofMinutes } from '@tradehall/domain/privacy/retention-periods.ts';
import { faultTexts } from '../forms/fault-texts.ts';
import { passwordView, type PasswordView } from '../forms/password-view.ts';
import { translator } from '../i18n/translator.ts';
import type { ShopRequest } from '../request/shop-request.ts';

/** By what whoever sits there proves to be the owner. */
export type ProofView =
  | { readonly kind: 'password'; readonly email: string; readonly field: PasswordView }
  | { readonly kind: 'token'; readonly token: string }
  | { readonly kind: 'link'; readonly text: string; readonly button: string };

export interface ProofFacts {
  readonly email: string;
  readonly hasPassword: boolean;
  /** Of the link of a mail. */
  readonly token: string | null;
  /** Why it was not taken. */
  readonly code: string | null;
}

export function proofView({ email, hasPassword, token, code }: ProofFacts, shop: ShopRequest): ProofView {
  const translate = translator(shop.locale);
  if (hasPassword) {
    const isMissing = code === 'invalid-input';
    const field = {
      name: 'currentPassword',
      label: translate('account.currentPassword'),
      help: translate('myData.passwordHelp'),
      value: '',
      error: isMissing ? faultTexts(translate).required : null,
      isFirstFault: isMissing,
    };
    return { kind: 'password', email, field: passwordView(field, translate) };
  }
  return token === null || code === 'owner-not-proven'
    ? {
        kind: 'link',
        text: translate('myData.linkText', { minutes: String(ownerProofMinutes) }),
        button: translate('myData.linkButton'),
      }
    : { kind: 'token', token };
}
