// B§9; USD has no country
export const currencyCodes = [
  'EUR',
  'GBP',
  'CHF',
  'CZK',
  'DKK',
  'SEK',
  'HUF',
  'RON',
  'NOK',
  'PLN',
  'BGN',
  'USD',
] as const;

export type CurrencyCode = (typeof currencyCodes)[number];

interface Currency {
  /** Minor units in the data. */
  readonly fractionDigits: number;
  /** Digits a shopper sees. */
  readonly displayDigits: number;
  readonly narrowSymbol: boolean;
}

const twoDigits: Currency = { fractionDigits: 2, displayDigits: 2, narrowSymbol: false };

export const currencies: Readonly<Record<CurrencyCode, Currency>> = {
  EUR: twoDigits,
  GBP: twoDigits,
  CHF: twoDigits,
  CZK: { ...twoDigits, narrowSymbol: true },
  DKK: { ...twoDigits, narrowSymbol: true },
  SEK: { ...twoDigits, narrowSymbol: true },
  HUF: { ...twoDigits, displayDigits: 0 },
  RON: twoDigits,
  NOK: twoDigits,
  PLN: twoDigits,
  BGN: twoDigits,
  USD: twoDigits,
};
