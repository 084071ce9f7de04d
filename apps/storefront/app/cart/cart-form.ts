import { z } from 'zod';
import { entityId, guaranteeSku, intentId, maximumQuantity, productSku, sku } from '@tradehall/domain/calls/fields.ts';
import { countryCodes } from '@tradehall/domain/locales/locales.ts';
import { clampQuantity } from '../ui/inputs/clamp-quantity.ts';

/** A§4: what is no quantity becomes one. */
const quantity = z
  .string()
  .default('1')
  .transform((asked) => clampQuantity(asked, maximumQuantity).quantity);

/** A radio group where nothing was chosen sends nothing; its «no, thanks» sends nothing to speak of. */
const guarantee = z
  .union([guaranteeSku, z.literal('')])
  .default('')
  .transform((chosen) => (chosen === '' ? null : chosen));

/** What the forms of the cart page, of product pages and of lists may ask for. */
const cartForm = z.discriminatedUnion('intent', [
  z.object({ intent: z.literal('add'), sku: productSku, quantity, guarantee }),
  z.object({ intent: z.literal('set-quantity'), sku: productSku, quantity, step: z.string().optional() }),
  z.object({ intent: z.literal('remove'), sku, parentSku: productSku.optional() }),
  z.object({ intent: z.literal('undo'), sku: productSku, quantity, guarantee, intentId }),
  z.object({ intent: z.literal('guarantee'), sku: productSku, guarantee }),
  z.object({ intent: z.literal('apply-coupon'), code: z.string().trim().max(60) }),
  z.object({ intent: z.literal('remove-coupon'), id: entityId }),
  z.object({ intent: z.literal('carry'), country: z.enum(countryCodes) }),
  z.object({ intent: z.literal('receive'), token: z.string().min(1).max(100), intentId }),
]);
export type CartForm = z.output<typeof cartForm>;

/** Null for what no page of the shop has sent. */
export function readCartForm(data: FormData): CartForm | null {
  const form = cartForm.safeParse(Object.fromEntries(data));
  return form.success ? form.data : null;
}

/** The buttons beside a quantity name the one they lead to; otherwise it is what was typed. */
export const quantityWanted = ({ quantity: typed, step }: Extract<CartForm, { intent: 'set-quantity' }>): number =>
  step === undefined ? typed : clampQuantity(step, maximumQuantity).quantity;
