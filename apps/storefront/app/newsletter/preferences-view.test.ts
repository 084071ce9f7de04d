import { describe, expect, it } from 'vitest';
import { shopOf } from '../testing/shop-of.ts';
import { preferencesView } from './preferences-view.ts';

const facts = { email: 'jana@example.com', consents: [], isSaved: false, error: null };

describe('what a customer may be told', () => {
  it('has no tick that she has not set', () => {
    const { preferences, saved } = preferencesView(facts, shopOf('en-GB'));
    expect(preferences.map(({ kind, isTicked }) => [kind, isTicked])).toEqual([
      ['newsletter', false],
      ['sms', false],
      ['phone', false],
    ]);
    expect(preferences[0]?.label).toBe('Newsletter by email to jana@example.com');
    expect(preferences[0]?.history).toBe('You have not agreed to this.');
    expect(saved).toBeNull();
  });

  it('says since when it holds, and how we know', () => {
    const changedAt = '2026-03-01T23:30:00.000Z';
    const consents = [
      { kind: 'newsletter', isGiven: true, changedAt, source: 'mail' },
      { kind: 'sms', isGiven: false, changedAt, source: 'account' },
      { kind: 'soft_phone', isGiven: true, changedAt, source: 'account' },
    ] as const;
    const { preferences, saved } = preferencesView({ ...facts, consents, isSaved: true }, shopOf('en-GB'));
    expect(preferences.map(({ isTicked, history }) => [isTicked, history])).toEqual([
      [true, 'Agreed on 01.03.2026 through the link in an email'],
      [false, 'Ended on 01.03.2026 in your account'],
      [false, 'You have not agreed to this.'],
    ]);
    expect(saved).toBe('Your choice has been saved.');
  });
});
