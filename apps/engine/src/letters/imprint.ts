import { warehouseCountry } from '@tradehall/domain/countries/warehouse-country.ts';
import { locales, regionName } from '@tradehall/domain/locales/locales.ts';
import { environment } from '../platform/environment';
import { fillIn } from '../mail/mail-messages';
import type { Imprint } from './letter';
import type { LetterContext } from './kinds/letter-context';

export interface StoreContact {
  readonly emailAddress: string;
  /** By language. */
  readonly phoneNumbers: Readonly<Record<string, string>>;
  readonly openingHours: Readonly<Record<string, string>>;
}

const shop = 'Tradehall';

export function imprintOf(store: StoreContact, name: string | null, context: LetterContext): Imprint {
  const { words, locale, contentPage } = context;
  const { frame } = words;
  const { language } = locales[locale];
  const phone = store.phoneNumbers[language];
  const hours = store.openingHours[language];
  const pages = [
    { label: frame.company, key: 'company-information' },
    { label: frame.terms, key: 'terms-and-conditions' },
    { label: frame.privacy, key: 'privacy-data' },
  ];
  return {
    shop,
    greeting: name === null ? frame.greeting : fillIn(frame.greetingNamed, { name }),
    linkHint: frame.link,
    serviceTitle: frame.service,
    service: [
      ...(phone === undefined ? [] : [`${frame.phone}: ${phone}`]),
      ...(hours === undefined ? [] : [`${frame.hours}: ${hours}`]),
      `${frame.email}: ${store.emailAddress}`,
    ],
    seller: [
      environment.SELLER_NAME,
      `${environment.SELLER_ADDRESS}, ${regionName(warehouseCountry.code, locale)}`,
      `${frame.vatId}: ${environment.VAT_OWN_NUMBER}`,
    ],
    links: pages.flatMap(({ label, key }) => {
      const href = contentPage(key);
      return href === null ? [] : [{ label, href }];
    }),
  };
}
