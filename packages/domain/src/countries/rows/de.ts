import { decimalMoney } from '../../money/minor-units.ts';
import { streetThenNumber } from '../address-layouts.ts';
import { cityFromLocality } from '../city-fields.ts';
import type { Country } from '../country.ts';
import { always } from '../dated.ts';
import { standardLowStockBands } from '../low-stock-bands.ts';
import { bankTransferEnabled, cashNotOffered } from '../offline-payment.ts';
import { paymentMethodsEverywhere } from '../payment-methods.ts';
import { fiveDigits } from '../postal-code.ts';
import { standardShippingFees } from '../shipping-fees.ts';
import { exported, taxRate } from '../tax-rates.ts';
import { digits } from '../vat-number.ts';

export const de = {
  code: 'DE',
  label: 'Deutschland',
  isDefault: false,
  domainEnding: 'de',
  storeEnding: 'de',
  timeZone: 'Europe/Berlin',
  phonePrefix: '+49',
  inEuropeanUnion: true,

  languages: ['de'],
  locales: ['de-DE'],
  currency: always('EUR'),

  taxRates: [
    { from: null, value: taxRate(1900) },
    { from: '2020-07-01', value: taxRate(1600) },
    { from: '2021-01-01', value: taxRate(1900) },
  ],
  specialTaxTerritories: [
    { name: 'busingen', postalCode: /^78266$/, inEuropeanVatArea: false, taxRates: exported },
    { name: 'heligoland', postalCode: /^27498$/, inEuropeanVatArea: false, taxRates: exported },
  ],
  vatNumber: {
    prefix: 'DE',
    allowedCharacters: digits,
    example: '123456789',
    maxLength: null,
    names: { de: 'USt-IdNr.' },
  },
  vatValidation: true,

  nativeRouting: false,
  checkoutEnabled: true,
  paymentMethods: [...paymentMethodsEverywhere, 'klarna', 'klarna_account', 'klarna_b2b', 'ratepay'],
  bankTransfer: bankTransferEnabled,
  cashOnDelivery: cashNotOffered({ priceLimit: always(decimalMoney('1500', 'EUR')) }),
  electronicInvoices: { form: 'xrechnung', addressScheme: '9930' },
  shippingFees: always(standardShippingFees.EUR),
  holidayCalendar: { country: 'DE', state: null },

  addressLayout: streetThenNumber,
  postalCode: { pattern: fiveDigits, example: '10115' },
  streetNumberNeedsDigit: true,
  addressValidation: false,
  autocompleteCityFields: cityFromLocality,
  defaultClientType: 'PRIVATE',

  lowStockBands: always(standardLowStockBands.EUR),
  quickAdd: false,
  priceDisclaimer: true,
  newsletterOptional: false,
  reviewConsent: false,
  trustFeatures: true,
  comparisonSites: ['idealo', 'kelkoo'],
  hiddenOrderNumberPrefix: null,
  parcelTrackingIds: { de: 'th-de-de' },
  legalGuaranteeYears: 2,
  legalGuaranteeMayLastLonger: false,
  withdrawal: 'right',
  orderRetentionYears: 8,
} satisfies Country;
