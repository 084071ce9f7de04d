import { z } from 'zod';
import type { StoreDocument } from '@tradehall/domain/catalogue/store-document.ts';
import { translator } from '../../i18n/translator.ts';
import { pageLinks } from '../../request/page-links.ts';
import type { ShopRequest } from '../../request/shop-request.ts';
import type { LinkView } from '../../ui/link-view.ts';
import { paymentErrors } from './payment-errors.ts';

const paymentError = z.enum(paymentErrors).catch('unknown');

export interface PaymentErrorView {
  readonly title: string;
  readonly text: string;
  /** What is kept, or what will be known later. */
  readonly note: string;
  readonly retry: LinkView;
  readonly contact: LinkView | null;
}

/** `error`: of the address, so whatever anybody writes there. */
export function paymentErrorView(
  error: string | null,
  store: StoreDocument | null,
  shop: ShopRequest,
): PaymentErrorView {
  const translate = translator(shop.locale);
  const links = pageLinks(shop);
  const code = paymentError.parse(error);
  const form = store?.flags.contact_webform_enabled === true ? links.route('contact-request') : null;
  const mail = store === null ? null : `mailto:${store.emailAddress}`;
  const contact = form ?? mail;
  return {
    title: translate('payment.errorTitle'),
    text: translate(`failure.${code}`),
    note: translate(code === 'unknown' ? 'payment.errorUnclear' : 'payment.errorKept'),
    retry: { href: links.route('checkout/payment') ?? links.home, label: translate('payment.errorRetry') },
    contact: contact === null ? null : { href: contact, label: translate('payment.errorContact') },
  };
}
