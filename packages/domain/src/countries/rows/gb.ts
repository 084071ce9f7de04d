import { decimalMoney } from '../../money/minor-units.ts';
import { postalCodeLast } from '../address-layouts.ts';
import { cityFromLocality } from '../city-fields.ts';
import type { Country } from '../country.ts';
import { always } from '../dated.ts';
import { standardLowStockBands } from '../low-stock-bands.ts';
import { bankTransferDisabled, cashNotOffered } from '../offline-payment.ts';
import { paymentMethodsEverywhere } from '../payment-methods.ts';
import { standardShippingFees } from '../shipping-fees.ts';
import { exported, taxRate } from '../tax-rates.ts';
import { lettersDigitsAndDots } from '../vat-number.ts';

export const gb = {
  code: 'GB',
  label: 'United Kingdom',
  isDefault: false,
  domainEnding: 'co.uk',
  storeEnding: 'co_uk',
  timeZone: 'Europe/London',
  phonePrefix: '+44',
  inEuropeanUnion: false,

  languages: ['en'],
  locales: ['en-GB'],
  currency: always('GBP'),

  taxRates: always(taxRate(2000)),
  specialTaxTerritories: [
    // Inside the European VAT area for goods, at the British rate
    { name: 'northern-ireland', postalCode: /^BT\d/i, inEuropeanVatArea: true, taxRates: always(taxRate(2000)) },
    { name: 'jersey', postalCode: /^JE\d/i, inEuropeanVatArea: false, taxRates: exported },
    { name: 'guernsey', postalCode: /^GY\d/i, inEuropeanVatArea: false, taxRates: exported },
  ],
  vatNumber: {
    prefix: 'GB',
    allowedCharacters: lettersDigitsAndDots,
    example: '123456789',
    maxLength: null,
    names: { en: 'VAT number' },
  },
  vatValidation: false,

  nativeRouting: false,
  checkoutEnabled: true,
  paymentMethods: [...paymentMethodsEverywhere, 'klarna', 'klarna_account'],
  bankTransfer: bankTransferDisabled,
  cashOnDelivery: cashNotOffered({ priceLimit: always(decimalMoney('2500', 'GBP')) }),
  electronicInvoices: { form: 'peppol-bis', addressScheme: '9932' },
  shippingFees: always(standardShippingFees.GBP),
  holidayCalendar: { country: 'GB', state: 'ENG' },

  addressLayout: postalCodeLast,
  postalCode: { pattern: /^([A-Z]{1,2}\d[A-Z\d]?|GIR) ?\d[ABD-HJLNP-UW-Z]{2}$/i, example: 'SW1A 1AA' },
  streetNumberNeedsDigit: false,
  addressValidation: false,
  autocompleteCityFields: cityFromLocality,
  defaultClientType: 'PRIVATE',

  lowStockBands: always(standardLowStockBands.GBP),
  quickAdd: true,
  priceDisclaimer: false,
  newsletterOptional: false,
  reviewConsent: false,
  trustFeatures: false,
  comparisonSites: ['idealo', 'kelkoo'],
  hiddenOrderNumberPrefix: null,
  parcelTrackingIds: { en: 'th-gb-en' },
  // Claims expire after six years (five in Scotland); two are what we promise without a look at the case.
  legalGuaranteeYears: 2,
  legalGuaranteeMayLastLonger: true,
  withdrawal: 'right',
  orderRetentionYears: 8,
} satisfies Country;
