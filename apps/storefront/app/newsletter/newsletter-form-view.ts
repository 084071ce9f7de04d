import type { Locale } from '@tradehall/domain/locales/locales.ts';
import { failureTexts, faultTexts, type FailureTexts, type FaultTexts } from '../forms/fault-texts.ts';
import { translator } from '../i18n/translator.ts';
import { wordsOf } from '../i18n/words.ts';
import { pageLinks } from '../request/page-links.ts';
import type { ShopRequest } from '../request/shop-request.ts';

const newsletterFormWords = wordsOf(
  'newsletter.title',
  'newsletter.lead',
  'newsletter.email',
  'newsletter.subscribe',
  'newsletter.subscribing',
  'newsletter.consent',
  'newsletter.requested',
);

export interface NewsletterFormView extends ReturnType<typeof newsletterFormWords> {
  readonly locale: Locale;
  /** Where the form goes without JavaScript. */
  readonly action: string;
  readonly faults: FaultTexts;
  readonly failures: FailureTexts;
}

type ShopFacts = Pick<ShopRequest, 'locale' | 'basename' | 'country' | 'contentPages'>;

export function newsletterFormView(shop: ShopFacts): NewsletterFormView {
  const translate = translator(shop.locale);
  return {
    locale: shop.locale,
    action: pageLinks(shop).route('newsletter-confirmation') ?? '',
    ...newsletterFormWords(translate),
    faults: faultTexts(translate),
    failures: failureTexts(translate, []),
  };
}
