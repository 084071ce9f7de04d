import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Bulkhead } from './bulkhead';

class Full extends Error {}

const open = () => new Bulkhead({ mostWaiting: 8, waitMs: 2_000, whenFull: () => new Full() });

/** Work that is done when it is told to be. */
function pieces() {
  const begun: { name: number; finish: () => void }[] = [];
  const work = (name: number) => () =>
    new Promise<number>((resolve) => void begun.push({ name, finish: () => resolve(name) }));
  return { begun, work };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('the bulkhead', () => {
  it('does one piece of work at a time, in the order they came, and refuses the tenth', async () => {
    const bulkhead = open();
    const { begun, work } = pieces();
    const nine = Array.from({ length: 9 }, (_, name) => bulkhead.run(work(name)));
    await expect(bulkhead.run(work(9))).rejects.toThrow(Full);
    for (const [name, answer] of nine.entries()) {
      expect(begun.map((each) => each.name)).toEqual(Array.from({ length: name + 1 }, (_, index) => index));
      begun[name]?.finish();
      expect(await answer).toBe(name);
      await vi.advanceTimersByTimeAsync(0);
    }
  });

  it('lets nobody wait longer than two seconds', async () => {
    const bulkhead = open();
    const { begun, work } = pieces();
    const first = bulkhead.run(work(1));
    const second = expect(bulkhead.run(work(2))).rejects.toThrow(Full);
    await vi.advanceTimersByTimeAsync(2_000);
    await second;
    begun[0]?.finish();
    await first;
    const third = bulkhead.run(work(3));
    begun[1]?.finish();
    expect(await third).toBe(3);
  });

  it('goes on after a piece of work that failed', async () => {
    const bulkhead = open();
    await expect(bulkhead.run(() => Promise.reject(new Error('no')))).rejects.toThrow('no');
    expect(await bulkhead.run(() => Promise.resolve('yes'))).toBe('yes');
  });
});
