import { decimalMoney } from '../../money/minor-units.ts';
import { streetThenNumber } from '../address-layouts.ts';
import { cityFromLocality } from '../city-fields.ts';
import type { Country } from '../country.ts';
import { always } from '../dated.ts';
import { standardLowStockBands } from '../low-stock-bands.ts';
import { bankTransferEnabled, cashForParcelsAndFreight } from '../offline-payment.ts';
import { paymentMethodsEverywhere } from '../payment-methods.ts';
import { standardShippingFees } from '../shipping-fees.ts';
import { taxRate } from '../tax-rates.ts';
import { digits } from '../vat-number.ts';

export const pl = {
  code: 'PL',
  label: 'Polska',
  isDefault: false,
  domainEnding: 'pl',
  storeEnding: 'pl',
  timeZone: 'Europe/Warsaw',
  phonePrefix: '+48',
  inEuropeanUnion: true,

  languages: ['pl'],
  locales: ['pl-PL'],
  currency: always('PLN'),

  taxRates: always(taxRate(2300)),
  specialTaxTerritories: [],
  vatNumber: {
    prefix: 'PL',
    allowedCharacters: digits,
    example: '1234567890',
    maxLength: null,
    names: { pl: 'NIP / numer VAT UE' },
  },
  vatValidation: true,

  nativeRouting: false,
  checkoutEnabled: true,
  paymentMethods: [...paymentMethodsEverywhere, 'onlineBanking_PL', 'blik', 'klarna'],
  bankTransfer: bankTransferEnabled,
  cashOnDelivery: cashForParcelsAndFreight({
    priceLimit: always(decimalMoney('6000', 'PLN')),
    fee: always(decimalMoney('8', 'PLN')),
  }),
  electronicInvoices: { form: 'peppol-bis', addressScheme: '9945', domesticForm: 'fa-3' },
  shippingFees: always(standardShippingFees.PLN),
  holidayCalendar: { country: 'PL', state: null },

  addressLayout: streetThenNumber,
  postalCode: { pattern: /^\d{2}-\d{3}$/, example: '00-001' },
  streetNumberNeedsDigit: false,
  addressValidation: false,
  autocompleteCityFields: cityFromLocality,
  defaultClientType: 'PRIVATE',

  lowStockBands: always(standardLowStockBands.PLN),
  quickAdd: true,
  priceDisclaimer: true,
  newsletterOptional: true,
  reviewConsent: false,
  trustFeatures: true,
  comparisonSites: ['ceneo', 'kelkoo'],
  hiddenOrderNumberPrefix: null,
  parcelTrackingIds: { pl: 'th-pl-pl' },
  legalGuaranteeYears: 2,
  legalGuaranteeMayLastLonger: false,
  withdrawal: 'right',
  orderRetentionYears: 10,
} satisfies Country;
