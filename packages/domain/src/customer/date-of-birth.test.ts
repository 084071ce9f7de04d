import { describe, expect, it } from 'vitest';
import { dateOfBirthPossible } from './date-of-birth.ts';

describe('a date of birth', () => {
  it.each([
    ['1815-12-10', false],
    ['1900-01-01', true],
    ['1984-02-29', true],
    ['1985-02-29', false],
    ['2026-11-16', true],
    ['2026-11-17', false],
    ['16.11.1984', false],
  ])('%s: %s', (date, possible) => {
    expect(dateOfBirthPossible(date, '2026-11-16')).toBe(possible);
  });
});
