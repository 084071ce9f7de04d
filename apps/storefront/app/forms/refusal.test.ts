import { describe, expect, it } from 'vitest';
import { email, required } from './field-rules.ts';
import { refusalOf } from './refusal.ts';

const rules = { email: required(email) };
const texts = { 'invalid-input': 'Check the fields.', unknown: 'Try again.' };

describe('what the server refuses', () => {
  it('is shown at its field, and said in words', () => {
    expect(refusalOf(rules, texts, { code: 'invalid-input', issues: [{ path: 'email' }] })).toEqual({
      faults: { email: 'wrong' },
      text: 'Check the fields.',
    });
  });

  it('has words too where the failure is an unforeseen one, or no answer came', () => {
    const refusal = { faults: {}, text: 'Try again.' };
    expect(refusalOf(rules, texts, { code: 'feature-disabled' })).toEqual(refusal);
    expect(refusalOf(rules, texts, null)).toEqual(refusal);
  });
});
