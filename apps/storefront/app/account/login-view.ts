import type { Locale } from '@tradehall/domain/countries/locales.ts';
import { failureTexts, faultTexts } from '../forms/fault-texts.ts';
import type { FailureTexts, FaultTexts } from '../forms/fault-texts.ts';
import { safeRedirect } from '../guards/safe-redirect.ts';
import { translator } from '../i18n/translator.ts';
import { pageLinks } from '../request/page-links.ts';
import type { ShopRequest } from '../request/shop-request.ts';

export interface LoginView {
  readonly locale: Locale;
  readonly title: string;
  readonly lead: string;
  readonly email: string;
  readonly password: string;
  readonly signIn: string;
  readonly signingIn: string;
  readonly checkFields: string;
  /** Where the customer goes from here. */
  readonly next: string;
  readonly faults: FaultTexts;
  readonly failures: FailureTexts;
}

export const loginView = (next: string | null, shop: ShopRequest): LoginView => {
  const translate = translator(shop.locale);
  return {
    locale: shop.locale,
    title: translate('account.signInTitle'),
    lead: translate('account.signInLead'),
    email: translate('account.email'),
    password: translate('account.password'),
    signIn: translate('account.signIn'),
    signingIn: translate('account.signingIn'),
    checkFields: translate('form.checkFields'),
    next: next === null ? pageLinks(shop).home : safeRedirect(next),
    faults: faultTexts(translate),
    failures: failureTexts(translate, ['failure.customer-login-failed']),
  };
};
