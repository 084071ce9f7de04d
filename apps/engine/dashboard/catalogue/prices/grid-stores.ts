import { calendarDateIn } from '@tradehall/domain/countries/calendar-date.ts';
import { currencyOn } from '@tradehall/domain/countries/currency-on.ts';
import { decimalSignIn } from '@tradehall/domain/countries/decimal-sign.ts';
import { countryOfStoreKey } from '@tradehall/domain/countries/store.ts';
import { deliveryTaxRateOn } from '@tradehall/domain/countries/tax-rates.ts';
import type { CurrencyCode } from '@tradehall/domain/money/currencies.ts';
import { shopInWords } from '../../in-words';

/** A column of the grid. */
export interface GridStore {
  readonly key: string;
  readonly name: string;
  /** Its place in the lists of a row. */
  readonly at: number;
  readonly currencyCode: CurrencyCode;
  readonly taxRatePermyriad: number;
  readonly decimalSign: string;
}

export function gridStores(storeKeys: readonly string[]): GridStore[] {
  return storeKeys.flatMap((key, at) => {
    const country = countryOfStoreKey(key);
    if (country === null) return [];
    const today = calendarDateIn(country.timeZone, new Date());
    return [
      {
        key,
        name: shopInWords(key),
        at,
        currencyCode: currencyOn(country, today),
        taxRatePermyriad: deliveryTaxRateOn(country, '', today),
        decimalSign: decimalSignIn(country),
      },
    ];
  });
}
