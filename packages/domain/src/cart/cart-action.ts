import { z } from 'zod';
import { emailAddress, entityId, productSku, quantity, sku } from '../calls/fields.ts';
import { addressInput, vatNumber } from '../address/address.ts';
import { buyerReferences } from './buyer-references.ts';
import { clientType } from './client-type.ts';
import { utmSourcePattern } from './utm-source.ts';

const utmSource = z.string().regex(utmSourcePattern);

/** Everything updateCart can do. Fees, prices, tax mode, VAT flags, customer, store and group are the server's. */
export const cartAction = z.discriminatedUnion('action', [
  z.strictObject({ action: z.literal('setCustomerEmail'), email: emailAddress }),
  z.strictObject({ action: z.literal('addPayment'), paymentId: entityId }),
  z.strictObject({
    action: z.literal('addLineItem'),
    sku,
    quantity,
    parentSku: productSku.optional(),
  }),
  z.strictObject({
    action: z.literal('setCustomType'),
    fields: z.strictObject({
      customerAgreedToSendEmail: z.boolean().optional(),
      utmSource: utmSource.optional(),
      buyerReferences: buyerReferences.strict().optional(),
    }),
  }),
  z.strictObject({ action: z.literal('recalculate') }),
  z.strictObject({ action: z.literal('setShippingAddress'), address: addressInput }),
  z.strictObject({ action: z.literal('setBillingAddress'), address: addressInput, clientType }),
  z.strictObject({ action: z.literal('setBillingVatNumber'), vatNumber: vatNumber.nullable() }),
]);
export type CartAction = z.output<typeof cartAction>;
