import { describe, expect, it } from 'vitest';
import { countries } from '@tradehall/domain/countries/countries.ts';
import { factsOf } from '../testing/facts-of.ts';
import { staffOnly } from './staff-only.ts';

const verdictOn = (path: string, isStaff: boolean) => staffOnly(factsOf(countries.CH, { path, isStaff })).kind;

describe('a page of staff', () => {
  it('is not there for anybody else', () => {
    expect(verdictOn('/staff/ui', false)).toBe('answer');
    expect(verdictOn('/fr/staff/ui', false)).toBe('answer');
    expect(verdictOn('/staff/ui', true)).toBe('continue');
  });

  it('is not any other page', () => {
    expect(verdictOn('/staffeleien/', false)).toBe('continue');
  });
});
