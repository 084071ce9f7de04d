import { describe, expect, it } from 'vitest';
import type { Address } from '@tradehall/domain/address/address.ts';
import { typedAddresses } from '../../testing/typed-addresses.ts';
import { addressActions, type SavedAddresses } from './address-actions.ts';
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

function actionsOf(changes: Readonly<Record<string, string>>, kepts: SavedAddresses = saved) {
  const facts = { countries: ['DE'], needsPhone: false, saved: { billing: ['7'], shipping: ['7'] } } as const;
  return addressActions(readAddresses(typedAddresses(changes), facts), facts, kepts);
}

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

  it('says itself whether a company orders, whatever was chosen for one that is written', () => {
    expect(actionsOf({ ...billing, clientType: 'PRIVATE' })).toContainEqual({
      action: 'setBillingAddress',
      address: { ...fields, vatNumber: 'ATU12345678' },
      clientType: 'COMPANY',
    });
    const ofPerson: Address = { ...kept, company: undefined, custom: null };
    const actions = actionsOf({ ...billing, clientType: 'COMPANY' }, { ...saved, billing: [ofPerson] });
    expect(actions).toHaveLength(4);
    expect(actions?.[3]).toMatchObject({ action: 'setBillingAddress', clientType: 'PRIVATE' });
  });

  it('takes what a company finds the order by, and of a private person nothing', () => {
    const typed = { purchaseOrder: ' PO 4711 ', costCentre: '' };
    const told = (changes: Readonly<Record<string, string>>) => actionsOf({ ...typed, ...changes })?.[1];
    const fieldsWith = (purchaseOrder: string | null) => ({
      action: 'setCustomType',
      fields: { customerAgreedToSendEmail: false, buyerReferences: { purchaseOrder, costCentre: null } },
    });
    expect(told(billing)).toEqual(fieldsWith('PO 4711'));
    expect(told({ clientType: 'COMPANY' })).toEqual(fieldsWith('PO 4711'));
    expect(told({ clientType: 'PRIVATE' })).toEqual(fieldsWith(null));
  });

  it('may be where goods go to that are paid for elsewhere', () => {
    const actions = actionsOf({ shippingChoice: 'SAVED_ADDRESS', savedShipping: '7' });
    expect(actions).toContainEqual({ action: 'setShippingAddress', address: fields });
  });

  it('that is not there any more changes nothing', () => {
    expect(actionsOf({ ...billing, savedBilling: '8' })).toBeNull();
  });
});
