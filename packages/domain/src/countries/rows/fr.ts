import { decimalMoney } from '../../money/minor-units.ts';
import { numberThenStreet } from '../address-layouts.ts';
import { cityFromLocality } from '../city-fields.ts';
import type { Country } from '../country.ts';
import { always } from '../dated.ts';
import { standardLowStockBands } from '../low-stock-bands.ts';
import { bankTransferEnabled, cashNotOffered } from '../offline-payment.ts';
import { paymentMethodsEverywhere } from '../payment-methods.ts';
import { fiveDigits } from '../postal-code.ts';
import { shippingFees, standardShippingFees } from '../shipping-fees.ts';
import { exported, taxRate } from '../tax-rates.ts';
import { lettersAndDigits } from '../vat-number.ts';

export const fr = {
  code: 'FR',
  label: 'France',
  isDefault: false,
  domainEnding: 'fr',
  storeEnding: 'fr',
  timeZone: 'Europe/Paris',
  phonePrefix: '+33',
  inEuropeanUnion: true,

  languages: ['fr'],
  locales: ['fr-FR'],
  currency: always('EUR'),

  taxRates: always(taxRate(2000)),
  specialTaxTerritories: [
    { name: 'overseas-departments', postalCode: /^97[12346]\d{2}$/, inEuropeanVatArea: false, taxRates: exported },
    {
      name: 'overseas-collectivities',
      postalCode: /^(97[578]|98[4678])\d{2}$/,
      inEuropeanVatArea: false,
      taxRates: exported,
    },
  ],
  vatNumber: {
    prefix: 'FR',
    allowedCharacters: lettersAndDigits,
    example: '12345678901',
    maxLength: null,
    names: { fr: 'N° de TVA' },
  },
  vatValidation: true,

  nativeRouting: false,
  checkoutEnabled: true,
  paymentMethods: [...paymentMethodsEverywhere, 'klarna', 'klarna_account', 'klarna_b2b'],
  bankTransfer: bankTransferEnabled,
  cashOnDelivery: cashNotOffered({ priceLimit: always(decimalMoney('1000', 'EUR')) }),
  electronicInvoices: { form: 'factur-x', addressScheme: '9957' },
  shippingFees: [
    { from: null, value: standardShippingFees.EUR },
    // A§9: temporary, no end named; the entry that ends it follows here
    { from: '2026-01-01', value: shippingFees('EUR', { freeAbove: '59', parcel: '6.95', freight: '39.95' }) },
  ],
  holidayCalendar: { country: 'FR', state: null },

  addressLayout: numberThenStreet,
  postalCode: { pattern: fiveDigits, example: '75001' },
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
  parcelTrackingIds: { fr: 'th-fr-fr' },
  legalGuaranteeYears: 2,
  legalGuaranteeMayLastLonger: false,
  withdrawal: 'right',
  orderRetentionYears: 10,
} satisfies Country;
