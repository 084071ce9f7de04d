import { decimalMoney } from '../../money/minor-units.ts';
import { postalCodeFirst } from '../address-layouts.ts';
import { cityFromLocality } from '../city-fields.ts';
import type { Country } from '../country.ts';
import { always } from '../dated.ts';
import { standardLowStockBands } from '../low-stock-bands.ts';
import { bankTransferDisabled, cashNotOffered } from '../offline-payment.ts';
import { paymentMethodsEverywhere } from '../payment-methods.ts';
import { standardShippingFees } from '../shipping-fees.ts';
import { taxRate } from '../tax-rates.ts';
import { lettersAndDigits } from '../vat-number.ts';

export const nl = {
  code: 'NL',
  label: 'Nederland',
  isDefault: false,
  domainEnding: 'nl',
  storeEnding: 'nl',
  timeZone: 'Europe/Amsterdam',
  phonePrefix: '+31',
  inEuropeanUnion: true,

  languages: ['nl'],
  locales: ['nl-NL'],
  currency: always('EUR'),

  taxRates: always(taxRate(2100)),
  specialTaxTerritories: [],
  vatNumber: {
    prefix: 'NL',
    allowedCharacters: lettersAndDigits,
    example: '123456789B01',
    maxLength: null,
    names: { nl: 'Btw-nummer' },
  },
  vatValidation: true,

  nativeRouting: false,
  checkoutEnabled: true,
  paymentMethods: [...paymentMethodsEverywhere, 'ideal', 'klarna', 'klarna_b2b', 'ratepay'],
  bankTransfer: bankTransferDisabled,
  cashOnDelivery: cashNotOffered({ priceLimit: always(decimalMoney('1500', 'EUR')) }),
  electronicInvoices: { form: 'peppol-bis', addressScheme: '9944' },
  shippingFees: always(standardShippingFees.EUR),
  holidayCalendar: { country: 'NL', state: null },

  addressLayout: postalCodeFirst,
  postalCode: { pattern: /^[1-9]\d{3} ?[A-Z]{2}$/i, example: '1012 AB' },
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
  comparisonSites: ['kelkoo'],
  hiddenOrderNumberPrefix: null,
  parcelTrackingIds: { nl: 'th-nl-nl' },
  // The law speaks of the expected life of the goods; two years are the least it can be.
  legalGuaranteeYears: 2,
  legalGuaranteeMayLastLonger: true,
  withdrawal: 'right',
  orderRetentionYears: 10,
} satisfies Country;
