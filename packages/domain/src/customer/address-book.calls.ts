import { z } from 'zod';
import { call } from '../calls/call.ts';
import { entityId, intentId, version } from '../calls/fields.ts';
import { addressInput } from '../address/address.ts';
import { customer } from './customer.ts';

// A§7 sends the customer and a custom query; the customer is the session's and there is one answer.
const answers = z.object({ user: customer });

const addAddress = call({
  takes: z.strictObject({ intentId, address: addressInput }),
  answers,
  failsWith: ['not-authenticated', 'failed-to-add-address'],
});

// The version is the address's own: whoever has changed it in another tab is not overwritten unseen.
const updateAddress = call({
  takes: z.strictObject({ addressId: entityId, version, address: addressInput }),
  answers,
  failsWith: ['not-authenticated', 'address-not-found', 'customer-version-conflict', 'failed-to-update-address'],
});

const deleteAddress = call({
  takes: z.strictObject({ addressId: entityId }),
  answers,
  failsWith: ['not-authenticated', 'address-not-found', 'failed-to-delete-address'],
});

const setDefaultAddress = call({
  takes: z.strictObject({ addressId: entityId }),
  answers,
  failsWith: ['not-authenticated', 'address-not-found', 'failed-to-set-default-address'],
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
