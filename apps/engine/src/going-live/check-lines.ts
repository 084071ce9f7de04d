import {
  type CheckFinding,
  type CheckSentence,
  type CheckTopic,
  findingInEnglish,
} from '@tradehall/domain/catalogue/going-live-check.ts';
import { isExampleIban } from '@tradehall/domain/countries/bank-account.ts';
import { isExampleEmail, isExampleSite, isPlaceholderPhone } from '@tradehall/domain/catalogue/store-settings.ts';
import type { Country } from '@tradehall/domain/countries/country.ts';
import type { Locale } from '@tradehall/domain/locales/locales.ts';
import { languageRows } from '@tradehall/domain/locales/languages.ts';
import type { CountryStore } from '../platform/stores/country-store.entity';

const pageTopics = {
  'company-information': 'Imprint',
  'privacy-data': 'Privacy',
  'terms-and-conditions': 'Terms and conditions',
  'withdrawal-policy': 'Withdrawal',
  'battery-regulations': 'Batteries',
} as const satisfies Readonly<Record<string, CheckTopic>>;
type LegalPageKey = keyof typeof pageTopics;
const isLegalPageKey = (key: string): key is LegalPageKey => key in pageTopics;
export const legalPageKeys: readonly LegalPageKey[] = Object.keys(pageTopics).filter(isLegalPageKey);

/** A page the law asks for, as visitors of a locale read it today. */
export interface LegalPage {
  readonly locale: Locale;
  readonly pageKey: LegalPageKey;
  /** Null where visitors find no such page. */
  readonly revisionId: number | null;
  /** Whether somebody has written words of this shop in the place of those every shop begins with. */
  readonly isReplaced: boolean;
  readonly approval: { readonly revisionId: number; readonly by: string; readonly at: Date } | null;
}

export interface Untranslated {
  readonly locale: Locale;
  readonly products: number;
  readonly categories: number;
}

export interface StoreFacts {
  readonly country: Country;
  readonly store: Pick<CountryStore, 'phoneNumbers' | 'openingHours' | 'emailAddress' | 'bankDetails' | 'sites'>;
  readonly seller: { readonly name: string; readonly address: string; readonly vatNumber: string };
  readonly pages: readonly LegalPage[];
  readonly untranslated: readonly Untranslated[];
  readonly sampleReviews: number;
  /** Brands whose manufacturer does not exist. */
  readonly sampleBrands: readonly string[];
  readonly isMailAnswering: boolean;
  readonly isProviderAnswering: boolean;
}

export interface CheckLine {
  /** Its topic, and the locale it is about. */
  readonly name: string;
  readonly topic: CheckTopic;
  readonly locale: Locale | null;
  readonly isDone: boolean;
  /** What is missing and where it is mended, or what was found. */
  readonly findings: readonly CheckFinding[];
  /** The same in English. */
  readonly words: string;
  /** The page of the dashboard where it is mended; null for the store's own page, and for what is set outside of it. */
  readonly link: string | null;
  /** The words that somebody may approve. */
  readonly toApprove: { readonly locale: Locale; readonly pageKey: string; readonly revisionId: number } | null;
}

const finding = (code: CheckSentence, values: CheckFinding['values'] = {}): CheckFinding => ({ code, values });

interface Looked {
  /** Done where none of them is there. */
  readonly missing: readonly (CheckFinding | false)[];
  readonly found: CheckFinding;
  readonly locale?: Locale;
  readonly link?: string;
}

function line(topic: CheckTopic, { missing, found, locale, link }: Looked): CheckLine {
  const lacking = missing.filter((each) => each !== false);
  const isDone = lacking.length === 0;
  const findings = isDone ? [found] : lacking;
  return {
    name: locale === undefined ? topic : `${topic}, ${locale}`,
    topic,
    locale: locale ?? null,
    isDone,
    findings,
    words: findings.map(findingInEnglish).join(' '),
    link: isDone ? null : (link ?? null),
    toApprove: null,
  };
}

