import { decimalMoney } from '../../money/minor-units.ts';
import { streetThenNumber } from '../address-layouts.ts';
import { cityFromLocality } from '../city-fields.ts';
import type { Country } from '../country.ts';
import { always } from '../dated.ts';
import { standardLowStockBands } from '../low-stock-bands.ts';
import { bankTransferDisabled, cashNotOffered } from '../offline-payment.ts';
import { paymentMethodsEverywhere } from '../payment-methods.ts';
import { fiveDigitsWithOptionalSpace } from '../postal-code.ts';
import { standardShippingFees } from '../shipping-fees.ts';
import { exported, taxRate } from '../tax-rates.ts';
import { digits } from '../vat-number.ts';

export const gr = {
  code: 'GR',
  label: 'Ελλάδα',
  isDefault: false,
  domainEnding: 'gr',
  storeEnding: 'gr',
  timeZone: 'Europe/Athens',
  phonePrefix: '+30',
  inEuropeanUnion: true,

  languages: ['el'],
  locales: ['el-GR'],
  currency: always('EUR'),

  taxRates: always(taxRate(2400)),
  specialTaxTerritories: [
    { name: 'mount-athos', postalCode: /^630 ?8[67]$/, inEuropeanVatArea: false, taxRates: exported },
  ],
  vatNumber: {
    prefix: 'EL',
    allowedCharacters: digits,
    example: '123456789',
    maxLength: null,
    names: { el: 'ΑΦΜ (αριθμός ΦΠΑ)' },
  },
  vatValidation: true,

  nativeRouting: false,
  checkoutEnabled: false,
  paymentMethods: [...paymentMethodsEverywhere],
  bankTransfer: bankTransferDisabled,
  cashOnDelivery: cashNotOffered({ priceLimit: always(decimalMoney('499', 'EUR')) }),
  electronicInvoices: { form: 'peppol-bis', addressScheme: '9933' },
  shippingFees: always(standardShippingFees.EUR),
  holidayCalendar: { country: 'GR', state: null },

  addressLayout: streetThenNumber,
  postalCode: { pattern: fiveDigitsWithOptionalSpace, example: '105 57' },
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
  comparisonSites: [],
  hiddenOrderNumberPrefix: null,
  parcelTrackingIds: {},
  legalGuaranteeYears: 2,
  legalGuaranteeMayLastLonger: false,
  withdrawal: 'right',
  orderRetentionYears: 10,
} satisfies Country;
