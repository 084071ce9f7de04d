import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  consentCookieOf,
  consentPurposes,
  consentsOf,
  consentTextVersion,
  findConsentChoice,
} from './consent-choice.ts';

const receiptId = '6f1f6a52-6a8b-4c57-9d0a-2f6b1f0c7a11';
const choices = fc.record({
  receiptId: fc.uuid(),
  purposes: fc.subarray([...consentPurposes]),
  textVersion: fc.integer({ min: 1, max: 9_999 }),
});

describe('the cookie of a choice', () => {
  it('says what was chosen', () => {
    fc.assert(
      fc.property(choices, (choice) => {
        expect(findConsentChoice(consentCookieOf(choice))).toEqual(choice);
      }),
    );
  });

  it('is short and needs no encoding', () => {
    const cookie = consentCookieOf({ receiptId, purposes: ['marketing', 'statistics'], textVersion: 1 });
    expect(cookie).toBe(`1.sm.${receiptId}`);
    expect(encodeURIComponent(cookie)).toBe(cookie);
  });

  it('agrees to nothing where it is garbage', () => {
    const garbage = fc.oneof(
      fc.string(),
      fc.string({ unit: 'binary' }),
      fc.constantFrom('1', '1.sm', `1..${receiptId}`, `0.sm.${receiptId}`, `1.ms.${receiptId}`, `1.sm.${receiptId}x`),
      fc.constantFrom(`-1.sm.${receiptId}`, ` 1.sm.${receiptId}`, `1.sm.${receiptId}\n`, `1.0m.${receiptId}`, 'true'),
    );
    fc.assert(
      fc.property(garbage, (cookie) => {
        expect(consentsOf(findConsentChoice(cookie))).toEqual({ statistics: false, marketing: false });
      }),
    );
    expect(findConsentChoice(undefined)).toBeNull();
  });

  it('agrees to nothing where other words were agreed to', () => {
    const choice = { receiptId, purposes: consentPurposes, textVersion: consentTextVersion };
    expect(consentsOf(choice)).toEqual({ statistics: true, marketing: true });
    expect(consentsOf({ ...choice, textVersion: consentTextVersion + 1 })).toEqual({
      statistics: false,
      marketing: false,
    });
  });
});
