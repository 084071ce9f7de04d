import { z } from 'zod';
import { call } from '../calls/call.ts';
import { entityId } from '../calls/fields.ts';
import { addressInput } from '../checkout/address.ts';
import { customer } from './customer.ts';

// A§7 sends the customer and a custom query; the customer is the session's and there is one answer.
const answers = z.object({ user: customer });
const ofCustomer = ['not-authenticated', 'not-available'] as const;

const addAddress = call({
  takes: z.strictObject({ address: addressInput }),
  answers,
  failsWith: [...ofCustomer, 'failed-to-add-address'],
});

const updateAddress = call({
  takes: z.strictObject({ addressId: entityId, address: addressInput }),
  answers,
  failsWith: [...ofCustomer, 'address-not-found', 'failed-to-update-address'],
});

const deleteAddress = call({
  takes: z.strictObject({ addressId: entityId }),
  answers,
  failsWith: [...ofCustomer, 'address-not-found', 'failed-to-delete-address'],
});

const setDefaultAddress = call({
  takes: z.strictObject({ addressId: entityId }),
  answers,
  failsWith: [...ofCustomer, 'address-not-found', 'failed-to-set-default-address'],
});

export const addressBookCalls = {
  addBillingAddress: addAddress,
  updateBillingAddress: updateAddress,
  deleteBillingAddress: deleteAddress,
  setDefaultBillingAddress: setDefaultAddress,
  addShippingAddress: addAddress,
  updateShippingAddress: updateAddress,
  deleteShippingAddress: deleteAddress,
  setDefaultShippingAddress: setDefaultAddress,
};
