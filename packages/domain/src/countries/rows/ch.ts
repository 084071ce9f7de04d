import { decimalMoney } from '../../money/minor-units.ts';
import { streetThenNumber } from '../address-layouts.ts';
import { cityFromLocality } from '../city-fields.ts';
import type { Country } from '../country.ts';
import { always } from '../dated.ts';
import { standardLowStockBands } from '../low-stock-bands.ts';
import { bankTransferEnabled, cashNotOffered } from '../offline-payment.ts';
import { paymentMethodsEverywhere } from '../payment-methods.ts';
import { fourDigits } from '../postal-code.ts';
import { standardShippingFees } from '../shipping-fees.ts';
import { exported, taxRate } from '../tax-rates.ts';
import { lettersDigitsAndDots } from '../vat-number.ts';

export const ch = {
  code: 'CH',
  label: 'Schweiz',
  isDefault: false,
  domainEnding: 'ch',
  storeEnding: 'ch',
  timeZone: 'Europe/Zurich',
  phonePrefix: '+41',
  inEuropeanUnion: false,

  languages: ['de', 'fr', 'it'],
  locales: ['de-CH', 'fr-CH', 'it-CH'],
  currency: always('CHF'),

  taxRates: [
    { from: null, value: taxRate(770) },
    { from: '2024-01-01', value: taxRate(810) },
  ],
  specialTaxTerritories: [{ name: 'samnaun', postalCode: /^756[23]$/, inEuropeanVatArea: false, taxRates: exported }],
  vatNumber: {
    prefix: 'CHE',
    allowedCharacters: lettersDigitsAndDots,
    example: '123.456.789',
    maxLength: null,
    names: { de: 'MWST-Nummer', fr: 'N° TVA', it: 'N. IVA' },
  },
  vatValidation: false,

  nativeRouting: false,
  checkoutEnabled: true,
  paymentMethods: [...paymentMethodsEverywhere, 'klarna', 'ratepay', 'twint'],
  bankTransfer: bankTransferEnabled,
  cashOnDelivery: cashNotOffered({ priceLimit: always(decimalMoney('3500', 'CHF')) }),
  electronicInvoices: { form: 'factur-x', addressScheme: '9927' },
  shippingFees: always(standardShippingFees.CHF),
  holidayCalendar: { country: 'CH', state: null },

  addressLayout: streetThenNumber,
  postalCode: { pattern: fourDigits, example: '8001' },
  streetNumberNeedsDigit: true,
  addressValidation: false,
  autocompleteCityFields: cityFromLocality,
  defaultClientType: 'PRIVATE',

  lowStockBands: always(standardLowStockBands.CHF),
  quickAdd: true,
  priceDisclaimer: false,
  newsletterOptional: false,
  reviewConsent: false,
  trustFeatures: false,
  comparisonSites: ['kelkoo'],
  hiddenOrderNumberPrefix: null,
  parcelTrackingIds: { de: 'th-ch-de', fr: 'th-ch-fr', it: 'th-ch-it' },
  legalGuaranteeYears: 2,
  legalGuaranteeMayLastLonger: false,
  withdrawal: 'promise',
  orderRetentionYears: 10,
} satisfies Country;
