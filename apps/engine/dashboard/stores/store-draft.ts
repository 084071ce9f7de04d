import { type BankDetails, type Campaign, type StoreFlag } from '@tradehall/domain/catalogue/store-document.ts';
import { countryOfStoreKey } from '@tradehall/domain/countries/store.ts';
import { instantOf, isWallTime, wallTimeIn } from '@tradehall/domain/countries/wall-time.ts';
import { methodsAllowedIn } from '@tradehall/domain/payment/offered-methods.ts';
import type { CountryStore } from './stores.documents';

/** A campaign while it is edited, in the time of the store's own clocks; `id` stays with it wherever it is moved. */
export interface CampaignDraft {
  readonly id: number;
  readonly campaignName: string;
  readonly start: string;
  readonly end: string;
  readonly pageTitle: string;
  readonly imageUrl: string;
}

/** What is on the screen: a field that is empty holds an empty text. */
export interface StoreDraft {
  readonly flags: Readonly<Record<StoreFlag, boolean>>;
  readonly phoneNumbers: Readonly<Record<string, string>>;
  readonly openingHours: Readonly<Record<string, string>>;
  readonly emailAddress: string;
  readonly campaigns: readonly CampaignDraft[];
  readonly bankDetails: BankDetails;
  readonly switchedOffMethods: readonly string[];
  readonly sites: Readonly<Record<string, string>>;
}

const noBank: BankDetails = { accountOwner: '', bankInstitute: '', iban: '', bic: '' };

/** An IBAN as people read it, in groups of four. */
export function groupedIban(iban: string): string {
  return iban.replaceAll(/\s/g, '').replaceAll(/(.{4})(?=.)/g, '$1 ');
}

export function draftOf(store: CountryStore, timeZone: string): StoreDraft {
  const { flags, bankDetails, campaigns, languages } = store;
  const own = (texts: Readonly<Record<string, string>>) =>
    Object.fromEntries(languages.map((language) => [language, texts[language] ?? '']));
  return {
    flags: flagsOf((flag) => flags[flag] === true),
    phoneNumbers: own(store.phoneNumbers),
    openingHours: own(store.openingHours),
    emailAddress: store.emailAddress,
    campaigns: campaigns.map((campaign, id) => campaignDraft(campaign, id, timeZone)),
    bankDetails: bankDetails === null ? noBank : { ...bankDetails, iban: groupedIban(bankDetails.iban) },
    switchedOffMethods: switchableIn(store),
    sites: { ...store.sites },
  };
}

/** One that a release has taken from the country has no switch, and is not saved again. */
function switchableIn({ key, switchedOffMethods }: CountryStore): readonly string[] {
  const country = countryOfStoreKey(key);
  const allowed: readonly string[] = country === null ? [] : methodsAllowedIn(country);
  return switchedOffMethods.filter((method) => allowed.includes(method));
}

function flagsOf(isOn: (flag: StoreFlag) => boolean): Record<StoreFlag, boolean> {
  return {
    sale_of_additional_guarantee_enabled: isOn('sale_of_additional_guarantee_enabled'),
    vat_validation_enabled: isOn('vat_validation_enabled'),
    change_tax_rate_enabled: isOn('change_tax_rate_enabled'),
    google_autocomplete_enabled: isOn('google_autocomplete_enabled'),
    trustpilot_in_header_enabled: isOn('trustpilot_in_header_enabled'),
    complementary_products_enabled: isOn('complementary_products_enabled'),
    loyalty_discount_enabled: isOn('loyalty_discount_enabled'),
    contact_webform_enabled: isOn('contact_webform_enabled'),
  };
}

function campaignDraft(campaign: Campaign, id: number, timeZone: string): CampaignDraft {
  const clock = (moment: string) => wallTimeIn(timeZone, new Date(moment)).replace(/:00$/, '');
  const { campaignName, pageTitle, imageUrl, startDate, endDate } = campaign;
  return { id, campaignName, pageTitle, imageUrl: imageUrl ?? '', start: clock(startDate), end: clock(endDate) };
}

export function newCampaign(others: readonly CampaignDraft[]): CampaignDraft {
  const id = Math.max(-1, ...others.map((each) => each.id)) + 1;
  return { id, campaignName: '', start: '', end: '', pageTitle: '', imageUrl: '' };
}

const withoutEmpty = (texts: Readonly<Record<string, string>>) =>
  Object.fromEntries(
    Object.entries(texts).flatMap(([name, text]) => (text.trim() === '' ? [] : [[name, text.trim()]])),
  );

/** The settings that the screen says, as they are saved. */
function settingsOf(draft: StoreDraft, timeZone: string): Record<string, unknown> {
  const moment = (clock: string) => (isWallTime(clock) ? instantOf(timeZone, clock).toISOString() : '');
  const hasBank = Object.values(draft.bankDetails).some((text) => text.trim() !== '');
  return {
    flags: draft.flags,
    phoneNumbers: withoutEmpty(draft.phoneNumbers),
    openingHours: withoutEmpty(draft.openingHours),
    emailAddress: draft.emailAddress.trim(),
    campaigns: draft.campaigns.map(({ campaignName, start, end, pageTitle, imageUrl }) => ({
      campaignName: campaignName.trim(),
      startDate: moment(start),
      endDate: moment(end),
      pageTitle: pageTitle.trim(),
      imageUrl: imageUrl.trim() || null,
    })),
    bankDetails: hasBank ? draft.bankDetails : null,
    switchedOffMethods: draft.switchedOffMethods.toSorted(),
    sites: withoutEmpty(draft.sites),
  };
}

/** What differs from what is saved. */
export function changesOf(store: CountryStore, draft: StoreDraft, timeZone: string): Record<string, unknown> {
  const saved = settingsOf(draftOf(store, timeZone), timeZone);
  const shown = Object.entries(settingsOf(draft, timeZone));
  return Object.fromEntries(shown.filter(([name, value]) => JSON.stringify(value) !== JSON.stringify(saved[name])));
}

/**
 * What a draft differs from once the store was opened or closed under it: that change is nobody's draft. Where somebody else has
 * changed the store as well it stays what was seen, so that saving the draft is refused.
 */
export const afterTurn = (seen: CountryStore, turned: CountryStore): CountryStore =>
  turned.version > seen.version + 1 ? seen : turned;
