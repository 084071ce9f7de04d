import type { Language } from '@tradehall/domain/countries/languages.ts';
import type { CountryStore } from './country-store.entity';
import { currencyOf, type Store } from './store';

/** What a new store opens with; afterwards the operator keeps it. */
export function firstCountryStore(store: Store): CountryStore {
  const { country } = store;
  const byLanguage = (value: string): Record<string, string> =>
    Object.fromEntries(country.languages.map((language: Language) => [language, value]));
  return {
    key: store.key,
    country: country.code,
    currencyCode: currencyOf(store),
    languages: [...country.languages],
    flags: {
      sale_of_additional_guarantee_enabled: true,
      vat_validation_enabled: country.vatValidation,
      change_tax_rate_enabled: country.vatValidation,
      google_autocomplete_enabled: country.checkoutEnabled,
      trustpilot_in_header_enabled: country.trustFeatures,
      complementary_products_enabled: true,
      google_reviews_enabled: country.trustFeatures,
      loyalty_discount_enabled: true,
      contact_webform_enabled: true,
    },
    phoneNumbers: byLanguage(`${country.phonePrefix} 800 000 000`),
    openingHours: byLanguage('08:00–17:00'),
    emailAddress: `service@tradehall.${country.domainEnding}`,
    campaigns: [],
    bankDetails: country.bankTransfer.enabled
      ? {
          accountOwner: 'Tradehall',
          bankInstitute: 'Example Bank',
          // The example of the IBAN registry: no money can reach it before the operator enters the real one.
          iban: 'DE89370400440532013000',
          bic: 'EXMPDEFFXXX',
        }
      : null,
  };
}
