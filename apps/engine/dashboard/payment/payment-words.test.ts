import { payableMethods } from '@tradehall/domain/countries/payment-methods.ts';
import { describe, expect, it } from 'vitest';
import { inWords } from '../in-words';
import { attemptStates } from '../../src/payment/attempts/attempt-state';
import { concernKinds } from '../../src/payment/attempts/concern-kinds';
import { findConcern, methodInWords, moneyInWords, stateInWords, stateShown } from './payment-words';

describe('the words of the board', () => {
  it('tell the states apart', () => {
    expect(new Set(attemptStates.map((state) => stateShown(state).words)).size).toBe(attemptStates.length);
    expect(stateShown('SOMETHING_NEW')).toEqual({ words: 'Something new', variant: 'outline' });
  });

  it('name every method of payment', () => {
    const names = payableMethods.map((method) => methodInWords(method));
    expect(new Set(names).size).toBe(payableMethods.length);
    expect(methodInWords('scheme')).toBe('Card');
    expect(methodInWords('bcmc')).toBe('Bancontact');
    expect(methodInWords('visa')).toBe(inWords('visa'));
  });

  it('say of a concern what to do', () => {
    for (const concern of ['unmatched', 'unprocessed', 'late', ...concernKinds])
      expect(findConcern(concern)?.advice).toMatch(/\.$/);
    expect(findConcern(null)).toBeNull();
    expect(stateInWords('late')).toBe('Not settled for 5 minutes');
    expect(stateInWords('CLAIMED')).toBe('Has its order');
  });

  it('say amounts with their currency', () => {
    expect(moneyInWords(129_905, 'EUR')).toBe('1299.05 EUR');
  });
});
