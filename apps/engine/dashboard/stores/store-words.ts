import type { StoreFlag } from '@tradehall/domain/catalogue/store-document.ts';
import { networkNames } from '@tradehall/domain/catalogue/external-sites.ts';
import type { StoreProblem } from '@tradehall/domain/catalogue/store-settings.ts';
import { inWords } from '../in-words';

interface Words {
  readonly label: string;
  readonly hint: string;
}

export const flagWords: Readonly<Record<StoreFlag, Words>> = {
  contact_webform_enabled: { label: 'Contact form', hint: 'Off: phone and e-mail only.' },
  sale_of_additional_guarantee_enabled: {
    label: 'Extra guarantee',
    hint: 'Sold beside the products that have a rate for it.',
  },
  loyalty_discount_enabled: { label: 'Loyalty discount', hint: 'Customers of a level get their discount in the cart.' },
  complementary_products_enabled: { label: 'Complementary products', hint: 'Shown on the page of a product.' },
  trustpilot_in_header_enabled: {
    label: 'Trustpilot in the header',
    hint: 'The rating of the shop, at the top of each page.',
  },
  google_autocomplete_enabled: {
    label: 'Address suggestions',
    hint: 'While a shopper types the street in the checkout.',
  },
  vat_validation_enabled: {
    label: 'VAT numbers are checked',
    hint: 'By the European service, in the checkout and in accounts.',
  },
  change_tax_rate_enabled: {
    label: 'Net prices for companies abroad',
    hint: 'With a valid VAT number of another member state, as the directive asks. Needs the check of VAT numbers.',
  },
};

interface SiteWords {
  readonly name: string;
  readonly label: string;
}

export const siteWords: readonly SiteWords[] = [
  { name: 'about-us', label: 'About us' },
  { name: 'jobs', label: 'Jobs' },
  { name: 'returns-portal', label: 'Returns portal' },
  ...Object.entries(networkNames).map(([name, label]) => ({ name, label })),
];

const names: Readonly<Record<string, string>> = {
  iban: 'The IBAN',
  bic: 'The BIC',
  accountOwner: 'The account’s owner',
  bankInstitute: 'The bank',
  emailAddress: 'The e-mail address',
  startDate: 'The start',
  endDate: 'The end',
  campaignName: 'The name',
  pageTitle: 'The title',
  imageUrl: 'The picture',
};

/** The problem beside the field it is about: `The IBAN is no IBAN: …`. Undefined if there is none. */
export function problemOf(problems: readonly StoreProblem[], field: string): string | undefined {
  const found = problems.find((problem) => problem.field === field);
  if (found === undefined) return undefined;
  const last = field.slice(field.lastIndexOf('.') + 1);
  return `${names[last] ?? 'This'} ${found.words}.`;
}

/** How many fields have to be mended before anything is saved. */
export function problemsInWords(problems: readonly StoreProblem[]): string {
  const areas = [...new Set(problems.map(({ field }) => inWords(field.split('.')[0] ?? '').toLowerCase()))];
  return `${problems.length === 1 ? 'One field has' : `${problems.length} fields have`} to be mended: ${areas.join(', ')}.`;
}

type State = 'preparing' | 'open';

export function stateInWords(state: State) {
  return state === 'open'
    ? ({ variant: 'success', words: 'Open' } as const)
    : ({ variant: 'warning', words: 'Preparing' } as const);
}

/** What the check comes to. An open store stays open. */
export function summaryInWords(state: State, missing: number): string {
  const things = missing === 1 ? 'one thing' : `${missing} things`;
  if (state === 'open') return missing === 0 ? 'Nothing is missing.' : `It would not pass today: ${things} to mend.`;
  return missing === 0 ? 'Nothing is missing: it can be opened.' : `Before it can be opened: ${things} to mend.`;
}
