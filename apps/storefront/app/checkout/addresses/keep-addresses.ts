import { randomUUID } from 'node:crypto';
import type { ShopRequest } from '../../request/shop-request.ts';
import type { VisitorRequest } from '../../request/visitor-request.ts';
import { writtenToSend } from './address-actions.ts';
import type { Buyer } from './address-start.ts';
import type { AddressesFacts, AddressesForm } from './addresses-form.ts';

interface Written {
  readonly form: AddressesForm;
  readonly facts: AddressesFacts;
  readonly buyer: Buyer;
}

/** A§6: what a customer has ticked goes to her address book. Whatever comes of it, the order goes on; sent twice it is kept once. */
export async function keepAddresses(
  { form, facts, buyer }: Written,
  { calls }: Pick<VisitorRequest, 'calls'>,
  { log, requestId }: ShopRequest,
): Promise<void> {
  if (buyer.customer === null) return;
  const { addBillingAddress, addShippingAddress } = calls['new-ct'];
  const note = { onError: (err: Error) => log.error({ err, requestId }, 'an address of the checkout was not kept') };
  if (form.isKept.billing && form.billingChoice === 'NEW_BILLING_ADDRESS')
    await addBillingAddress({ intentId: randomUUID(), address: writtenToSend('billing', form, facts) }, note);
  if (form.isKept.shipping && form.shippingChoice === 'DIFFERENT_FROM_BILLING')
    await addShippingAddress({ intentId: randomUUID(), address: writtenToSend('shipping', form, facts) }, note);
}
