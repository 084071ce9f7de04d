import { decimalMoney } from '../../money/minor-units.ts';
import { streetThenNumber } from '../address-layouts.ts';
import { cityFromLocality } from '../city-fields.ts';
import type { Country } from '../country.ts';
import { always } from '../dated.ts';
import { standardLowStockBands } from '../low-stock-bands.ts';
import { bankTransferEnabled, cashNotOffered } from '../offline-payment.ts';
import { paymentMethodsEverywhere } from '../payment-methods.ts';
import { fourDigitsNotFromZero } from '../postal-code.ts';
import { standardShippingFees } from '../shipping-fees.ts';
import { taxRate } from '../tax-rates.ts';
import { digits } from '../vat-number.ts';

export const be = {
  code: 'BE',
  label: 'Belgique',
  isDefault: false,
  domainEnding: 'be',
  storeEnding: 'be',
  timeZone: 'Europe/Brussels',
  phonePrefix: '+32',
  inEuropeanUnion: true,

  languages: ['fr', 'nl'],
  locales: ['fr-BE', 'nl-BE'],
  currency: always('EUR'),

  taxRates: always(taxRate(2100)),
  specialTaxTerritories: [],
  vatNumber: {
    prefix: 'BE',
    allowedCharacters: digits,
    example: '0123456789',
    maxLength: null,
    names: { fr: 'N° de TVA', nl: 'Btw-nummer' },
  },
  vatValidation: true,

  nativeRouting: false,
  checkoutEnabled: true,
  paymentMethods: [...paymentMethodsEverywhere, 'bcmc', 'klarna'],
  bankTransfer: bankTransferEnabled,
  cashOnDelivery: cashNotOffered({ priceLimit: always(decimalMoney('3000', 'EUR')) }),
  electronicInvoices: { form: 'peppol-bis', addressScheme: '9925' },
  shippingFees: always(standardShippingFees.EUR),
  holidayCalendar: { country: 'BE', state: null },

  addressLayout: streetThenNumber,
  postalCode: { pattern: fourDigitsNotFromZero, example: '1000' },
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
  parcelTrackingIds: { fr: 'th-be-fr', nl: 'th-be-nl' },
  legalGuaranteeYears: 2,
  legalGuaranteeMayLastLonger: false,
  withdrawal: 'right',
  orderRetentionYears: 10,
} satisfies Country;
