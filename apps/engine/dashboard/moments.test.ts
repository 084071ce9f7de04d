import { expect, it } from 'vitest';
import { localInputOf, momentOf, shownMoment, shownSecond } from './moments';

it("reads back every moment it shows, whatever the operator's time zone", () => {
  for (const moment of ['2026-12-31T23:30:00.000Z', '2026-07-01T00:05:00.000Z'])
    expect(momentOf(localInputOf(moment))).toBe(moment);
});

it('shows a moment in local time, with its zone', () => {
  const local = new Date(2026, 10, 5, 7, 9);
  expect(localInputOf(local.toISOString())).toBe('2026-11-05T07:09');
  expect(shownMoment(local.toISOString())).toMatch(/^2026-11-05 07:09 (?:[A-Z]{2,5}|GMT[+-]\d+(?::\d\d)?)$/);
  expect(shownSecond(new Date(2026, 10, 5, 7, 9, 3).toISOString())).toMatch(/^2026-11-05 07:09:03 [A-Z]/);
});

it('knows no moment where there is none', () => {
  expect(localInputOf(null)).toBe('');
  expect(localInputOf('soon')).toBe('');
  expect(shownSecond('soon')).toBe('');
  expect(momentOf('')).toBeNull();
  expect(momentOf('2026-11')).toBeNull();
  expect(momentOf('2026-13-45T99:99')).toBeNull();
});
