import type { Locale } from '@tradehall/domain/locales/locales.ts';
import { failureTexts, faultTexts } from '../forms/fault-texts.ts';
import type { FailureTexts, FaultTexts } from '../forms/fault-texts.ts';
import { translator } from '../i18n/translator.ts';
import { pageLinks } from '../request/page-links.ts';
import type { ShopRequest } from '../request/shop-request.ts';

export interface NewsletterFormView {
  readonly locale: Locale;
  /** Where the form goes without JavaScript. */
  readonly action: string;
  readonly title: string;
  readonly lead: string;
  readonly email: string;
  readonly subscribe: string;
  readonly subscribing: string;
  readonly consent: string;
  readonly requested: string;
  readonly faults: FaultTexts;
  readonly failures: FailureTexts;
}

type ShopFacts = Pick<ShopRequest, 'locale' | 'basename' | 'country' | 'contentPages'>;

export const newsletterFormView = (shop: ShopFacts): NewsletterFormView => {
  const translate = translator(shop.locale);
  return {
    locale: shop.locale,
    action: pageLinks(shop).route('newsletter-confirmation') ?? '',
    title: translate('newsletter.title'),
    lead: translate('newsletter.lead'),
    email: translate('newsletter.email'),
    subscribe: translate('newsletter.subscribe'),
    subscribing: translate('newsletter.subscribing'),
    consent: translate('newsletter.consent'),
    requested: translate('newsletter.requested'),
    faults: faultTexts(translate),
    failures: failureTexts(translate, []),
  };
};
