import { z } from 'zod';
import { engineCall, engineIntentId, engineVersion, isEngineId } from '../calls/engine-call.ts';
import { nothing } from '../calls/fields.ts';
import { addressKinds } from './saved-address.ts';

const kind = z.enum(addressKinds);
/** What can be no id is nobody's. */
const addressId = z.string().transform((given) => (isEngineId(given) ? Number(given) : 0));
// Whether it is an address is a failure of its own.
const address = z.unknown();

const named = z.strictObject({ kind, addressId });
const addition = z.strictObject({ kind, intentId: engineIntentId, address });
const change = named.extend({ version: engineVersion, address });
export type NamedAddress = z.output<typeof named>;
export type AddressAddition = z.output<typeof addition>;
export type AddressChange = z.output<typeof change>;

/** The addresses that a customer keeps; `me` answers them. */
export const addressEngineCalls = {
  /** Sent again with its intent, or with what is kept already, it adds nothing. */
  addMyAddress: engineCall({
    takes: addition,
    answers: nothing,
    failsWith: ['not-authenticated', 'failed-to-add-address'],
  }),

  updateMyAddress: engineCall({
    takes: change,
    answers: nothing,
    failsWith: ['not-authenticated', 'address-not-found', 'customer-version-conflict', 'failed-to-update-address'],
  }),

  deleteMyAddress: engineCall({
    takes: named,
    answers: nothing,
    failsWith: ['not-authenticated', 'address-not-found'],
  }),

  setMyDefaultAddress: engineCall({
    takes: named,
    answers: nothing,
    failsWith: ['not-authenticated', 'address-not-found'],
  }),
};
