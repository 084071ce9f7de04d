import { decimalMoney } from '../../money/minor-units.ts';
import { streetThenNumberWithProvince } from '../address-layouts.ts';
import { cityFromLocality } from '../city-fields.ts';
import type { Country } from '../country.ts';
import { always } from '../dated.ts';
import { standardLowStockBands } from '../low-stock-bands.ts';
import { bankTransferEnabled, cashNotOffered } from '../offline-payment.ts';
import { paymentMethodsEverywhere } from '../payment-methods.ts';
import { fiveDigits } from '../postal-code.ts';
import { standardShippingFees } from '../shipping-fees.ts';
import { exported, taxRate } from '../tax-rates.ts';
import { lettersAndDigits } from '../vat-number.ts';

export const es = {
  code: 'ES',
  label: 'España',
  isDefault: false,
  domainEnding: 'es',
  storeEnding: 'es',
  timeZone: 'Europe/Madrid',
  phonePrefix: '+34',
  inEuropeanUnion: true,

  languages: ['es'],
  locales: ['es-ES'],
  currency: always('EUR'),

  taxRates: always(taxRate(2100)),
  specialTaxTerritories: [
    { name: 'canary-islands', postalCode: /^3[58]\d{3}$/, inEuropeanVatArea: false, taxRates: exported },
    { name: 'ceuta', postalCode: /^51\d{3}$/, inEuropeanVatArea: false, taxRates: exported },
    { name: 'melilla', postalCode: /^52\d{3}$/, inEuropeanVatArea: false, taxRates: exported },
  ],
  vatNumber: {
    prefix: 'ES',
    allowedCharacters: lettersAndDigits,
    example: 'B12345678',
    maxLength: null,
    names: { es: 'NIF-IVA' },
  },
  vatValidation: true,

  nativeRouting: false,
  checkoutEnabled: true,
  paymentMethods: [...paymentMethodsEverywhere, 'klarna', 'klarna_account'],
  bankTransfer: bankTransferEnabled,
  cashOnDelivery: cashNotOffered({ priceLimit: always(decimalMoney('1000', 'EUR')) }),
  electronicInvoices: { form: 'peppol-bis', addressScheme: '9920' },
  shippingFees: always(standardShippingFees.EUR),
  holidayCalendar: { country: 'ES', state: null },

  addressLayout: streetThenNumberWithProvince,
  postalCode: { pattern: fiveDigits, example: '28001' },
  streetNumberNeedsDigit: true,
  addressValidation: false,
  autocompleteCityFields: cityFromLocality,
  defaultClientType: 'PRIVATE',

  lowStockBands: always(standardLowStockBands.EUR),
  quickAdd: true,
  priceDisclaimer: true,
  newsletterOptional: false,
  reviewConsent: false,
  trustFeatures: false,
  comparisonSites: ['idealo', 'kelkoo'],
  hiddenOrderNumberPrefix: null,
  parcelTrackingIds: { es: 'th-es-es' },
  // Royal Legislative Decree 1/2007, article 120.
  legalGuaranteeYears: 3,
  legalGuaranteeMayLastLonger: false,
  withdrawal: 'right',
  orderRetentionYears: 10,
} satisfies Country;
