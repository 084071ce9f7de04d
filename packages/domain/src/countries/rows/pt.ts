import { decimalMoney } from '../../money/minor-units.ts';
import { streetThenNumber } from '../address-layouts.ts';
import { cityFromLocality } from '../city-fields.ts';
import type { Country } from '../country.ts';
import { always } from '../dated.ts';
import { standardLowStockBands } from '../low-stock-bands.ts';
import { bankTransferEnabled, cashNotOffered } from '../offline-payment.ts';
import { paymentMethodsEverywhere } from '../payment-methods.ts';
import { standardShippingFees } from '../shipping-fees.ts';
import { taxRate } from '../tax-rates.ts';
import { digits } from '../vat-number.ts';

export const pt = {
  code: 'PT',
  label: 'Portugal',
  isDefault: false,
  domainEnding: 'pt',
  storeEnding: 'pt',
  timeZone: 'Europe/Lisbon',
  phonePrefix: '+351',
  inEuropeanUnion: true,

  languages: ['pt'],
  locales: ['pt-PT'],
  currency: always('EUR'),

  taxRates: always(taxRate(2300)),
  specialTaxTerritories: [
    { name: 'madeira', postalCode: /^9[0-4]\d{2}-\d{3}$/, inEuropeanVatArea: true, taxRates: always(taxRate(2200)) },
    {
      name: 'azores',
      postalCode: /^9[5-9]\d{2}-\d{3}$/,
      inEuropeanVatArea: true,
      taxRates: [
        { from: null, value: taxRate(1800) },
        { from: '2021-07-01', value: taxRate(1600) },
      ],
    },
  ],
  vatNumber: {
    prefix: 'PT',
    allowedCharacters: digits,
    example: '123456789',
    maxLength: null,
    names: { pt: 'Número de IVA (NIF)' },
  },
  vatValidation: true,

  nativeRouting: false,
  checkoutEnabled: true,
  paymentMethods: [...paymentMethodsEverywhere, 'multibanco', 'mbway', 'klarna'],
  bankTransfer: bankTransferEnabled,
  cashOnDelivery: cashNotOffered({ priceLimit: always(decimalMoney('1000', 'EUR')) }),
  electronicInvoices: { form: 'peppol-bis', addressScheme: '9946' },
  shippingFees: always(standardShippingFees.EUR),
  holidayCalendar: { country: 'PT', state: null },

  addressLayout: streetThenNumber,
  postalCode: { pattern: /^\d{4}-\d{3}$/, example: '1100-148' },
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
  parcelTrackingIds: { pt: 'th-pt-pt' },
  // Decree-Law 84/2021, article 12.
  legalGuaranteeYears: 3,
  legalGuaranteeMayLastLonger: false,
  withdrawal: 'right',
  orderRetentionYears: 10,
} satisfies Country;
