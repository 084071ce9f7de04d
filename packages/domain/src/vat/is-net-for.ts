import type { ClientType, Country } from '../countries/country.ts';
import { isInEuropeanVatArea } from '../countries/tax-rates.ts';
import type { VatVerdict } from '../address/vat-verdict.ts';

interface Supply {
  /** Where the goods leave from. */
  readonly sellerCountry: Country;
  readonly shipTo: { readonly country: Country; readonly postalCode: string };
  /** The member state that has given the buyer's VAT number. */
  readonly vatCountry: Country | null;
  readonly verdict: VatVerdict | null;
  readonly clientType: ClientType | null;
}

/**
 * A supply inside the European Union is sold net when the goods cross a border and the company has shown a valid number
 * of another member state than the one they leave from: articles 138 (1) and 262 of the VAT directive.
 */
export function isNetFor({ sellerCountry, shipTo, vatCountry, verdict, clientType }: Supply): boolean {
  return (
    clientType === 'COMPANY' &&
    verdict === 'valid' &&
    vatCountry !== null &&
    vatCountry.inEuropeanUnion &&
    vatCountry.code !== sellerCountry.code &&
    shipTo.country.code !== sellerCountry.code &&
    isInEuropeanVatArea(shipTo.country, shipTo.postalCode)
  );
}
