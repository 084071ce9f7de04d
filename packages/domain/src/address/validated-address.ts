import { z } from 'zod';
import { plainText } from '../calls/fields.ts';
import { addressLengths } from './address-limits.ts';

export const addressLines = z.strictObject({
  city: plainText(addressLengths.city),
  street: plainText(addressLengths.streetName + addressLengths.streetNumber),
  postalCode: plainText(addressLengths.postalCode),
});
export type AddressLines = z.output<typeof addressLines>;

/** B§7: what the maps service says of an address. */
export const validatedAddress = z.object({
  verdict: z.object({
    addressComplete: z.boolean(),
    hasReplacedComponents: z.boolean(),
    hasUnconfirmedComponents: z.boolean(),
  }),
  address: z.object({
    formattedAddress: z.string(),
    addressComponents: z.array(
      z.object({
        componentName: z.string(),
        componentType: z.string(),
        spellCorrected: z.boolean(),
        replaced: z.boolean(),
        unexpected: z.boolean(),
      }),
    ),
  }),
});
export type ValidatedAddress = z.output<typeof validatedAddress>;

/** `verdict-error`: it is no address as it stands. `address-error`: it was only understood by mending it. */
export const addressFindings = ['confirmed', 'verdict-error', 'address-error'] as const;
type AddressFinding = (typeof addressFindings)[number];

/** B§5 */
export function addressFinding({ verdict, address }: ValidatedAddress): AddressFinding {
  if (!verdict.addressComplete || verdict.hasReplacedComponents || verdict.hasUnconfirmedComponents)
    return 'verdict-error';
  const isMended = address.addressComponents.some(
    ({ spellCorrected, replaced, unexpected }) => spellCorrected || replaced || unexpected,
  );
  return isMended ? 'address-error' : 'confirmed';
}
