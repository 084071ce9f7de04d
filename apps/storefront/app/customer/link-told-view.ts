import type { MessageKey } from '@tradehall/domain/messages/messages.ts';
import { translator } from '../i18n/translator.ts';
import type { ShopRequest } from '../request/shop-request.ts';
import type { ToldView } from './account-told.tsx';
import type { NewPasswordPlace } from './new-password-view.ts';
import { hrefWithNext } from './next-page.ts';

/** It was used, it has expired, or it is none of ours: where a new one is asked for. */
export function linkExpiredView(place: NewPasswordPlace, shop: ShopRequest): ToldView {
  const translate = translator(shop.locale);
  const isReset = place === 'password-reset/change-password';
  return {
    title: translate('account.linkExpiredTitle'),
    kind: 'warning',
    text: translate('failure.link-expired'),
    more: null,
    goOn: {
      href: hrefWithNext(isReset ? 'password-reset' : 'create-account', null, shop),
      label: translate(isReset ? 'account.resetTitle' : 'checkout.createAccount'),
    },
    links: [],
  };
}

const doneWords = {
  'create-account/confirm': { title: 'account.openedTitle', text: 'account.openedText' },
  'password-reset/change-password': { title: 'account.passwordChanged', text: 'account.signInNow' },
} as const satisfies Readonly<Record<NewPasswordPlace, Readonly<Record<string, MessageKey>>>>;

export function linkDoneView(place: NewPasswordPlace, next: string, shop: ShopRequest): ToldView {
  const translate = translator(shop.locale);
  return {
    title: translate(doneWords[place].title),
    kind: 'success',
    text: translate(doneWords[place].text),
    more: null,
    goOn: { href: hrefWithNext('login', next, shop), label: translate('account.signIn') },
    links: [],
  };
}
