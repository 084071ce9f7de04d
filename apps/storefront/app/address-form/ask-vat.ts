import type { Country } from '@tradehall/domain/countries/country.ts';
import type { Locale } from '@tradehall/domain/locales/locales.ts';
import { vatIdOf, writtenVatId } from '@tradehall/domain/countries/vat-id.ts';
import { getFromShop } from '../request/browser-calls.ts';
import type { VatFinding } from './vat-state.ts';

/** What the shop can find out about a number of a company in this country. Nothing is changed by asking. */
export const askVat = async (locale: Locale, country: Country, typed: string): Promise<VatFinding> => {
  const id = vatIdOf(country, typed);
  if (id === null) {
    return 'not-valid';
  }
  if (!id.country.vatValidation) {
    return null;
  }
  const answer = await getFromShop('vat', 'validate', { locale, UstId_2: writtenVatId(id) });
  if (answer?.ok === true) {
    return answer.value.verdict;
  }
  return answer?.failure.code === 'feature-disabled' ? null : 'could-not-validate';
};
