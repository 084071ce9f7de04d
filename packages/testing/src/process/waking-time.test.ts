import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { wakingMs } from './waking-time.ts';

it('counts time that was waited, and of time in which this process could not run a step', async () => {
  expect(await wakingMs(() => sleep(200))).toBeGreaterThan(100);
  const stalled = async () => {
    await sleep(10);
    const until = performance.now() + 500;
    while (performance.now() < until) Math.hypot(3, 4);
    await sleep(10);
  };
  expect(await wakingMs(stalled)).toBeLessThan(400);
});
