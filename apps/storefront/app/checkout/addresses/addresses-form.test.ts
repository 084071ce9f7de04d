import { describe, expect, it } from 'vitest';
import { checkAddresses, readAddresses, type AddressesFacts } from './addresses-form.ts';
import { typedAddresses } from '../../testing/typed-addresses.ts';

const facts: AddressesFacts = { countries: ['DE', 'AT'], needsPhone: false, saved: { billing: [], shipping: [] } };

function faultsOf(changes: Readonly<Record<string, string>>, known: Partial<AddressesFacts> = {}) {
  const all = { ...facts, ...known };
  return checkAddresses(readAddresses(typedAddresses(changes), all), all);
}

describe('the form of addresses', () => {
  it('is right for a private buyer with an e-mail address and one address', () => {
    expect(faultsOf({})).toEqual({});
  });

  it('names what is at fault in the order of the form', () => {
    const faults = faultsOf({ email: 'ada', 'billing.lastName': '', 'billing.postalCode': '1010' });
    expect(Object.entries(faults)).toEqual([
      ['email', 'email'],
      ['billing.lastName', 'required'],
      ['billing.postalCode', 'postal-code'],
    ]);
  });

  it('asks a company for its name, and a private person for nothing of the kind', () => {
    expect(faultsOf({ clientType: 'COMPANY' })).toEqual({ 'billing.company': 'required' });
    expect(faultsOf({ clientType: 'PRIVATE', 'billing.vatNumber': '?' })).toEqual({});
  });

  it('takes no signs in what a company finds the order by, and does not ask for it', () => {
    const company = { clientType: 'COMPANY', 'billing.company': 'Berg GmbH' };
    expect(faultsOf({ ...company, purchaseOrder: 'PO 4711/é' })).toEqual({});
    expect(faultsOf({ ...company, purchaseOrder: '<b>', costCentre: 'x'.repeat(61) })).toEqual({
      purchaseOrder: 'wrong',
      costCentre: 'wrong',
    });
    expect(faultsOf({ purchaseOrder: '<b>' })).toEqual({});
  });

  it('checks the other address only where goods go to another one, by the rules of its country', () => {
    const other = { 'shipping.country': 'AT', 'shipping.postalCode': '10115' };
    expect(faultsOf(other)).toEqual({});
    expect(faultsOf({ ...other, shippingChoice: 'DIFFERENT_FROM_BILLING' })).toMatchObject({
      'shipping.firstName': 'required',
      'shipping.postalCode': 'postal-code',
    });
  });

  it('takes only addresses that are the customer’s own', () => {
    const saved = { billing: ['7'], shipping: [] };
    const choice = { billingChoice: 'SAVED_BILLING_ADDRESS', 'billing.city': '' };
    expect(faultsOf({ ...choice, savedBilling: '7' }, { saved })).toEqual({});
    expect(faultsOf({ ...choice, savedBilling: '8' }, { saved })).toEqual({ savedBilling: 'required' });
    expect(faultsOf({ shippingChoice: 'SAVED_ADDRESS', savedShipping: '7' }, { saved })).toEqual({
      savedShipping: 'required',
    });
  });

  it('needs a phone number for a freight carrier', () => {
    expect(faultsOf({ 'billing.phone': '' }, { needsPhone: true })).toEqual({ 'billing.phone': 'required' });
  });

  it('takes a country the shop does not send to for its own', () => {
    expect(readAddresses(typedAddresses({ 'billing.country': 'CH' }), facts).billing.country).toBe('DE');
  });

  it('agrees to e-mails only where the box was ticked', () => {
    expect(readAddresses(typedAddresses({}), facts).isAgreed).toBe(false);
    expect(readAddresses(typedAddresses({ customerAgreedToSendEmail: 'on' }), facts).isAgreed).toBe(true);
  });
});
