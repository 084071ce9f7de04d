import { decimalMoney } from '../../money/minor-units.ts';
import { streetThenNumber } from '../address-layouts.ts';
import { cityFromLocality } from '../city-fields.ts';
import type { Country } from '../country.ts';
import { always } from '../dated.ts';
import { standardLowStockBands } from '../low-stock-bands.ts';
import { bankTransferDisabled, cashNotOffered } from '../offline-payment.ts';
import { paymentMethodsEverywhere } from '../payment-methods.ts';
import { fourDigits } from '../postal-code.ts';
import { standardShippingFees } from '../shipping-fees.ts';
import { taxRate } from '../tax-rates.ts';
import { digits } from '../vat-number.ts';

export const bg = {
  code: 'BG',
  label: 'България',
  isDefault: false,
  domainEnding: 'bg',
  storeEnding: 'bg',
  timeZone: 'Europe/Sofia',
  phonePrefix: '+359',
  inEuropeanUnion: true,

  languages: ['bg'],
  locales: ['bg-BG'],
  currency: [
    { from: null, value: 'BGN' },
    { from: '2026-01-01', value: 'EUR' },
  ],

  taxRates: always(taxRate(2000)),
  specialTaxTerritories: [],
  vatNumber: {
    prefix: 'BG',
    allowedCharacters: digits,
    example: '123456789',
    maxLength: null,
    names: { bg: 'Идентификационен номер по ДДС' },
  },
  vatValidation: true,

  nativeRouting: false,
  checkoutEnabled: false,
  paymentMethods: [...paymentMethodsEverywhere],
  bankTransfer: bankTransferDisabled,
  cashOnDelivery: cashNotOffered({
    priceLimit: [
      { from: null, value: decimalMoney('8900', 'BGN') },
      // 8900 leva at the fixed rate
      { from: '2026-01-01', value: decimalMoney('4550.50', 'EUR') },
    ],
  }),
  electronicInvoices: { form: 'peppol-bis', addressScheme: '9926' },
  shippingFees: [
    { from: null, value: standardShippingFees.BGN },
    { from: '2026-01-01', value: standardShippingFees.EUR },
  ],
  holidayCalendar: { country: 'BG', state: null },

  addressLayout: streetThenNumber,
  postalCode: { pattern: fourDigits, example: '1000' },
  streetNumberNeedsDigit: true,
  addressValidation: false,
  autocompleteCityFields: cityFromLocality,
  defaultClientType: 'PRIVATE',

  lowStockBands: [
    { from: null, value: standardLowStockBands.BGN },
    { from: '2026-01-01', value: standardLowStockBands.EUR },
  ],
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
