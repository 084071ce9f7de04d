import { translator } from '../i18n/translator.ts';
import type { ShopRequest } from '../request/shop-request.ts';
import type { ConfirmView } from './confirm-account.tsx';
import { hrefWithNext } from './next-page.ts';

export function confirmView(token: string, error: string | null, shop: ShopRequest): ConfirmView {
  const translate = translator(shop.locale);
  return {
    title: translate('account.confirmTitle'),
    lead: translate('account.confirmText'),
    action: hrefWithNext('create-account/confirm', null, shop),
    token,
    button: translate('account.confirmButton'),
    error,
    links: [],
  };
}