function contactLines({ country, store, seller }: StoreFacts): CheckLine[] {
  const lacking = (texts: Record<string, string>) =>
    country.languages.filter((language) => !texts[language]).map((language) => languageRows[language].label);
  const [silent, closed] = [lacking(store.phoneNumbers), lacking(store.openingHours)];
  const invented = [...new Set(Object.values(store.phoneNumbers).filter(isPlaceholderPhone))];
  const sites = Object.entries(store.sites).flatMap(([site, address]) => (isExampleSite(address) ? [site] : []));
  const { bankDetails } = store;
  const isInvented = [seller.name, seller.address].some((text) => /\bmuster|\bexample/i.test(text));
  const languages = (of: readonly string[]) => ({ languages: of });
  const sellerText = `${seller.name}, ${seller.address}`;
  return [
    line('Phone', {
      missing: [
        silent.length > 0 && finding('no-phone', languages(silent)),
        invented.length > 0 && finding('placeholder-phone', { numbers: invented }),
      ],
      found: finding('found', { text: Object.values(store.phoneNumbers) }),
    }),
    line('Hours', {
      missing: [closed.length > 0 && finding('no-hours', languages(closed))],
      found: finding('hours-there'),
    }),
    line('E-mail address', {
      missing: [isExampleEmail(store.emailAddress) && finding('example', { text: store.emailAddress })],
      found: finding('found', { text: store.emailAddress }),
    }),
    line('Bank account', {
      missing: [
        bankDetails !== null && isExampleIban(bankDetails.iban) && finding('example', { text: bankDetails.iban }),
      ],
      found: bankDetails === null ? finding('no-bank') : finding('found', { text: bankDetails.iban }),
    }),
    line('Links', {
      missing: [sites.length > 0 && finding('example-links', { sites })],
      found: finding('links-lead-somewhere'),
    }),
    line('Seller', {
      missing: [isInvented && finding('invented-seller', { seller: sellerText })],
      found: finding('found', { text: [sellerText, seller.vatNumber] }),
    }),
  ];
}

function pageLine({ locale, pageKey, revisionId, isReplaced, approval }: LegalPage): CheckLine {
  const topic = pageTopics[pageKey];
  const of = { locale, link: `/content/${locale}/${pageKey}` };
  const signed = approval === null ? {} : { by: approval.by, date: approval.at.toISOString().slice(0, 10) };
  const found = finding('approved', signed);
  if (revisionId === null) return line(topic, { ...of, missing: [finding('no-page')], found });
  if (!isReplaced) return line(topic, { ...of, missing: [finding('first-words')], found });
  if (approval?.revisionId === revisionId) return line(topic, { ...of, missing: [], found });
  const missing = [approval === null ? finding('nobody-approved') : finding('changed-since', signed)];
  return { ...line(topic, { ...of, missing, found }), toApprove: { locale, pageKey, revisionId } };
}

function translationLine({ locale, products, categories }: Untranslated): CheckLine {
  return line('Translations', {
    locale,
    missing: [
      products > 0 && finding('products-without-name', { count: products }),
      categories > 0 && finding('categories-without-name', { count: categories }),
    ],
    found: finding('complete'),
    link: products > 0 ? '/products' : '/collections',
  });
}

/** All that a store needs before shoppers are let in, in the order an operator goes through it. */
export function checkLines(facts: StoreFacts): readonly CheckLine[] {
  const { country, sampleReviews, sampleBrands } = facts;
  const payments = line('Payments', {
    missing: [!facts.isProviderAnswering && finding('provider-silent')],
    found: finding('provider-answers'),
  });
  return [
    ...contactLines(facts),
    ...facts.pages.map(pageLine),
    ...facts.untranslated.map(translationLine),
    line('Mail', { missing: [!facts.isMailAnswering && finding('mail-silent')], found: finding('answers') }),
    ...(country.checkoutEnabled ? [payments] : []),
    line('Reviews', {
      missing: [sampleReviews > 0 && finding('sample-reviews', { count: sampleReviews })],
      found: finding('no-sample-reviews'),
      link: '/reviews',
    }),
    line('Manufacturers', {
      missing: [sampleBrands.length > 0 && finding('invented-brands', { brands: sampleBrands })],
      found: finding('no-invented-brands'),
      link: '/manufacturers',
    }),
  ];
}
