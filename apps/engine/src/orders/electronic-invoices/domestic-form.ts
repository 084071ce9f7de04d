import { countries } from '@tradehall/domain/countries/countries.ts';
import type { Country, DomesticForm } from '@tradehall/domain/countries/country.ts';
import { readVatId } from '@tradehall/domain/countries/vat-id.ts';

/** The country whose tax office takes the form. */
export function countryOfForm(form: DomesticForm): Country {
  const country = Object.values(countries).find(({ electronicInvoices }) => electronicInvoices.domesticForm === form);
  if (!country) throw new Error(`no country takes ${form}`);
  return country;
}

/** Has a VAT number of that country, wherever its seat is. */
export function isRegisteredFor(form: DomesticForm, { vatId }: { readonly vatId: string | null }): boolean {
  return vatId !== null && readVatId(vatId)?.country.code === countryOfForm(form).code;
}
