import { decimalMoney } from '../../money/minor-units.ts';
import { streetThenNumber } from '../address-layouts.ts';
import { cityFromLocality } from '../city-fields.ts';
import type { Country } from '../country.ts';
import { always } from '../dated.ts';
import { standardLowStockBands } from '../low-stock-bands.ts';
import { bankTransferDisabled, cashForParcels } from '../offline-payment.ts';
import { paymentMethodsEverywhere } from '../payment-methods.ts';
import { fiveDigits } from '../postal-code.ts';
import { standardShippingFees } from '../shipping-fees.ts';
import { taxRate } from '../tax-rates.ts';
import { digits } from '../vat-number.ts';

export const hr = {
  code: 'HR',
  label: 'Hrvatska',
  isDefault: false,
  domainEnding: 'hr',
  storeEnding: 'hr',
  timeZone: 'Europe/Zagreb',
  phonePrefix: '+385',
  inEuropeanUnion: true,

  languages: ['hr'],
  locales: ['hr-HR'],
  currency: always('EUR'),

  taxRates: always(taxRate(2500)),
  specialTaxTerritories: [],
  vatNumber: {
    prefix: 'HR',
    allowedCharacters: digits,
    example: '12345678901',
    maxLength: null,
    names: { hr: 'PDV ID broj' },
  },
  vatValidation: true,

  nativeRouting: false,
  checkoutEnabled: true,
  paymentMethods: [...paymentMethodsEverywhere],
  bankTransfer: bankTransferDisabled,
  cashOnDelivery: cashForParcels({
    priceLimit: always(decimalMoney('4500', 'EUR')),
    fee: always(decimalMoney('2.00', 'EUR')),
  }),
  electronicInvoices: { form: 'peppol-bis', addressScheme: '9934' },
  shippingFees: always(standardShippingFees.EUR),
  holidayCalendar: { country: 'HR', state: null },

  addressLayout: streetThenNumber,
  postalCode: { pattern: fiveDigits, example: '10000' },
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
  parcelTrackingIds: { hr: 'th-hr-hr' },
  legalGuaranteeYears: 2,
  legalGuaranteeMayLastLonger: false,
  withdrawal: 'right',
  orderRetentionYears: 10,
} satisfies Country;
