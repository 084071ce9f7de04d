import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { wakingMs } from './waking-time.ts';

it('counts waiting in full, and a stall of this process as one short step', async () => {
  const waiting = async () => {
    for (let steps = 0; steps < 40; steps += 1) await sleep(5);
  };
  expect(await wakingMs(waiting)).toBeGreaterThan(100);
  const stalled = async () => {
    await sleep(10);
    const until = performance.now() + 500;
    while (performance.now() < until) Math.hypot(3, 4);
    await sleep(10);
  };
  expect(await wakingMs(stalled)).toBeLessThan(400);
});
