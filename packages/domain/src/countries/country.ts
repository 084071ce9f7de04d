import type { Money } from '../money/money.ts';
import type { CurrencyCode } from '../money/currencies.ts';
import type { Dated } from './dated.ts';
import type { Language } from '../locales/languages.ts';
import type { CountryCode, Locale } from '../locales/locales.ts';
import type { PaymentMethod } from './payment-methods.ts';

/** Sites that compare the offers of shops. What each reads is a feed of its own. */
export type ComparisonSite = 'heureka' | 'idealo' | 'ceneo' | 'kelkoo';

/** One row a country. Code asks what a row allows, never which country it is. */
export interface Country {
  readonly code: CountryCode;
  /** The country's name in its own (first) language. */
  readonly label: string;
  readonly isDefault: boolean;
  readonly domainEnding: string;
  /** The domain ending in letters and underscores, fit for a key. */
  readonly storeEnding: string;
  readonly timeZone: string;
  readonly phonePrefix: `+${number}`;
  /** Dialled before a number at home and left out from abroad; `0` where nothing is said. */
  readonly trunkPrefix?: string;
  readonly inEuropeanUnion: boolean;

  /** The first is the default. */
  readonly languages: readonly [Language, ...Language[]];
  /** In the order of `languages`. */
  readonly locales: readonly [Locale, ...Locale[]];
  readonly currency: Dated<CurrencyCode>;

  readonly taxRates: Dated<TaxRate>;
  readonly specialTaxTerritories: readonly SpecialTaxTerritory[];
  readonly vatNumber: VatNumberFormat;
  /** Whether a VAT number of this country can be confirmed by the European service at all. */
  readonly vatValidation: boolean;

  /** The shape of URLs only: `/p/…` and `/c/…`. Says nothing about checkout. */
  readonly nativeRouting: boolean;
  /** Off: catalogue mode. */
  readonly checkoutEnabled: boolean;
  readonly paymentMethods: readonly PaymentMethod[];
  readonly bankTransfer: BankTransfer;
  readonly cashOnDelivery: CashOnDelivery;
  readonly electronicInvoices: ElectronicInvoices;
  readonly shippingFees: Dated<ShippingFees>;
  readonly holidayCalendar: HolidayCalendar;

  readonly addressLayout: AddressLayout;
  readonly postalCode: PostalCodeFormat;
  readonly streetNumberNeedsDigit: boolean;
  readonly addressValidation: boolean;
  /** Components of the address autocomplete that give the city, first found wins. */
  readonly autocompleteCityFields: readonly AutocompleteCityField[];
  readonly defaultClientType: ClientType;

  readonly lowStockBands: Dated<LowStockBands>;
  /** Adding to the cart straight from a listing. */
  readonly quickAdd: boolean;
  /** Lowest price of the last 30 days beside every reduction. */
  readonly priceDisclaimer: boolean;
  readonly newsletterOptional: boolean;
  readonly reviewConsent: boolean;
  readonly trustFeatures: boolean;
  /** Which of them list shops of the country; each gets a feed of its own. */
  readonly comparisonSites: readonly ComparisonSite[];
  /** Left out when an order number is shown; forms accept it with and without. */
  readonly hiddenOrderNumberPrefix: string | null;
  /** B§3: by which the tracking provider knows us; a language without an id leads to no tracking page. */
  readonly parcelTrackingIds: Readonly<Partial<Record<Language, string>>>;
  /** How long the seller answers for defects by law (2019/771/EU, article 10: at least two years), from delivery. */
  readonly legalGuaranteeYears: number;
  /** Where the law names no years but a limit for claims, or how long such goods are expected to last: the years are the least. */
  readonly legalGuaranteeMayLastLonger: boolean;
  /** Whether consumers may withdraw by law (2011/83/EU), or because the shop promises it. */
  readonly withdrawal: 'right' | 'promise';
  /** How long orders and invoices are kept by law, from the end of their year; reasons in docs/operations.md. */
  readonly orderRetentionYears: number;
}

export type ClientType = 'PRIVATE' | 'COMPANY';

export interface TaxRate {
  readonly standardPermyriad: number;
}

export interface SpecialTaxTerritory {
  readonly name: string;
  readonly postalCode: RegExp;
  /** Whether goods sent there stay inside the European VAT area. */
  readonly inEuropeanVatArea: boolean;
  readonly taxRates: Dated<TaxRate>;
}

export interface VatNumberFormat {
  readonly prefix: string;
  /** Global: matches each character that may stay in the number. */
  readonly allowedCharacters: RegExp;
  /** Without the prefix. */
  readonly example: string;
  readonly maxLength: number | null;
  /** What people in the country call it, in each of its languages. */
  readonly names: Readonly<Partial<Record<Language, string>>>;
}

export interface BankTransfer {
  readonly enabled: boolean;
  readonly maxItems: number;
  readonly priceLimit: Money | null;
}

/** How a company of the country gets an invoice that its books can read. */
export interface ElectronicInvoices {
  readonly form: 'xrechnung' | 'peppol-bis' | 'factur-x';
  /** The scheme by which a VAT number of the country is an electronic address; null where there is none. */
  readonly addressScheme: string | null;
  /** The form of the tax office's own system, for a seller with a VAT number of the country. */
  readonly domesticForm?: DomesticForm;
}

export type DomesticForm = 'fatturapa' | 'fa-3';

export interface CashOnDelivery {
  readonly offered: boolean;
  readonly priceLimit: Dated<Money>;
  readonly maxItems: number;
  readonly freightAllowed: boolean;
  /** What it costs, gross; null where it is not offered. */
  readonly fee: Dated<Money> | null;
}

export interface ShippingFees {
  readonly parcel: Money;
  readonly freight: Money;
  readonly freeAbove: Money;
}

/** Price ≥ high: low at 2 pieces; between: at 5; < low: at 10. */
export interface LowStockBands {
  readonly high: Money;
  readonly low: Money;
}

type AddressPart = 'firstName' | 'lastName' | 'streetName' | 'streetNumber' | 'postalCode' | 'city';

export interface AddressLayout {
  /** Each part once. */
  readonly order: readonly [AddressPart, AddressPart, AddressPart, AddressPart, AddressPart, AddressPart];
  /** A province or county may be added; mail arrives without it. */
  readonly hasProvince: boolean;
  readonly letter: LetterLayout;
}

/** An address as the country's post asks for it, in words of `{fields}`; a line of nothing but empty ones falls away. */
export interface LetterLayout {
  readonly name: string;
  readonly street: string;
  /** Of `{name}` and `{street}`, and without the country. */
  readonly lines: readonly string[];
}

export interface PostalCodeFormat {
  readonly pattern: RegExp;
  readonly example: string;
}

export type AutocompleteCityField =
  'postal_town' | 'locality' | 'sublocality_level_1' | 'administrative_area_level_1' | 'administrative_area_level_2';

/** Keys of the `date-holidays` tables. */
export interface HolidayCalendar {
  readonly country: string;
  readonly state: string | null;
}
