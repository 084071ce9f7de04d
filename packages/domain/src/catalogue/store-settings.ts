import { z } from 'zod';
import { isBic, isIban, plainAccountCode } from '../countries/bank-account.ts';
import { payableMethods } from '../countries/payment-methods.ts';
import { languages } from '../locales/languages.ts';
import { externalSites } from './external-sites.ts';
import { campaign, flagsOfStore } from './store-document.ts';

const line = (most: number) => z.string().trim().min(1, 'is missing').max(most, `has more than ${most} letters`);

const phoneNumber = line(40).regex(/^\+?\d[\d\s()/.-]{4,}$/, 'is no phone number: digits, spaces, and a + before them');

const byLanguage = (text: z.ZodType<string>) => z.partialRecord(z.enum(languages), text);

const ownBank = z.strictObject({
  accountOwner: line(100),
  bankInstitute: line(100),
  iban: z.string().refine(isIban, 'is no IBAN: its length or its check digits do not fit').transform(plainAccountCode),
  bic: z.string().refine(isBic, 'is no BIC: it has 8 or 11 letters and digits').transform(plainAccountCode),
});

const ownCampaign = z
  .strictObject({
    ...campaign.shape,
    campaignName: line(100),
    startDate: z.iso.datetime('is missing'),
    endDate: z.iso.datetime('is missing'),
    pageTitle: z.string().trim().max(200, 'has more than 200 letters'),
    imageUrl: z
      .string()
      .max(300)
      .regex(/^\/(?:pictures|media)\/[\w/.-]+$/, 'is no picture of the shop: /pictures/… or /media/…')
      .nullable(),
  })
  .refine(({ startDate, endDate }) => !(Date.parse(endDate) <= Date.parse(startDate)), {
    path: ['endDate'],
    error: 'is not after the start',
  });

/** What the operators of a store decide. All else follows from the country's row. */
export const storeSettings = z.strictObject({
  flags: flagsOfStore,
  phoneNumbers: byLanguage(phoneNumber),
  openingHours: byLanguage(line(200)),
  emailAddress: z.string().trim().pipe(z.email('is no e-mail address')),
  campaigns: z.array(ownCampaign).max(50, 'are more than 50'),
  bankDetails: ownBank.nullable(),
  switchedOffMethods: z.array(z.enum(payableMethods, 'are no payment methods')),
  sites: externalSites,
});

export interface StoreProblem {
  /** `bankDetails.iban` */
  readonly field: string;
  /** `is no IBAN …`, said after the name of the field. */
  readonly words: string;
}

const someSettings = z.object(storeSettings.partial().shape);

/** What is wrong with some of the settings; none if they can be saved. */
export function problemsOfStore(settings: unknown): readonly StoreProblem[] {
  const { error } = someSettings.safeParse(settings);
  return (error?.issues ?? []).map(({ path, message, code }) => ({
    field: path.join('.'),
    words: path[0] === 'sites' ? 'is no address that begins with https://' : wordsOf(code, message),
  }));
}

function wordsOf(code: string, message: string): string {
  if (code === 'invalid_type') return 'is missing';
  return code === 'unrecognized_keys' ? 'has a field that nobody reads' : message;
}

/** RFC 2606: names that are kept for examples and tests, where nobody is. */
function isReservedHost(host: string): boolean {
  return /(?:^|\.)(?:example\.(?:com|net|org)|example|test|invalid|localhost)$/i.test(host);
}

export function isExampleEmail(address: string): boolean {
  return isReservedHost(address.slice(address.lastIndexOf('@') + 1));
}

export function isExampleSite(address: string): boolean {
  return URL.canParse(address) && isReservedHost(new URL(address).hostname);
}

/** Six equal digits in a row, or counted up: somebody typed it to fill the field. */
export function isPlaceholderPhone(phone: string): boolean {
  const digits = phone.replaceAll(/\D/g, '');
  return /(\d)\1{5}/.test(digits) || digits.includes('1234567');
}
