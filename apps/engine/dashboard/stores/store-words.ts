import { type CheckFinding, checkSentences } from '@tradehall/domain/catalogue/going-live-check.ts';
import type { StoreFlag, StoreState } from '@tradehall/domain/catalogue/store-document.ts';
import { networkNames } from '@tradehall/domain/catalogue/external-sites.ts';
import type { StoreProblem } from '@tradehall/domain/catalogue/store-settings.ts';
import { inWords } from '../in-words';
import { sayName } from '../names-to-say';
import { say, spokenLocale, toSay, withinSentence } from '../say';
import type { GoingLiveLine } from './stores.documents';

interface Words {
  readonly label: string;
  readonly hint: string;
}

export const flagWords: Readonly<Record<StoreFlag, Words>> = {
  contact_webform_enabled: { label: toSay('Contact form'), hint: toSay('Off: phone and e-mail only.') },
  sale_of_additional_guarantee_enabled: {
    label: toSay('Extra guarantee'),
    hint: toSay('Sold beside the products that have a rate for it.'),
  },
  loyalty_discount_enabled: {
    label: toSay('Loyalty discount'),
    hint: toSay('Customers of a level get their discount in the cart.'),
  },
  complementary_products_enabled: {
    label: toSay('Complementary products'),
    hint: toSay('Shown on the page of a product.'),
  },
  trustpilot_in_header_enabled: {
    label: toSay('Trustpilot in the header'),
    hint: toSay('The rating of the shop, at the top of each page.'),
  },
  google_autocomplete_enabled: {
    label: toSay('Address suggestions'),
    hint: toSay('While a shopper types the street in the checkout.'),
  },
  vat_validation_enabled: {
    label: toSay('VAT numbers are checked'),
    hint: toSay('By the European service, in the checkout and in accounts.'),
  },
  change_tax_rate_enabled: {
    label: toSay('Net prices for companies abroad'),
    hint: toSay(
      'With a valid VAT number of another member state, as the directive asks. Needs the check of VAT numbers.',
    ),
  },
};

interface SiteWords {
  readonly name: string;
  readonly label: string;
}

export const siteWords: readonly SiteWords[] = [
  { name: 'about-us', label: toSay('About us') },
  { name: 'jobs', label: toSay('Jobs') },
  { name: 'returns-portal', label: toSay('Returns portal') },
  ...Object.entries(networkNames).map(([name, label]) => ({ name, label })),
];

const names: Readonly<Record<string, string>> = {
  iban: toSay('The IBAN'),
  bic: toSay('The BIC'),
  accountOwner: toSay('The account’s owner'),
  bankInstitute: toSay('The bank'),
  emailAddress: toSay('The e-mail address'),
  startDate: toSay('The start'),
  endDate: toSay('The end'),
  campaignName: toSay('The name'),
  pageTitle: toSay('The title'),
  imageUrl: toSay('The picture'),
};

/** The problem beside the field it is about: `The IBAN is no IBAN: …`. Undefined if there is none. */
export function problemOf(problems: readonly StoreProblem[], field: string): string | undefined {
  const found = problems.find((problem) => problem.field === field);
  if (found === undefined) return undefined;
  const last = field.slice(field.lastIndexOf('.') + 1);
  const problem = sayName(found.words);
  const name = names[last];
  return name === undefined
    ? say('This {problem}.', { problem })
    : say('{name} {problem}.', { name: say(name), problem });
}

/** How many fields have to be mended before anything is saved. */
export function problemsInWords(problems: readonly StoreProblem[]): string {
  const areas = [...new Set(problems.map(({ field }) => withinSentence(inWords(field.split('.')[0] ?? ''))))];
  return say('{count, plural, one {One field has} other {# fields have}} to be mended: {areas}.', {
    count: problems.length,
    areas: areas.join(', '),
  });
}

export function stateInWords(state: StoreState) {
  switch (state) {
    case 'open':
      return { variant: 'success', words: say('Open') } as const;
    case 'closed':
      return { variant: 'destructive', words: say('Closed') } as const;
    case 'preparing':
      return { variant: 'warning', words: say('Preparing') } as const;
  }
}

/** What the check comes to. An open store stays open until somebody closes it. */
export function summaryInWords(state: StoreState, missing: number): string {
  if (state === 'open')
    return missing === 0
      ? say('Nothing is missing.')
      : say('It would not pass today: {missing, plural, one {one thing} other {# things}} to mend.', { missing });
  return missing === 0
    ? say('Nothing is missing: it can be opened.')
    : say('Before it can be opened: {missing, plural, one {one thing} other {# things}} to mend.', { missing });
}

export const topicInWords = ({ topic, locale }: GoingLiveLine): string =>
  locale === null ? say(topic) : `${say(topic)}, ${locale}`;

/** What the check has found, a sentence each. */
export const findingsInWords = ({ findings }: GoingLiveLine): string =>
  findings.map(({ code, values }) => say(checkSentences[code], filledIn(values))).join(' ');

const filledIn = (values: CheckFinding['values']) =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, valueInWords(name, value)]));

function valueInWords(name: string, value: CheckFinding['values'][string]): string | number {
  if (typeof value === 'object') return value.map((each) => (name === 'sites' ? siteInWords(each) : each)).join(', ');
  if (name !== 'date') return value;
  return new Date(value).toLocaleDateString(spokenLocale(), { dateStyle: 'medium', timeZone: 'UTC' });
}

function siteInWords(key: string): string {
  const label = siteWords.find(({ name }) => name === key)?.label;
  return label === undefined ? key : say(label);
}
