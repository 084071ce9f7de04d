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
import { digits } from '../vat-number.ts';

export const dk = {
  code: 'DK',
  label: 'Danmark',
  isDefault: false,
  domainEnding: 'dk',
  storeEnding: 'dk',
  timeZone: 'Europe/Copenhagen',
  phonePrefix: '+45',
  inEuropeanUnion: true,

  languages: ['da'],
  locales: ['da-DK'],
  currency: always('DKK'),

  taxRates: always(taxRate(2500)),
  specialTaxTerritories: [{ name: 'greenland', postalCode: /^39\d{2}$/, inEuropeanVatArea: false, taxRates: exported }],
  vatNumber: {
    prefix: 'DK',
    allowedCharacters: digits,
    example: '12345678',
    maxLength: null,
    names: { da: 'Momsnummer' },
  },
  vatValidation: true,

  nativeRouting: false,
  checkoutEnabled: true,
  paymentMethods: [...paymentMethodsEverywhere, 'mobilepay', 'klarna', 'klarna_account'],
  bankTransfer: bankTransferEnabled,
  cashOnDelivery: cashNotOffered({ priceLimit: always(decimalMoney('20000', 'DKK')) }),
  electronicInvoices: { form: 'peppol-bis', addressScheme: '0198' },
  shippingFees: always(standardShippingFees.DKK),
  holidayCalendar: { country: 'DK', state: null },

  addressLayout: streetThenNumber,
  postalCode: { pattern: fourDigits, example: '1050' },
  streetNumberNeedsDigit: true,
  addressValidation: false,
  autocompleteCityFields: cityFromLocality,
  defaultClientType: 'PRIVATE',

  lowStockBands: always(standardLowStockBands.DKK),
  quickAdd: true,
  priceDisclaimer: true,
  newsletterOptional: false,
  reviewConsent: false,
  trustFeatures: false,
  comparisonSites: ['kelkoo'],
  hiddenOrderNumberPrefix: null,
  parcelTrackingIds: { da: 'th-dk-da' },
  legalGuaranteeYears: 2,
  legalGuaranteeMayLastLonger: false,
  withdrawal: 'right',
  orderRetentionYears: 10,
} satisfies Country;
