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

export const cz = {
  code: 'CZ',
  label: 'Česko',
  isDefault: false,
  domainEnding: 'cz',
  storeEnding: 'cz',
  timeZone: 'Europe/Prague',
  phonePrefix: '+420',
  inEuropeanUnion: true,

  languages: ['cs'],
  locales: ['cs-CZ'],
  currency: always('CZK'),

  taxRates: always(taxRate(2100)),
  specialTaxTerritories: [],
  vatNumber: { prefix: 'CZ', allowedCharacters: digits, example: '12345678', maxLength: null, names: { cs: 'DIČ' } },
  vatValidation: true,

  nativeRouting: false,
  checkoutEnabled: true,
  paymentMethods: [...paymentMethodsEverywhere],
  bankTransfer: bankTransferEnabled,
  cashOnDelivery: cashForParcelsAndFreight({
    priceLimit: always(decimalMoney('60000', 'CZK')),
    fee: always(decimalMoney('39', 'CZK')),
  }),
  electronicInvoices: { form: 'peppol-bis', addressScheme: '9929' },
  shippingFees: always(standardShippingFees.CZK),
  holidayCalendar: { country: 'CZ', state: null },

  addressLayout: wideGapBeforeCity,
  postalCode: { pattern: fiveDigitsWithOptionalSpace, example: '110 00' },
  streetNumberNeedsDigit: false,
  addressValidation: false,
  autocompleteCityFields: cityFromSublocality,
  defaultClientType: 'PRIVATE',

  lowStockBands: always(standardLowStockBands.CZK),
  quickAdd: true,
  priceDisclaimer: true,
  newsletterOptional: false,
  reviewConsent: true,
  trustFeatures: false,
  comparisonSites: ['heureka', 'kelkoo'],
  hiddenOrderNumberPrefix: 'NS',
  parcelTrackingIds: { cs: 'th-cz-cs' },
  legalGuaranteeYears: 2,
  legalGuaranteeMayLastLonger: false,
  withdrawal: 'right',
  orderRetentionYears: 10,
} satisfies Country;
