import { decimalMoney } from '../../money/minor-units.ts';
import { lettersBeforeCode } from '../address-layouts.ts';
import { cityFromLocality } from '../city-fields.ts';
import type { Country } from '../country.ts';
import { always } from '../dated.ts';
import { standardLowStockBands } from '../low-stock-bands.ts';
import { bankTransferDisabled, cashNotOffered } from '../offline-payment.ts';
import { paymentMethodsEverywhere } from '../payment-methods.ts';
import { fiveDigits } from '../postal-code.ts';
import { standardShippingFees } from '../shipping-fees.ts';
import { taxRate } from '../tax-rates.ts';
import { digits } from '../vat-number.ts';

export const lt = {
  code: 'LT',
  label: 'Lietuva',
  isDefault: false,
  domainEnding: 'lt',
  storeEnding: 'lt',
  timeZone: 'Europe/Vilnius',
  phonePrefix: '+370',
  inEuropeanUnion: true,

  languages: ['lt'],
  locales: ['lt-LT'],
  currency: always('EUR'),

  taxRates: always(taxRate(2100)),
  specialTaxTerritories: [],
  vatNumber: {
    prefix: 'LT',
    allowedCharacters: digits,
    example: '123456789',
    maxLength: null,
    names: { lt: 'PVM mokėtojo kodas' },
  },
  vatValidation: true,

  nativeRouting: true,
  checkoutEnabled: false,
  paymentMethods: [...paymentMethodsEverywhere],
  bankTransfer: bankTransferDisabled,
  cashOnDelivery: cashNotOffered({ priceLimit: always(decimalMoney('4500', 'EUR')) }),
  electronicInvoices: { form: 'peppol-bis', addressScheme: '9937' },
  shippingFees: always(standardShippingFees.EUR),
  holidayCalendar: { country: 'LT', state: null },

  addressLayout: lettersBeforeCode,
  postalCode: { pattern: fiveDigits, example: '01103' },
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
