import { describe, expect, it } from 'vitest';
import { takeTurns } from './take-turns';

describe('work that takes turns', () => {
  it('is done so many at a time, all of it, whatever fails', async () => {
    const inTurn = takeTurns(2);
    let running = 0;
    let most = 0;
    const work = (each: number) => async () => {
      running += 1;
      most = Math.max(most, running);
      await new Promise(setImmediate);
      running -= 1;
      if (each % 3 === 0) throw new Error('torn');
      return each;
    };
    const done = await Promise.allSettled([1, 2, 3, 4, 5, 6, 7].map((each) => inTurn(work(each))));
    expect(done.map(({ status }) => status === 'fulfilled')).toEqual([true, true, false, true, true, false, true]);
    expect(most).toBe(2);
    expect(running).toBe(0);
  });
});
