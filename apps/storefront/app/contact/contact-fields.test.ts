import { describe, expect, it } from 'vitest';
import { contactInputs } from '@tradehall/domain/contact/contact-reasons.ts';
import { contactRequest } from '@tradehall/domain/contact/contact-request.ts';
import { checkFields } from '../forms/check-fields.ts';
import { shopOf } from '../testing/shop-of.ts';
import { choiceIn, contactInput, contactRules } from './contact-fields.ts';
import { contactFormView } from './contact-form-view.ts';
import { noValues } from './contact-state.ts';

const { reasons } = contactFormView(shopOf('cs-CZ'));

const written = {
  ...noValues,
  contactName: ' Jana Nováková ',
  customerEmail: 'jana@example.com',
  productNumber: '10000001',
  orderNumber: 'NS4711',
  invoiceNumber: 'R-1',
  vatId: 'CZ12345678',
  quantity: ' 12 ',
  phoneNumber: '+420 123 456 789',
  subject: 'Where is it?',
  description: 'I ordered\nlast week.',
};
const everyChoice = reasons.flatMap((reason) => reason.subreasons.map((subreason) => ({ reason, subreason })));

describe('the contact form', () => {
  it.each(everyChoice)('sends what the call takes: $reason.value, $subreason.value', (choice) => {
    const input = contactInput(written, choice, 'cs-CZ');
    expect(contactRequest.parse(input)).toEqual(input);
    expect(contactInputs.filter((name) => name in input).toSorted()).toEqual([...choice.subreason.needs].toSorted());
  });

  it('has words of its own for every reason and subreason', () => {
    expect(everyChoice.length).toBeGreaterThanOrEqual(22);
    expect(everyChoice.filter(({ reason, subreason }) => reason.label === '' || subreason.label === '')).toEqual([]);
    for (const { subreasons } of reasons)
      expect(new Set(subreasons.map(({ label }) => label)).size).toBe(subreasons.length);
  });

  it('asks for the choice, name, address, subject, message and what the subreason needs', () => {
    expect(Object.keys(checkFields(contactRules([]), noValues))).toEqual([
      'selectedReason',
      'selectedSubreason',
      'contactName',
      'customerEmail',
      'subject',
      'description',
    ]);
    expect(Object.keys(checkFields(contactRules(['vatId', 'quantity']), noValues))).toEqual(
      expect.arrayContaining(['vatId', 'quantity']),
    );
  });

  it.each([
    [{ contactName: '<Jana>' }, { contactName: 'forbidden-characters' }],
    [{ description: 'a < b' }, { description: 'forbidden-characters' }],
    [{ productNumber: '1234567' }, { productNumber: 'product-number' }],
    [{ phoneNumber: '12' }, { phoneNumber: 'phone' }],
    [{ quantity: '0' }, { quantity: 'wrong' }],
    [{ quantity: '1001' }, { quantity: 'wrong' }],
    [{ quantity: '1e3' }, { quantity: 'wrong' }],
    [{ orderNumber: '4711' }, {}],
    [{}, {}],
  ])('finds in %j the faults %j', (changes, faults) => {
    const chosen = { selectedReason: 'order', selectedSubreason: 'cancellation' };
    expect(checkFields(contactRules(contactInputs), { ...written, ...chosen, ...changes })).toEqual(faults);
  });

  it('does not look at what its subreason does not ask for', () => {
    const chosen = { selectedReason: 'payment', selectedSubreason: 'info-iban', productNumber: '12' };
    expect(checkFields(contactRules([]), { ...written, ...chosen })).toEqual({});
  });

  it('knows which choices go together', () => {
    const chosen = (selectedReason: string, selectedSubreason: string) =>
      choiceIn({ selectedReason, selectedSubreason }, reasons)?.subreason.value;
    expect(chosen('order', 'cancellation')).toBe('cancellation');
    expect(chosen('payment', 'cancellation')).toBeUndefined();
    expect(chosen('', '')).toBeUndefined();
  });
});
