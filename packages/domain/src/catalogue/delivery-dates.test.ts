import { describe, expect, it } from 'vitest';
import { countries } from '../countries/countries.ts';
import { deliveryDates } from './delivery-dates.ts';

describe('the delivery date', () => {
  it('counts business days from tomorrow and skips the weekend', () => {
    const thursday = new Date('2026-11-12T10:00:00Z');
    expect(deliveryDates('2-4', countries.DE, thursday)).toEqual({ from: '2026-11-16', to: '2026-11-18' });
  });

  it("skips the destination's public holidays, not another country's", () => {
    const mondayBeforeChristmas = new Date('2026-12-21T10:00:00Z');
    expect(deliveryDates('2-4', countries.DE, mondayBeforeChristmas)).toEqual({ from: '2026-12-23', to: '2026-12-28' });
    const nationalDay = new Date('2026-05-15T10:00:00Z');
    expect(deliveryDates('1-1', countries.NO, nationalDay).from).toBe('2026-05-18');
    expect(deliveryDates('1-2', countries.DE, new Date('2026-04-30T10:00:00Z')).from).toBe('2026-05-04');
  });

  it("begins with the destination's own today", () => {
    const lateEvening = new Date('2026-11-16T22:30:00Z');
    expect(deliveryDates('1-1', countries.GR, lateEvening).from).toBe('2026-11-18');
    expect(deliveryDates('1-1', countries.GB, lateEvening).from).toBe('2026-11-17');
  });
});
