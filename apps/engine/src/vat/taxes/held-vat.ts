import { clientType } from '@tradehall/domain/cart/client-type.ts';
import { vatVerdicts } from '@tradehall/domain/address/vat-verdict.ts';
import { countryCodes } from '@tradehall/domain/locales/locales.ts';
import { z } from 'zod';

/** What an order's billing address holds of its checked VAT number. Only the server writes it. */
const heldVat = z.object({
  country: z.enum(countryCodes),
  number: z.string(),
  verdict: z.enum(vatVerdicts),
  clientType,
  changesTaxRate: z.boolean(),
});
export type HeldVat = z.output<typeof heldVat>;

const billing = z.object({ customFields: z.object({ vat: heldVat }) });

export function findHeldVat(billingAddress: object): HeldVat | null {
  return billing.safeParse(billingAddress).data?.customFields.vat ?? null;
}
