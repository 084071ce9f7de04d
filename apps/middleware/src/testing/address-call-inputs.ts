import { randomUUID } from 'node:crypto';
import type { AddressInput } from '@tradehall/domain/address/address.ts';

interface NamedAddress {
  readonly id: string;
  readonly version: number;
  readonly address: AddressInput;
}

type InputFor = (named: NamedAddress) => Record<string, unknown>;

const adding: InputFor = ({ address }) => ({ intentId: randomUUID(), address });
const updating: InputFor = ({ id, version, address }) => ({ addressId: id, version, address });
const naming: InputFor = ({ id }) => ({ addressId: id });

/** For every call of the address book, one that the owner of an address could make. Who writes a new one adds it here. */
export const addressCallInputs: Readonly<Record<string, InputFor>> = {
  addBillingAddress: adding,
  addShippingAddress: adding,
  updateBillingAddress: updating,
  updateShippingAddress: updating,
  setDefaultBillingAddress: naming,
  setDefaultShippingAddress: naming,
  deleteBillingAddress: naming,
  deleteShippingAddress: naming,
};
