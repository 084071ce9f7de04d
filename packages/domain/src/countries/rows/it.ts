import { decimalMoney } from '../../money/minor-units.ts';
import { provinceCodeAfterCity } from '../address-layouts.ts';
import { cityFromLocality } from '../city-fields.ts';
import type { Country } from '../country.ts';
import { always } from '../dated.ts';
import { standardLowStockBands } from '../low-stock-bands.ts';
import { bankTransferEnabled, cashForParcels } from '../offline-payment.ts';
import { paymentMethodsEverywhere } from '../payment-methods.ts';
import { fiveDigits } from '../postal-code.ts';
import { standardShippingFees } from '../shipping-fees.ts';
import { exported, taxRate } from '../tax-rates.ts';
import { digits } from '../vat-number.ts';

export const it = {
  code: 'IT',
  label: 'Italia',
  isDefault: false,
  domainEnding: 'it',
  storeEnding: 'it',
  timeZone: 'Europe/Rome',
  phonePrefix: '+39',
  trunkPrefix: '',
  inEuropeanUnion: true,

  languages: ['it'],
  locales: ['it-IT'],
  currency: always('EUR'),

  taxRates: always(taxRate(2200)),
  specialTaxTerritories: [
    { name: 'livigno', postalCode: /^23041$/, inEuropeanVatArea: false, taxRates: exported },
    { name: 'campione-d-italia', postalCode: /^22061$/, inEuropeanVatArea: false, taxRates: exported },
  ],
  vatNumber: {
    prefix: 'IT',
    allowedCharacters: digits,
    example: '12345678901',
    maxLength: null,
    names: { it: 'Partita IVA' },
  },
  vatValidation: true,

  nativeRouting: false,
  checkoutEnabled: true,
  paymentMethods: [...paymentMethodsEverywhere, 'klarna', 'klarna_account'],
  bankTransfer: bankTransferEnabled,
  cashOnDelivery: cashForParcels({
    priceLimit: always(decimalMoney('999.99', 'EUR')),
    fee: always(decimalMoney('3.90', 'EUR')),
  }),
  electronicInvoices: { form: 'peppol-bis', addressScheme: '0211', domesticForm: 'fatturapa' },
  shippingFees: always(standardShippingFees.EUR),
  holidayCalendar: { country: 'IT', state: null },

  addressLayout: provinceCodeAfterCity,
  postalCode: { pattern: fiveDigits, example: '00184' },
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
  comparisonSites: ['idealo', 'kelkoo'],
  hiddenOrderNumberPrefix: null,
  parcelTrackingIds: { it: 'th-it-it' },
  legalGuaranteeYears: 2,
  legalGuaranteeMayLastLonger: false,
  withdrawal: 'right',
  orderRetentionYears: 10,
} satisfies Country;
