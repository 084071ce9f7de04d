import type { ConsentPurpose } from '@tradehall/domain/tracking/consent-choice.ts';
import { translator } from '../i18n/translator.ts';
import { wordsOf } from '../i18n/words.ts';
import { pageLinks } from '../request/page-links.ts';
import type { ShopRequest } from '../request/shop-request.ts';
import type { LinkView } from '../ui/link-view.ts';

const consentBarWords = wordsOf(
  'consent.label',
  'consent.text',
  'consent.necessary',
  'consent.choose',
  'consent.accept',
  'consent.failed',
);

export interface ConsentWords extends ReturnType<typeof consentBarWords> {
  readonly privacy: LinkView | null;
  readonly settings: {
    readonly title: string;
    readonly close: string;
    readonly save: string;
    readonly always: { readonly label: string; readonly text: string };
    readonly purposes: readonly { readonly purpose: ConsentPurpose; readonly label: string; readonly text: string }[];
  };
}

/** What people agree to. Whoever changes these texts counts `consentTextVersion` up. */
export function consentWords(shop: ShopRequest): ConsentWords {
  const translate = translator(shop.locale);
  const privacy = pageLinks(shop).contentPage('privacy-data');
  return {
    ...consentBarWords(translate),
    privacy: privacy === null ? null : { href: privacy, label: translate('footer.privacy') },
    settings: {
      title: translate('consent.settings'),
      close: translate('shell.close'),
      save: translate('consent.save'),
      always: { label: translate('consent.always'), text: translate('consent.alwaysText') },
      purposes: [
        { purpose: 'statistics', label: translate('consent.statistics'), text: translate('consent.statisticsText') },
        { purpose: 'marketing', label: translate('consent.marketing'), text: translate('consent.marketingText') },
      ],
    },
  };
}
