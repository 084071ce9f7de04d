import type { CountryStore } from './country-store.entity';
import { currencyOf, type Store } from './store';

/** What a new store begins with; phone, opening hours, bank account and addresses outside the shop come from the operator, who keeps all of it. */
export function firstCountryStore(store: Store): CountryStore {
  const { country } = store;
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
      loyalty_discount_enabled: true,
      contact_webform_enabled: true,
    },
    phoneNumbers: {},
    openingHours: {},
    emailAddress: `service@tradehall.${country.domainEnding}`,
    campaigns: [],
    bankDetails: null,
    switchedOffMethods: [],
    sites: {},
    state: 'preparing',
    version: 1,
  };
}
