import { decimalMoney } from '../../money/minor-units.ts';
import { streetThenNumberWithProvince } from '../address-layouts.ts';
import { cityFromLocality } from '../city-fields.ts';
import type { Country } from '../country.ts';
import { always } from '../dated.ts';
import { standardLowStockBands } from '../low-stock-bands.ts';
import { bankTransferDisabled, cashNotOffered } from '../offline-payment.ts';
import { paymentMethodsEverywhere } from '../payment-methods.ts';
import { standardShippingFees } from '../shipping-fees.ts';
import { taxRate } from '../tax-rates.ts';
import { digits } from '../vat-number.ts';

export const ro = {
  code: 'RO',
  label: 'România',
  isDefault: false,
  domainEnding: 'ro',
  storeEnding: 'ro',
  timeZone: 'Europe/Bucharest',
  phonePrefix: '+40',
  inEuropeanUnion: true,

  languages: ['ro'],
  locales: ['ro-RO'],
  currency: always('RON'),

  taxRates: [
    { from: null, value: taxRate(1900) },
    { from: '2025-08-01', value: taxRate(2100) },
  ],
  specialTaxTerritories: [],
  vatNumber: {
    prefix: 'RO',
    allowedCharacters: digits,
    example: '1234567890',
    maxLength: null,
    names: { ro: 'Cod de TVA' },
  },
  vatValidation: true,

  nativeRouting: false,
  checkoutEnabled: false,
  paymentMethods: [...paymentMethodsEverywhere],
  bankTransfer: bankTransferDisabled,
  cashOnDelivery: cashNotOffered({ priceLimit: always(decimalMoney('10000', 'RON')) }),
  electronicInvoices: { form: 'peppol-bis', addressScheme: '9947' },
  shippingFees: always(standardShippingFees.RON),
  holidayCalendar: { country: 'RO', state: null },

  addressLayout: streetThenNumberWithProvince,
  postalCode: { pattern: /^\d{6}$/, example: '010011' },
  streetNumberNeedsDigit: false,
  addressValidation: false,
  autocompleteCityFields: cityFromLocality,
  defaultClientType: 'PRIVATE',

  lowStockBands: always(standardLowStockBands.RON),
  quickAdd: true,
  priceDisclaimer: true,
  newsletterOptional: false,
  reviewConsent: false,
  trustFeatures: false,
  comparisonSites: [],
  hiddenOrderNumberPrefix: null,
  parcelTrackingIds: {},
  legalGuaranteeYears: 2,
  legalGuaranteeMayLastLonger: false,
  withdrawal: 'right',
  orderRetentionYears: 10,
} satisfies Country;
