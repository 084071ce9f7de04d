import { describe, expect, it } from 'vitest';
import { countries } from '../countries/countries.ts';
import { lastDayOfWithdrawal, type Parcel } from './withdrawal-period.ts';

const parcel = (state: Parcel['state'], at: string): Parcel => ({ state, at: new Date(at) });
const lastDay = (parcels: readonly Parcel[], isEverythingSent = true) =>
  lastDayOfWithdrawal(parcels, isEverythingSent, countries.DE);

describe('the withdrawal period', () => {
  it('has no end before everything is on its way', () => {
    expect(lastDay([], false)).toBeNull();
    expect(lastDay([parcel('delivered', '2026-03-02T10:00:00Z')], false)).toBeNull();
    expect(
      lastDay([parcel('delivered', '2026-03-02T10:00:00Z'), parcel('packing', '2026-03-01T10:00:00Z')]),
    ).toBeNull();
  });

  it('ends 14 days after the last delivery, by the calendar of the shop', () => {
    expect(lastDay([parcel('delivered', '2026-03-02T10:00:00Z')])).toBe('2026-03-16');
    expect(lastDay([parcel('delivered', '2026-03-02T23:30:00Z')])).toBe('2026-03-17');
    expect(lastDay([parcel('delivered', '2026-03-04T10:00:00Z'), parcel('delivered', '2026-03-02T10:00:00Z')])).toBe(
      '2026-03-18',
    );
  });

  it('ends 30 days after sending where nobody knows of the arrival', () => {
    expect(lastDay([parcel('sent', '2026-03-02T10:00:00Z')])).toBe('2026-04-01');
  });

  it('does not end on a weekend or a public holiday', () => {
    expect(lastDay([parcel('delivered', '2026-03-07T10:00:00Z')])).toBe('2026-03-23');
    // Good Friday to Easter Monday
    expect(lastDay([parcel('delivered', '2026-03-20T10:00:00Z')])).toBe('2026-04-07');
  });
});
