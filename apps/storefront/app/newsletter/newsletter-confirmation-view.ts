import { consentTargetOf, type ConsentTarget } from '../routing/consent-hash.ts';
import { translator } from '../i18n/translator.ts';
import type { ShopRequest } from '../request/shop-request.ts';
import { newsletterFormView, type NewsletterFormView } from './newsletter-form-view.ts';

/** What the page has to say: asks for the confirmation, waits for the mail, or offers to begin again. */
export type NewsletterConfirmationView =
  | {
      readonly kind: 'confirm';
      readonly title: string;
      readonly text: string;
      readonly button: string;
      readonly action: string;
      readonly token: string;
      /** Where it goes on from here. */
      readonly target: ConsentTarget;
    }
  | { readonly kind: 'requested'; readonly title: string; readonly text: string }
  | { readonly kind: 'again'; readonly title: string; readonly text: string; readonly form: NewsletterFormView };

export function newsletterConfirmationView(parameters: URLSearchParams, shop: ShopRequest): NewsletterConfirmationView {
  const translate = translator(shop.locale);
  const form = newsletterFormView(shop);
  const token = parameters.get('token') ?? '';
  if (parameters.has('requested')) return { kind: 'requested', title: form.title, text: form.requested };
  if (token === '' || parameters.has('expired'))
    return { kind: 'again', title: form.title, text: translate('newsletter.linkExpired'), form };
  return {
    kind: 'confirm',
    title: translate('newsletter.confirmTitle'),
    text: translate('newsletter.confirmText'),
    button: translate('newsletter.confirmButton'),
    action: form.action,
    token,
    target: consentTargetOf(parameters.get('to')),
  };
}
