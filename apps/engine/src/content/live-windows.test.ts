import type { Locale } from '@tradehall/domain/locales/locales.ts';
import { describe, expect, it } from 'vitest';
import { findLiveRevision, liveWindows } from './live-windows';

const at = (day: string) => new Date(`2026-${day}T00:00:00.000Z`);
const revision = (id: number, locale: Locale, start: string, end: string | null = null) => ({
  id,
  locale,
  startsAt: at(start),
  endsAt: end === null ? null : at(end),
});
const usual = revision(1, 'de-DE', '01-01');
const sale = revision(2, 'de-DE', '11-20', '12-01');
const austrian = revision(3, 'de-AT', '11-25', '12-10');
const all = [usual, sale, austrian];

const shown = (locale: Locale, from = '11-15') =>
  liveWindows(all, locale, at(from)).map(({ revision: { id }, startsAt, endsAt }) => [
    id,
    startsAt.toISOString().slice(5, 10),
    endsAt?.toISOString().slice(5, 10) ?? null,
  ]);

describe('what visitors see of a page', () => {
  it('is the revision that began last, and the one before when it has ended', () => {
    expect(shown('de-DE')).toEqual([
      [1, '01-01', '11-20'],
      [2, '11-20', '12-01'],
      [1, '12-01', null],
    ]);
  });

  it('is their own locale’s while it runs, else the one they fall back to', () => {
    expect(shown('de-AT')).toEqual([
      [1, '01-01', '11-20'],
      [2, '11-20', '11-25'],
      [3, '11-25', '12-10'],
      [1, '12-10', null],
    ]);
    expect(shown('fr-FR')).toEqual([]);
  });

  it('says nothing of what is over', () => {
    expect(shown('de-DE', '12-05')).toEqual([[1, '01-01', null]]);
    expect(liveWindows([sale], 'de-DE', at('12-05'))).toEqual([]);
  });

  it('is the later made of two that begin at once', () => {
    const twin = revision(9, 'de-DE', '01-01');
    expect(findLiveRevision([usual, twin], 'de-DE', at('02-01'))).toBe(twin);
    expect(findLiveRevision([twin, usual], 'de-DE', at('02-01'))).toBe(twin);
  });

  it('is nothing before the first begins', () => {
    expect(findLiveRevision([sale], 'de-DE', at('11-19'))).toBeNull();
    expect(findLiveRevision([sale], 'de-DE', at('11-20'))).toBe(sale);
    expect(findLiveRevision([sale], 'de-DE', at('12-01'))).toBeNull();
  });
});
