import { decimalMoney } from '../../money/minor-units.ts';
import { wideGapBeforeCity } from '../address-layouts.ts';
import { cityFromLocality } from '../city-fields.ts';
import type { Country } from '../country.ts';
import { always } from '../dated.ts';
import { standardLowStockBands } from '../low-stock-bands.ts';
import { bankTransferDisabled, cashNotOffered } from '../offline-payment.ts';
import { paymentMethodsEverywhere } from '../payment-methods.ts';
import { fiveDigitsWithOptionalSpace } from '../postal-code.ts';
import { standardShippingFees } from '../shipping-fees.ts';
import { taxRate } from '../tax-rates.ts';
import { digits } from '../vat-number.ts';

export const se = {
  code: 'SE',
  label: 'Sverige',
  isDefault: false,
  domainEnding: 'se',
  storeEnding: 'se',
  timeZone: 'Europe/Stockholm',
  phonePrefix: '+46',
  inEuropeanUnion: true,

  languages: ['sv'],
  locales: ['sv-SE'],
  currency: always('SEK'),

  taxRates: always(taxRate(2500)),
  specialTaxTerritories: [],
  vatNumber: {
    prefix: 'SE',
    allowedCharacters: digits,
    example: '123456789001',
    maxLength: null,
    names: { sv: 'Momsregistreringsnummer' },
  },
  vatValidation: true,

  nativeRouting: false,
  checkoutEnabled: true,
  paymentMethods: [...paymentMethodsEverywhere, 'swish', 'klarna', 'klarna_account'],
  bankTransfer: bankTransferDisabled,
  cashOnDelivery: cashNotOffered({ priceLimit: always(decimalMoney('3000', 'SEK')) }),
  electronicInvoices: { form: 'factur-x', addressScheme: null },
  shippingFees: always(standardShippingFees.SEK),
  holidayCalendar: { country: 'SE', state: null },

  addressLayout: wideGapBeforeCity,
  postalCode: { pattern: fiveDigitsWithOptionalSpace, example: '111 20' },
  streetNumberNeedsDigit: true,
  addressValidation: false,
  autocompleteCityFields: cityFromLocality,
  defaultClientType: 'PRIVATE',

  lowStockBands: always(standardLowStockBands.SEK),
  quickAdd: true,
  priceDisclaimer: true,
  newsletterOptional: false,
  reviewConsent: false,
  trustFeatures: false,
  comparisonSites: ['kelkoo'],
  hiddenOrderNumberPrefix: null,
  parcelTrackingIds: { sv: 'th-se-sv' },
  // Konsumentköplag 2022:260, chapter 4.
  legalGuaranteeYears: 3,
  legalGuaranteeMayLastLonger: false,
  withdrawal: 'right',
  orderRetentionYears: 10,
} satisfies Country;
