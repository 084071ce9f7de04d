import { decimalMoney } from '../../money/minor-units.ts';
import { wideGapBeforeCity } from '../address-layouts.ts';
import { cityFromSublocality } from '../city-fields.ts';
import type { Country } from '../country.ts';
import { always } from '../dated.ts';
import { standardLowStockBands } from '../low-stock-bands.ts';
import { bankTransferEnabled, cashForParcelsAndFreight } from '../offline-payment.ts';
import { paymentMethodsEverywhere } from '../payment-methods.ts';
import { fiveDigitsWithOptionalSpace } from '../postal-code.ts';
import { standardShippingFees } from '../shipping-fees.ts';
import { taxRate } from '../tax-rates.ts';
import { digits } from '../vat-number.ts';

export const sk = {
  code: 'SK',
  label: 'Slovensko',
  isDefault: true,
  domainEnding: 'sk',
  storeEnding: 'sk',
  timeZone: 'Europe/Bratislava',
  phonePrefix: '+421',
  inEuropeanUnion: true,

  languages: ['sk'],
  locales: ['sk-SK'],
  currency: always('EUR'),

  taxRates: [
    { from: null, value: taxRate(2000) },
    { from: '2025-01-01', value: taxRate(2300) },
  ],
  specialTaxTerritories: [],
  vatNumber: {
    prefix: 'SK',
    allowedCharacters: digits,
    example: '1234567890',
    maxLength: null,
    names: { sk: 'IČ DPH' },
  },
  vatValidation: true,

  nativeRouting: false,
  checkoutEnabled: true,
  paymentMethods: [...paymentMethodsEverywhere],
  bankTransfer: bankTransferEnabled,
  cashOnDelivery: cashForParcelsAndFreight({
    priceLimit: always(decimalMoney('2500', 'EUR')),
    fee: always(decimalMoney('1.50', 'EUR')),
  }),
  electronicInvoices: { form: 'peppol-bis', addressScheme: '9950' },
  shippingFees: always(standardShippingFees.EUR),
  holidayCalendar: { country: 'SK', state: null },

  addressLayout: wideGapBeforeCity,
  postalCode: { pattern: fiveDigitsWithOptionalSpace, example: '811 01' },
  streetNumberNeedsDigit: true,
  addressValidation: false,
  autocompleteCityFields: cityFromSublocality,
  defaultClientType: 'PRIVATE',

  lowStockBands: always(standardLowStockBands.EUR),
  quickAdd: true,
  priceDisclaimer: true,
  newsletterOptional: false,
  reviewConsent: false,
  trustFeatures: false,
  comparisonSites: ['heureka', 'kelkoo'],
  hiddenOrderNumberPrefix: null,
  parcelTrackingIds: { sk: 'th-sk-sk' },
  legalGuaranteeYears: 2,
  legalGuaranteeMayLastLonger: false,
  withdrawal: 'right',
  orderRetentionYears: 10,
} satisfies Country;
