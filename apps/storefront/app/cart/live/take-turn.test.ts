import { describe, expect, it } from 'vitest';
import { createTurns } from './take-turn.ts';

const moment = () => new Promise((resolve) => setTimeout(resolve, 20));

describe('turns', () => {
  it('are taken one after the other, and pages that wait are known to live', async () => {
    const [one, other] = [createTurns(navigator.locks, 'one'), createTurns(navigator.locks, 'other')];
    const order: string[] = [];
    const leave = await one.take();
    const waiting = other.take().then((leaveToo) => {
      order.push('the other has it');
      leaveToo();
    });
    await moment();
    const living = await one.findLiving();
    expect(['one', 'other'].map((page) => living?.has(page))).toEqual([true, true]);
    order.push('the one leaves');
    leave();
    await waiting;
    expect(order).toEqual(['the one leaves', 'the other has it']);
    await moment();
    expect((await one.findLiving())?.has('one')).toBe(false);
  });

  it('are for everybody where the browser has no locks, and nobody can tell who lives', async () => {
    const turns = createTurns(undefined, 'one');
    expect(await Promise.all([turns.take(), turns.take()])).toHaveLength(2);
    expect(await turns.findLiving()).toBeNull();
  });
});
