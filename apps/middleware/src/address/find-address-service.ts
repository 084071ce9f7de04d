import { fail, succeed } from '@tradehall/domain/calls/result.ts';
import { deliveryCountries } from '@tradehall/domain/address/delivery-countries.ts';
import { countries, type CountryCode } from '@tradehall/domain/countries/countries.ts';
import type { Locale } from '@tradehall/domain/locales/locales.ts';
import type { CallContext } from '../context/call-context.ts';
import { storeAllows } from '../catalogue/store-allows.ts';

interface Asked {
  readonly locale: Locale;
  readonly country: CountryCode;
  readonly sitting: string;
}

/** The service and what it is asked about: where the operator has switched it on, and for countries the shop sends to. */
export async function findAddressService({ locale, country: code, sitting }: Asked, context: CallContext) {
  const { addressFinder } = context;
  if (addressFinder === null || !(await storeAllows('google_autocomplete_enabled', locale, context)))
    return fail({ code: 'feature-disabled' });
  if (!deliveryCountries(context.country).includes(code))
    return fail({ code: 'invalid-input', issues: [{ path: 'country', rule: 'no-delivery' }] });
  const country = countries[code];
  // A letter finds its way by the names of the country it goes to.
  const search = { country, locale: code === context.country.code ? locale : country.locales[0], sitting };
  return succeed({ addressFinder, search });
}
