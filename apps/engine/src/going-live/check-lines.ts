import { isExampleIban } from '@tradehall/domain/countries/bank-account.ts';
import { isExampleEmail, isExampleSite, isPlaceholderPhone } from '@tradehall/domain/catalogue/store-settings.ts';
import type { Country } from '@tradehall/domain/countries/country.ts';
import type { Locale } from '@tradehall/domain/locales/locales.ts';
import { languageRows } from '@tradehall/domain/locales/languages.ts';
import type { CountryStore } from '../platform/stores/country-store.entity';

/** A page the law asks for, as visitors of a locale read it today. */
export interface LegalPage {
  readonly locale: Locale;
  readonly pageKey: string;
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
  readonly name: string;
  readonly isDone: boolean;
  /** What is missing and where it is mended, or what was found. */
  readonly words: string;
  /** The page of the dashboard where it is mended; null for the store's own page, and for what is set outside of it. */
  readonly link: string | null;
  /** The words that somebody may approve. */
  readonly toApprove: { readonly locale: Locale; readonly pageKey: string; readonly revisionId: number } | null;
}

const line = (name: string, missing: string | null, found: string, link: string | null = null): CheckLine => ({
  name,
  isDone: missing === null,
  words: missing ?? found,
  link: missing === null ? null : link,
  toApprove: null,
});

/** Every sentence of what is missing; null if nothing is. */
const sentences = (...missing: readonly (string | false)[]): string | null =>
  missing.filter((each) => each !== false).join(' ') || null;

function contactLines({ country, store, seller }: StoreFacts): CheckLine[] {
  const lacking = (texts: Record<string, string>) =>
    country.languages.filter((language) => !texts[language]).map((language) => languageRows[language].label);
  const [silent, closed] = [lacking(store.phoneNumbers), lacking(store.openingHours)];
  const invented = [...new Set(Object.values(store.phoneNumbers).filter(isPlaceholderPhone))];
  const sites = Object.entries(store.sites).flatMap(([site, address]) => (isExampleSite(address) ? [site] : []));
  const { bankDetails } = store;
  const isInvented = [seller.name, seller.address].some((text) => /\bmuster|\bexample/i.test(text));
  return [
    line(
      'Phone',
      sentences(
        silent.length > 0 && `No phone number in ${silent.join(', ')}.`,
        invented.length > 0 && `${invented.join(', ')} is a placeholder.`,
      ),
      Object.values(store.phoneNumbers).join(', '),
    ),
    line('Hours', closed.length > 0 ? `No hours in ${closed.join(', ')}.` : null, 'Entered.'),
    line(
      'E-mail address',
      isExampleEmail(store.emailAddress) ? `${store.emailAddress} is an example.` : null,
      store.emailAddress,
    ),
    line(
      'Bank account',
      bankDetails !== null && isExampleIban(bankDetails.iban) ? `${bankDetails.iban} is an example.` : null,
      bankDetails === null ? 'None: nobody is offered to pay by bank transfer.' : bankDetails.iban,
    ),
    line('Links', sites.length > 0 ? `Examples: ${sites.join(', ')}.` : null, 'None leads to an example.'),
    line(
      'Seller',
      isInvented
        ? `${seller.name}, ${seller.address} is invented: SELLER_NAME and SELLER_ADDRESS of the engine.`
        : null,
      `${seller.name}, ${seller.address}, ${seller.vatNumber}`,
    ),
  ];
}

const pageNames: Readonly<Record<string, string>> = {
  'company-information': 'Imprint',
  'privacy-data': 'Privacy',
  'terms-and-conditions': 'Terms and conditions',
  'withdrawal-policy': 'Withdrawal',
  'battery-regulations': 'Batteries',
};

export const legalPageKeys: readonly string[] = Object.keys(pageNames);

function pageLine({ locale, pageKey, revisionId, isReplaced, approval }: LegalPage): CheckLine {
  const name = `${pageNames[pageKey] ?? pageKey}, ${locale}`;
  const link = `/content/${locale}/${pageKey}`;
  if (revisionId === null) return line(name, 'There is no such page.', '', link);
  if (!isReplaced) return line(name, 'Still has the words that every shop begins with.', '', link);
  const signed = approval === null ? '' : `by ${approval.by} on ${approval.at.toISOString().slice(0, 10)}`;
  if (approval?.revisionId === revisionId) return line(name, null, `Approved ${signed}.`);
  const missing = approval === null ? 'Nobody has approved it.' : `Changed since it was approved ${signed}.`;
  return { ...line(name, missing, '', link), toApprove: { locale, pageKey, revisionId } };
}

const counted = (count: number, one: string, many: string): string => `${count} ${count === 1 ? one : many}`;

function translationLine({ locale, products, categories }: Untranslated): CheckLine {
  const lacking = [
    ...(products > 0 ? [counted(products, 'product', 'products')] : []),
    ...(categories > 0 ? [counted(categories, 'category', 'categories')] : []),
  ];
  const missing = lacking.length > 0 ? `Without a name in this language: ${lacking.join(', ')}.` : null;
  return line(`Translations, ${locale}`, missing, 'Complete.', products > 0 ? '/products' : '/collections');
}

/** All that a store needs before shoppers are let in, in the order an operator goes through it. */
export function checkLines(facts: StoreFacts): readonly CheckLine[] {
  const { country, sampleReviews, sampleBrands } = facts;
  return [
    ...contactLines(facts),
    ...facts.pages.map(pageLine),
    ...facts.untranslated.map(translationLine),
    line(
      'Mail',
      facts.isMailAnswering ? null : 'The mail server does not answer: MAIL_URL of engine and worker.',
      'Answers.',
    ),
    ...(country.checkoutEnabled
      ? [
          line(
            'Payments',
            facts.isProviderAnswering ? null : 'The card provider does not answer: CARD_PROVIDER_… of the engine.',
            'The card provider answers.',
          ),
        ]
      : []),
    line(
      'Reviews',
      sampleReviews > 0 ? `${counted(sampleReviews, 'sample review is', 'sample reviews are')} shown.` : null,
      'None is a sample.',
      '/reviews',
    ),
    line(
      'Manufacturers',
      sampleBrands.length > 0 ? `Invented: ${sampleBrands.join(', ')}.` : null,
      'None is invented.',
      '/manufacturers',
    ),
  ];
}
