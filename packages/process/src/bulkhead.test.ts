import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Bulkhead } from './bulkhead.ts';

class Full extends Error {}

const open = (options: Partial<ConstructorParameters<typeof Bulkhead>[0]> = {}) =>
  new Bulkhead({ mostAtOnce: 1, mostWaiting: 8, waitMs: 2_000, whenFull: () => new Full(), ...options });

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

  it('works at as many pieces as it may, and lets the next begin when one is done', async () => {
    const bulkhead = open({ mostAtOnce: 2, mostWaiting: 1 });
    const { begun, work } = pieces();
    const answers = [1, 2, 3].map((name) => bulkhead.run(work(name)));
    await expect(bulkhead.run(work(4))).rejects.toThrow(Full);
    expect([bulkhead.atWork, bulkhead.waiting]).toEqual([2, 1]);
    begun[1]?.finish();
    await answers[1];
    await vi.advanceTimersByTimeAsync(0);
    expect(begun.map(({ name }) => name)).toEqual([1, 2, 3]);
    for (const piece of begun) piece.finish();
    await Promise.all(answers);
    expect([bulkhead.atWork, bulkhead.waiting]).toEqual([0, 0]);
  });

  it('sends away an owner who has enough in it, and nobody else', async () => {
    const bulkhead = open({ mostAtOnce: 8, mostOfOne: 2 });
    const { begun, work } = pieces();
    const greedy = [1, 2].map((name) => bulkhead.run(work(name), 'greedy'));
    await expect(bulkhead.run(work(3), 'greedy')).rejects.toThrow(Full);
    const modest = bulkhead.run(work(4), 'modest');
    expect(begun.map(({ name }) => name)).toEqual([1, 2, 4]);
    for (const piece of begun) piece.finish();
    await Promise.all([...greedy, modest]);
    const again = bulkhead.run(work(5), 'greedy');
    begun[3]?.finish();
    expect(await again).toBe(5);
  });

  it('forgets an owner who waited in vain', async () => {
    const bulkhead = open({ mostOfOne: 1 });
    const { begun, work } = pieces();
    const first = bulkhead.run(work(1));
    const late = expect(bulkhead.run(work(2), 'late')).rejects.toThrow(Full);
    await vi.advanceTimersByTimeAsync(2_000);
    await late;
    begun[0]?.finish();
    await first;
    const again = bulkhead.run(work(3), 'late');
    begun[1]?.finish();
    expect(await again).toBe(3);
  });
});
