import type { ConsentPurpose } from '@tradehall/domain/tracking/consent-choice.ts';
import { translator } from '../i18n/translator.ts';
import { pageLinks } from '../request/page-links.ts';
import type { ShopRequest } from '../request/shop-request.ts';

export interface ConsentWords {
  readonly label: string;
  readonly text: string;
  readonly privacy: { readonly href: string; readonly label: string } | null;
  readonly necessary: string;
  readonly choose: string;
  readonly accept: string;
  readonly failed: string;
  readonly settings: {
    readonly title: string;
    readonly close: string;
    readonly save: string;
    readonly always: { readonly label: string; readonly text: string };
    readonly purposes: readonly { readonly purpose: ConsentPurpose; readonly label: string; readonly text: string }[];
  };
}

/** What people agree to. Whoever changes these texts counts `consentTextVersion` up. */
export const consentWords = (shop: ShopRequest): ConsentWords => {
  const translate = translator(shop.locale);
  const privacy = pageLinks(shop).contentPage('privacy-data');
  return {
    label: translate('consent.label'),
    text: translate('consent.text'),
    privacy: privacy === null ? null : { href: privacy, label: translate('footer.privacy') },
    necessary: translate('consent.necessary'),
    choose: translate('consent.choose'),
    accept: translate('consent.accept'),
    failed: translate('consent.failed'),
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
};
