import { describe, expect, it } from 'vitest';
import { remainingTime } from './countdown.ts';

const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;
const day = 24 * hour;

describe('a countdown', () => {
  it('counts in days, hours, minutes and seconds', () => {
    expect(remainingTime(2 * day + 3 * hour + 4 * minute + 5 * second)).toEqual({
      days: 2,
      hours: 3,
      minutes: 4,
      seconds: 5,
    });
  });

  it('carries over: a second before a day is the longest of everything smaller', () => {
    expect(remainingTime(day - second)).toEqual({ days: 0, hours: 23, minutes: 59, seconds: 59 });
    expect(remainingTime(day)).toEqual({ days: 1, hours: 0, minutes: 0, seconds: 0 });
  });

  it('shows the last second until it is over', () => {
    expect(remainingTime(1)).toEqual({ days: 0, hours: 0, minutes: 0, seconds: 1 });
    expect(remainingTime(0)).toBeNull();
    expect(remainingTime(-day)).toBeNull();
  });

  it('goes beyond a month', () => {
    expect(remainingTime(120 * day)?.days).toBe(120);
  });
});
