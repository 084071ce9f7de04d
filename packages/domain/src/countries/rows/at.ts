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
import { lettersAndDigits } from '../vat-number.ts';

export const at = {
  code: 'AT',
  label: 'Österreich',
  isDefault: false,
  domainEnding: 'at',
  storeEnding: 'at',
  timeZone: 'Europe/Vienna',
  phonePrefix: '+43',
  inEuropeanUnion: true,

  languages: ['de'],
  locales: ['de-AT'],
  currency: always('EUR'),

  taxRates: always(taxRate(2000)),
  specialTaxTerritories: [],
  vatNumber: {
    prefix: 'AT',
    allowedCharacters: lettersAndDigits,
    example: 'U12345678',
    maxLength: null,
    names: { de: 'UID-Nummer' },
  },
  vatValidation: true,

  nativeRouting: false,
  checkoutEnabled: true,
  paymentMethods: [...paymentMethodsEverywhere, 'klarna', 'klarna_account', 'ratepay', 'eps'],
  bankTransfer: bankTransferEnabled,
  cashOnDelivery: cashNotOffered({ priceLimit: always(decimalMoney('1500', 'EUR')) }),
  electronicInvoices: { form: 'peppol-bis', addressScheme: '9914' },
  shippingFees: always(standardShippingFees.EUR),
  holidayCalendar: { country: 'AT', state: null },

  addressLayout: streetThenNumber,
  postalCode: { pattern: fourDigitsNotFromZero, example: '1010' },
  streetNumberNeedsDigit: true,
  addressValidation: false,
  autocompleteCityFields: cityFromLocality,
  defaultClientType: 'PRIVATE',

  lowStockBands: always(standardLowStockBands.EUR),
  quickAdd: false,
  priceDisclaimer: true,
  newsletterOptional: false,
  reviewConsent: false,
  trustFeatures: false,
  comparisonSites: ['idealo', 'kelkoo'],
  hiddenOrderNumberPrefix: null,
  parcelTrackingIds: { de: 'th-at-de' },
  legalGuaranteeYears: 2,
  legalGuaranteeMayLastLonger: false,
  withdrawal: 'right',
  orderRetentionYears: 10,
} satisfies Country;
