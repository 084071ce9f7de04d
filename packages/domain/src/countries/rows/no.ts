import { decimalMoney } from '../../money/minor-units.ts';
import { streetThenNumber } from '../address-layouts.ts';
import { cityFromLocality } from '../city-fields.ts';
import type { Country } from '../country.ts';
import { always } from '../dated.ts';
import { standardLowStockBands } from '../low-stock-bands.ts';
import { bankTransferEnabled, cashNotOffered } from '../offline-payment.ts';
import { paymentMethodsEverywhere } from '../payment-methods.ts';
import { fourDigits } from '../postal-code.ts';
import { standardShippingFees } from '../shipping-fees.ts';
import { exported, taxRate } from '../tax-rates.ts';
import { lettersAndDigits } from '../vat-number.ts';

export const no = {
  code: 'NO',
  label: 'Norge',
  isDefault: false,
  domainEnding: 'no',
  storeEnding: 'no',
  timeZone: 'Europe/Oslo',
  phonePrefix: '+47',
  inEuropeanUnion: false,

  languages: ['nb'],
  locales: ['nb-NO'],
  currency: always('NOK'),

  taxRates: always(taxRate(2500)),
  specialTaxTerritories: [
    { name: 'svalbard', postalCode: /^917\d$/, inEuropeanVatArea: false, taxRates: exported },
    { name: 'jan-mayen', postalCode: /^8099$/, inEuropeanVatArea: false, taxRates: exported },
  ],
  vatNumber: {
    prefix: 'NO',
    allowedCharacters: lettersAndDigits,
    example: '123456789MVA',
    maxLength: null,
    names: { nb: 'Mva-nummer (organisasjonsnummer)' },
  },
  vatValidation: false,

  nativeRouting: false,
  checkoutEnabled: true,
  paymentMethods: [...paymentMethodsEverywhere, 'vipps', 'klarna', 'klarna_account'],
  bankTransfer: bankTransferEnabled,
  cashOnDelivery: cashNotOffered({ priceLimit: always(decimalMoney('1500', 'NOK')) }),
  electronicInvoices: { form: 'factur-x', addressScheme: null },
  shippingFees: always(standardShippingFees.NOK),
  holidayCalendar: { country: 'NO', state: null },

  addressLayout: streetThenNumber,
  postalCode: { pattern: fourDigits, example: '0150' },
  streetNumberNeedsDigit: true,
  addressValidation: false,
  autocompleteCityFields: cityFromLocality,
  defaultClientType: 'PRIVATE',

  lowStockBands: always(standardLowStockBands.NOK),
  quickAdd: true,
  priceDisclaimer: false,
  newsletterOptional: false,
  reviewConsent: false,
  trustFeatures: false,
  comparisonSites: ['kelkoo'],
  hiddenOrderNumberPrefix: null,
  parcelTrackingIds: { nb: 'th-no-nb' },
  // Forbrukerkjøpsloven § 27: what is made to last, and machines are.
  legalGuaranteeYears: 5,
  legalGuaranteeMayLastLonger: false,
  withdrawal: 'right',
  orderRetentionYears: 8,
} satisfies Country;
