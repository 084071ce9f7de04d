import { decimalMoney } from '../../money/minor-units.ts';
import { postalCodeLastWithCounty } from '../address-layouts.ts';
import { cityFromLocality } from '../city-fields.ts';
import type { Country } from '../country.ts';
import { always } from '../dated.ts';
import { standardLowStockBands } from '../low-stock-bands.ts';
import { bankTransferDisabled, cashNotOffered } from '../offline-payment.ts';
import { paymentMethodsEverywhere } from '../payment-methods.ts';
import { standardShippingFees } from '../shipping-fees.ts';
import { taxRate } from '../tax-rates.ts';
import { lettersAndDigits } from '../vat-number.ts';

export const ie = {
  code: 'IE',
  label: 'Ireland',
  isDefault: false,
  domainEnding: 'ie',
  storeEnding: 'ie',
  timeZone: 'Europe/Dublin',
  phonePrefix: '+353',
  inEuropeanUnion: true,

  languages: ['en'],
  locales: ['en-IE'],
  currency: always('EUR'),

  taxRates: [
    { from: null, value: taxRate(2300) },
    { from: '2020-09-01', value: taxRate(2100) },
    { from: '2021-03-01', value: taxRate(2300) },
  ],
  specialTaxTerritories: [],
  vatNumber: {
    prefix: 'IE',
    allowedCharacters: lettersAndDigits,
    example: '1234567A',
    maxLength: null,
    names: { en: 'VAT number' },
  },
  vatValidation: true,

  nativeRouting: false,
  checkoutEnabled: false,
  paymentMethods: [...paymentMethodsEverywhere, 'klarna'],
  bankTransfer: bankTransferDisabled,
  cashOnDelivery: cashNotOffered({ priceLimit: always(decimalMoney('1500', 'EUR')) }),
  electronicInvoices: { form: 'peppol-bis', addressScheme: '9935' },
  shippingFees: always(standardShippingFees.EUR),
  holidayCalendar: { country: 'IE', state: null },

  addressLayout: postalCodeLastWithCounty,
  postalCode: { pattern: /^([AC-FHKNPRTV-Y]\d{2}|D6W) ?[AC-FHKNPRTV-Y\d]{4}$/i, example: 'D02 X285' },
  streetNumberNeedsDigit: false,
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
  // Claims expire after six years; two are what we promise without a look at the case.
  legalGuaranteeYears: 2,
  legalGuaranteeMayLastLonger: true,
  withdrawal: 'right',
  orderRetentionYears: 10,
} satisfies Country;
