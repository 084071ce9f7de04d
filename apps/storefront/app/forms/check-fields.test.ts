import { describe, expect, it } from 'vitest';
import { checkFields, firstFault, refusedFields, valuesOf } from './check-fields.ts';
import { email, optional, phone, required } from './field-rules.ts';

const rules = { phone: optional(phone), email: required(email) };

describe('a form', () => {
  it('finds every faulty field, and the first of them in its own order', () => {
    const faults = checkFields(rules, { email: '', phone: '12' });
    expect(faults).toEqual({ email: 'required', phone: 'phone' });
    expect(firstFault(rules, faults)).toBe('phone');
    expect(firstFault(rules, checkFields(rules, { email: 'jana@example.com', phone: '' }))).toBeNull();
  });

  it('reads its own fields and no others', () => {
    const data = new FormData();
    data.set('email', 'jana@example.com');
    data.set('other', 'x');
    expect(valuesOf(rules, data)).toEqual({ email: 'jana@example.com', phone: '' });
  });

  it('shows where the server says no, as far as it has the field', () => {
    expect(refusedFields(rules, [{ path: 'email' }, { path: 'locale' }, { path: 'toString' }])).toEqual({
      email: 'wrong',
    });
  });
});
