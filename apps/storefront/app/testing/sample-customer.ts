import type { Customer } from '@tradehall/domain/customer/customer.ts';
import type { SavedAddress } from '@tradehall/domain/address/saved-address.ts';

export const savedBerlin: SavedAddress = {
  id: '7',
  version: 1,
  firstName: 'Ada',
  lastName: 'Berg',
  streetName: 'Lange Straße',
  streetNumber: '5a',
  postalCode: '10115',
  city: 'Berlin',
  country: 'DE',
  custom: null,
};

/** A customer with one address of each kind. */
export const sampleCustomer = (changes: Partial<Customer> = {}): Customer => ({
  id: '1',
  version: 1_794_700_000_000,
  email: 'ada@example.org',
  firstName: 'Ada',
  lastName: 'Berg',
  dateOfBirth: null,
  shippingAddresses: [savedBerlin],
  billingAddresses: [savedBerlin],
  defaultShippingAddressId: '7',
  defaultBillingAddressId: '7',
  tier: 'monetary-cohort-base-tier',
  ...changes,
});
