import { describe, expect, it } from 'vitest';
import { contactRequest } from '@tradehall/domain/contact/contact-request.ts';
import { checkFields } from '../forms/check-fields.ts';
import { contactInput, contactRules } from './contact-fields.ts';

const written = {
  selectedReason: 'order',
  contactName: ' Jana Nováková ',
  companyName: '',
  customerEmail: 'jana@example.com',
  phoneNumber: ' ',
  orderNumber: '4711',
  productNumber: '',
  subject: 'Where is it?',
  description: 'I ordered\nlast week.',
};

describe('the contact form', () => {
  it('sends what the call takes, and nothing for what was left empty', () => {
    const input = contactInput(written, 'order', 'de-DE');
    expect(contactRequest.parse(input)).toEqual(input);
    expect(input).toMatchObject({ contactName: 'Jana Nováková', orderNumber: '4711', selectedSubreason: 'general' });
    expect(Object.keys(input)).not.toContain('phoneNumber');
  });

  it('asks for reason, name, address, subject and message', () => {
    const empty = Object.fromEntries(Object.keys(written).map((name) => [name, '']));
    expect(Object.keys(checkFields(contactRules, { ...written, ...empty }))).toEqual([
      'selectedReason',
      'contactName',
      'customerEmail',
      'subject',
      'description',
    ]);
  });

  it.each([
    [{ contactName: '<Jana>' }, { contactName: 'forbidden-characters' }],
    [{ description: 'a < b' }, { description: 'forbidden-characters' }],
    [{ productNumber: '1234567' }, { productNumber: 'product-number' }],
    [{ phoneNumber: '12' }, { phoneNumber: 'phone' }],
    [{}, {}],
  ])('finds in %j the faults %j', (changes, faults) => {
    expect(checkFields(contactRules, { ...written, ...changes })).toEqual(faults);
  });
});
