import { describe, expect, it } from 'vitest';
import { fault, Faults } from './faults.ts';

describe('the faults of a fake', () => {
  it('are none at first', () => {
    expect(new Faults().take()).toBeNull();
  });

  it('wear off after the number of operations they were set for', () => {
    const faults = new Faults();
    faults.set({ kind: 'refuse', times: 2 });
    expect([faults.take()?.kind, faults.take()?.kind, faults.take()]).toEqual(['refuse', 'refuse', null]);
  });

  it('hold until cleared when they have no number', () => {
    const faults = new Faults();
    faults.set({ kind: 'timeout' });
    faults.take();
    expect(faults.take()).toEqual({ kind: 'timeout' });
    faults.clear();
    expect(faults.take()).toBeNull();
  });

  it('must say how slow slow is', () => {
    expect(fault.safeParse({ kind: 'slow' }).success).toBe(false);
  });
});
