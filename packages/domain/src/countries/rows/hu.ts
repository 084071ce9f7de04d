import { decimalMoney } from '../../money/minor-units.ts';
import { familyNameFirst } from '../address-layouts.ts';
import { cityFromLocality } from '../city-fields.ts';
import type { Country } from '../country.ts';
import { always } from '../dated.ts';
import { standardLowStockBands } from '../low-stock-bands.ts';
import { bankTransferEnabled, cashForParcelsAndFreight } from '../offline-payment.ts';
import { paymentMethodsEverywhere } from '../payment-methods.ts';
import { fourDigitsNotFromZero } from '../postal-code.ts';
import { shippingFees, standardShippingFees } from '../shipping-fees.ts';
import { taxRate } from '../tax-rates.ts';
import { digits } from '../vat-number.ts';

export const hu = {
  code: 'HU',
  label: 'Magyarország',
  isDefault: false,
  domainEnding: 'hu',
  storeEnding: 'hu',
  timeZone: 'Europe/Budapest',
  phonePrefix: '+36',
  trunkPrefix: '06',
  inEuropeanUnion: true,

  languages: ['hu'],
  locales: ['hu-HU'],
  currency: always('HUF'),

  taxRates: always(taxRate(2700)),
  specialTaxTerritories: [],
  vatNumber: {
    prefix: 'HU',
    allowedCharacters: digits,
    example: '12345678',
    maxLength: 8,
    names: { hu: 'Közösségi adószám' },
  },
  vatValidation: true,

  nativeRouting: false,
  checkoutEnabled: true,
  paymentMethods: [...paymentMethodsEverywhere],
  bankTransfer: bankTransferEnabled,
  cashOnDelivery: cashForParcelsAndFreight({
    priceLimit: always(decimalMoney('499999', 'HUF')),
    fee: always(decimalMoney('590', 'HUF')),
  }),
  electronicInvoices: { form: 'peppol-bis', addressScheme: '9910' },
  shippingFees: [
    { from: null, value: standardShippingFees.HUF },
    // A§9: temporary, no end named; the entry that ends it follows here
    { from: '2026-01-01', value: shippingFees('HUF', { freeAbove: '22099', parcel: '1481', freight: '7481' }) },
  ],
  holidayCalendar: { country: 'HU', state: null },

  addressLayout: familyNameFirst,
  postalCode: { pattern: fourDigitsNotFromZero, example: '1051' },
  streetNumberNeedsDigit: true,
  addressValidation: false,
  autocompleteCityFields: cityFromLocality,
  defaultClientType: 'PRIVATE',

  lowStockBands: always(standardLowStockBands.HUF),
  quickAdd: true,
  priceDisclaimer: true,
  newsletterOptional: true,
  reviewConsent: false,
  trustFeatures: false,
  comparisonSites: ['kelkoo'],
  hiddenOrderNumberPrefix: null,
  parcelTrackingIds: { hu: 'th-hu-hu' },
  legalGuaranteeYears: 2,
  legalGuaranteeMayLastLonger: false,
  withdrawal: 'right',
  orderRetentionYears: 10,
} satisfies Country;
