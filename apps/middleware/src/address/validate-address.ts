import type { ParsedCallInput } from '@tradehall/domain/calls/call.ts';
import { fail, succeed } from '@tradehall/domain/calls/result.ts';
import type { addressValidationCalls } from '@tradehall/domain/address/address-validation.calls.ts';
import { addressFinding } from '@tradehall/domain/address/validated-address.ts';
import { countries } from '@tradehall/domain/countries/countries.ts';
import type { Country } from '@tradehall/domain/countries/country.ts';
import type { CallContext } from '../context/call-context.ts';
import type { Handle } from '../context/call-handler.ts';

type Lines = ParsedCallInput<(typeof addressValidationCalls)['validate-address']>['addressLines'];

/** B§9: only where the country's row has it on; elsewhere nobody learns of the address. */
export async function validateIn(country: Country, lines: Lines, context: Pick<CallContext, 'addressFinder'>) {
  const { addressFinder } = context;
  if (!country.addressValidation || addressFinder === null) return fail({ code: 'feature-disabled' });
  const validated = await addressFinder.validate(country, lines);
  if (!validated.ok) return validated;
  return succeed({ result: validated.value, finding: addressFinding(validated.value) });
}

export const validateAddress: Handle<'shop', 'validate-address'> = ({ regionCode, addressLines }, context) =>
  validateIn(countries[regionCode], addressLines, context);
