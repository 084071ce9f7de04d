import { failureText, failureTexts, faultTexts } from '../forms/fault-texts.ts';
import { translator } from '../i18n/translator.ts';
import { pageLinks } from '../request/page-links.ts';
import { storeOf } from '../request/shop-documents.ts';
import type { ShopRequest } from '../request/shop-request.ts';
import { routeTable } from '../routing/route-table.ts';

/** Asks which address, says that a mail is on its way, or asks for the last word. */
export type NewsletterEndingView = { readonly title: string } & (
  | {
      readonly kind: 'ask';
      readonly text: string;
      readonly expired: string | null;
      readonly email: string;
      readonly button: string;
      readonly action: string;
    }
  | { readonly kind: 'requested'; readonly text: string }
  | {
      readonly kind: 'confirm';
      readonly text: string;
      readonly button: string;
      readonly action: string;
      readonly token: string;
    }
);

export function newsletterEndingView(parameters: URLSearchParams, shop: ShopRequest): NewsletterEndingView {
  const translate = translator(shop.locale);
  const title = translate('newsletter.endTitle');
  const action = pageLinks(shop).route('newsletter-ending') ?? '';
  const button = translate('newsletter.endButton');
  const token = parameters.get('token') ?? '';
  if (parameters.has('requested')) return { kind: 'requested', title, text: translate('newsletter.endRequested') };
  if (token !== '')
    return { kind: 'confirm', title, text: translate('newsletter.endConfirmText'), button, action, token };
  return {
    kind: 'ask',
    title,
    text: translate('newsletter.endLead'),
    expired: parameters.has('expired') ? translate('failure.link-expired') : null,
    email: translate('newsletter.email'),
    button,
    action,
  };
}

/** Where it is said that the newsletter has ended; the home page of a closed store shows nothing. */
export async function pathAfterEnding(shop: ShopRequest): Promise<string> {
  const isClosed = (await storeOf(shop))?.state === 'closed';
  return `${isClosed ? routeTable['newsletter-ending'].path : '/'}?confirmation=newsletter-ended`;
}

/** What was wrong with a form, in the words of the shop. */
export function endingRefusal(code: string, shop: ShopRequest): string {
  const translate = translator(shop.locale);
  return code === 'invalid-input' ? faultTexts(translate).email : failureText(failureTexts(translate, []), code);
}
