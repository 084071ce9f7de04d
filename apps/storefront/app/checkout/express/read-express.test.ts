import { describe, expect, it } from 'vitest';
import { readExpress } from './read-express.ts';

const address = {
  firstName: 'Robin',
  lastName: 'Walker',
  streetName: 'Market Street',
  streetNumber: '12',
  postalCode: 'SW1A 1AA',
  city: 'Newtown',
  country: 'GB',
  phone: '+44 20 7946 0000',
};
const told = { email: 'wallet@example.test', billingAddress: address, shippingAddress: address };

describe('what a wallet tells of its owner', () => {
  it('is read', () => expect(readExpress(told)).toEqual(told));

  it.each([null, undefined, {}, { ...told, email: '' }, { ...told, shippingAddress: { ...address, city: undefined } }])(
    'is nothing where something is missing: %o',
    (incomplete) => expect(readExpress(incomplete)).toBeNull(),
  );

  it('holds nothing that an address of the shop does not', () => {
    expect(readExpress({ ...told, billingAddress: { ...address, vatValidated: true } })).toBeNull();
  });
});
