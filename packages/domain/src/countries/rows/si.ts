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

export const si = {
  code: 'SI',
  label: 'Slovenija',
  isDefault: false,
  domainEnding: 'si',
  storeEnding: 'si',
  timeZone: 'Europe/Ljubljana',
  phonePrefix: '+386',
  inEuropeanUnion: true,

  languages: ['sl'],
  locales: ['sl-SI'],
  currency: always('EUR'),

  taxRates: always(taxRate(2200)),
  specialTaxTerritories: [],
  vatNumber: {
    prefix: 'SI',
    allowedCharacters: digits,
    example: '12345678',
    maxLength: null,
    names: { sl: 'Identifikacijska številka za DDV' },
  },
  vatValidation: true,

  nativeRouting: false,
  checkoutEnabled: false,
  paymentMethods: [...paymentMethodsEverywhere],
  bankTransfer: bankTransferDisabled,
  cashOnDelivery: cashNotOffered({ priceLimit: always(decimalMoney('4500', 'EUR')) }),
  electronicInvoices: { form: 'peppol-bis', addressScheme: '9949' },
  shippingFees: always(standardShippingFees.EUR),
  holidayCalendar: { country: 'SI', state: null },

  addressLayout: streetThenNumber,
  postalCode: { pattern: fourDigits, example: '1000' },
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
