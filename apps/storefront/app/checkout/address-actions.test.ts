import { describe, expect, it } from 'vitest';
import type { Address } from '@tradehall/domain/checkout/address.ts';
import { typedAddresses } from '../testing/typed-addresses.ts';
import { addressActions } from './address-actions.ts';
import { readAddresses } from './addresses-form.ts';

const fields = {
  firstName: 'Ada',
  lastName: 'Berg',
  streetName: 'Graben',
  streetNumber: '1',
  postalCode: '1010',
  city: 'Wien',
  country: 'AT' as const,
  company: 'Berg GmbH',
};
const kept: Address = {
  ...fields,
  id: '7',
  custom: { vatNumber: 'ATU12345678', vatValidated: 'true', vatVerdict: 'valid' },
};
const saved = { billing: [kept], shipping: [kept] };

const actionsOf = (changes: Readonly<Record<string, string>>) => {
  const facts = { countries: ['DE'], needsPhone: false, saved: { billing: ['7'], shipping: ['7'] } } as const;
  return addressActions(readAddresses(typedAddresses(changes), facts), facts, saved);
};

const billing = { billingChoice: 'SAVED_BILLING_ADDRESS', savedBilling: '7' };

describe('a kept address', () => {
  it('goes to the cart as if it were written, and its VAT number is asked about again', () => {
    expect(actionsOf({ ...billing, clientType: 'COMPANY' })).toEqual(
      expect.arrayContaining([
        {
          action: 'setBillingAddress',
          address: { ...fields, vatNumber: 'ATU12345678' },
          clientType: 'COMPANY',
        },
        { action: 'setBillingVatNumber', vatNumber: 'ATU12345678' },
        { action: 'setShippingAddress', address: fields },
      ]),
    );
  });

  it('says nothing of a company where somebody orders privately', () => {
    const privately = { ...fields, company: undefined };
    const actions = actionsOf({ ...billing, clientType: 'PRIVATE' });
    expect(actions).toHaveLength(4);
    expect(actions).toContainEqual({ action: 'setBillingAddress', address: privately, clientType: 'PRIVATE' });
  });

  it('may be where goods go to that are paid for elsewhere', () => {
    const actions = actionsOf({ shippingChoice: 'SAVED_ADDRESS', savedShipping: '7' });
    expect(actions).toContainEqual({ action: 'setShippingAddress', address: fields });
  });

  it('that is not there any more changes nothing', () => {
    expect(actionsOf({ ...billing, savedBilling: '8' })).toBeNull();
  });
});
