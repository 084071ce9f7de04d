import {
  bankDetails,
  campaign,
  type ReviewSummary,
  storeDocument,
  type StoreDocument,
  storeState,
} from '@tradehall/domain/catalogue/store-document.ts';
import { externalSites } from '@tradehall/domain/catalogue/external-sites.ts';
import { countryOfStoreKey } from '@tradehall/domain/countries/store.ts';
import { z } from 'zod';
import type { Market } from '../markets';

const textByLanguage = z.record(z.string(), z.string());

export const storeSource = z.object({
  key: z.string(),
  flags: z.record(z.string(), z.boolean()),
  phoneNumbers: textByLanguage,
  openingHours: textByLanguage,
  emailAddress: z.string(),
  campaigns: z.array(campaign),
  bankDetails: bankDetails.nullable(),
  sites: externalSites,
  state: storeState,
});
export type StoreSource = z.output<typeof storeSource>;

/** One a locale of the store. Stores are few: unlike a product's, the documents are checked as they are made. */
export function projectStore(
  source: StoreSource,
  markets: readonly Market[],
  reviewSummary: ReviewSummary | null,
): StoreDocument[] {
  const country = countryOfStoreKey(source.key);
  if (country === null) throw new Error(`store ${source.key} belongs to no country`);
  const textIn = (texts: Record<string, string>, language: string) => texts[language] ?? texts[country.languages[0]];
  return markets
    .filter(({ storeKey }) => storeKey === source.key)
    .map(({ locale, language, currencyCode }) =>
      storeDocument.parse({
        key: source.key,
        country: country.code,
        locale,
        currencyCode,
        languages: country.languages,
        flags: source.flags,
        phoneNumber: textIn(source.phoneNumbers, language) ?? null,
        openingHours: textIn(source.openingHours, language) ?? null,
        emailAddress: source.emailAddress,
        campaigns: source.campaigns,
        bankDetails: source.bankDetails,
        sites: source.sites,
        state: source.state,
        reviewSummary,
      }),
    );
}
