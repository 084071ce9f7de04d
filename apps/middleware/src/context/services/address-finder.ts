import type { Failure } from '@tradehall/domain/calls/failures.ts';
import type { Result } from '@tradehall/domain/calls/result.ts';
import type { AddressSuggestion, FoundAddress } from '@tradehall/domain/address/address-suggestion.ts';
import type { AddressLines, ValidatedAddress } from '@tradehall/domain/address/validated-address.ts';
import type { Country } from '@tradehall/domain/countries/country.ts';
import type { Locale } from '@tradehall/domain/locales/locales.ts';

interface AddressSearch {
  /** Where the address is. */
  readonly country: Country;
  /** How its street and town are to be written. */
  readonly locale: Locale;
  /** From the first letter to the choice it is the same. */
  readonly sitting: string;
}

type AddressesUnavailable = Failure<'not-available'>;

/** A service that knows the addresses of a country. */
export interface AddressFinder {
  /** As it wants to be named beside what it found. */
  readonly source: string;
  suggest(typed: string, search: AddressSearch): Promise<Result<readonly AddressSuggestion[], AddressesUnavailable>>;
  /** Null where the country has no such address. */
  find(id: string, search: AddressSearch): Promise<Result<FoundAddress | null, AddressesUnavailable>>;
  validate(country: Country, lines: AddressLines): Promise<Result<ValidatedAddress, AddressesUnavailable>>;
}
