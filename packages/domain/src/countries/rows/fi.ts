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

export const fi = {
  code: 'FI',
  label: 'Suomi',
  isDefault: false,
  domainEnding: 'fi',
  storeEnding: 'fi',
  timeZone: 'Europe/Helsinki',
  phonePrefix: '+358',
  inEuropeanUnion: true,

  languages: ['fi'],
  locales: ['fi-FI'],
  currency: always('EUR'),

  taxRates: [
    { from: null, value: taxRate(2400) },
    { from: '2024-09-01', value: taxRate(2550) },
  ],
  specialTaxTerritories: [
    { name: 'aland-islands', postalCode: /^22\d{3}$/, inEuropeanVatArea: false, taxRates: exported },
  ],
  vatNumber: {
    prefix: 'FI',
    allowedCharacters: digits,
    example: '12345678',
    maxLength: null,
    names: { fi: 'ALV-tunniste' },
  },
  vatValidation: true,

  nativeRouting: false,
  checkoutEnabled: true,
  paymentMethods: [...paymentMethodsEverywhere, 'mobilepay', 'klarna', 'klarna_account'],
  bankTransfer: bankTransferEnabled,
  cashOnDelivery: cashNotOffered({ priceLimit: always(decimalMoney('1500', 'EUR')) }),
  electronicInvoices: { form: 'peppol-bis', addressScheme: '0213' },
  shippingFees: always(standardShippingFees.EUR),
  holidayCalendar: { country: 'FI', state: null },

  addressLayout: streetThenNumber,
  postalCode: { pattern: fiveDigits, example: '00100' },
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
  comparisonSites: ['kelkoo'],
  hiddenOrderNumberPrefix: null,
  parcelTrackingIds: { fi: 'th-fi-fi' },
  // The law speaks of the expected life of the goods; two years are the least it can be.
  legalGuaranteeYears: 2,
  legalGuaranteeMayLastLonger: true,
  withdrawal: 'right',
  orderRetentionYears: 10,
} satisfies Country;
