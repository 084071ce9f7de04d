import { setImmediate as turn } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { pause, startLoop, startPolling } from './start-loop.ts';

const forEver = 2 ** 31 - 1;

/** A loop whose steps a test answers one by one. */
function setUp({ pollMs = forEver, reasonOf = String }: { pollMs?: number; reasonOf?: (failure: unknown) => string }) {
  const warnings: string[] = [];
  let begun = 0;
  let answer = Promise.withResolvers<boolean>();
  let next = Promise.withResolvers<undefined>();
  const step = () => {
    begun += 1;
    answer = Promise.withResolvers<boolean>();
    next.resolve(undefined);
    next = Promise.withResolvers<undefined>();
    return answer.promise;
  };
  const log = { warn: (message: string) => void warnings.push(message) };
  const loop = startPolling({ step, pollMs, log, reasonOf });
  return {
    loop,
    warnings,
    begun: () => begun,
    nextStep: () => next.promise,
    answer: (hadWork: boolean) => answer.resolve(hadWork),
    fail: (failure: Error) => answer.reject(failure),
    stop: async () => {
      answer.resolve(false);
      await loop.stop();
    },
  };
}

it('takes the next step at once while there is work', async () => {
  const { answer, nextStep, stop } = setUp({});
  const next = nextStep();
  answer(true);
  await next;
  await stop();
});

it('pauses where there is no work', async () => {
  const { answer, begun, stop } = setUp({});
  answer(false);
  await turn();
  expect(begun()).toBe(1);
  await stop();
});

it('looks again after the pause', async () => {
  const { answer, nextStep, stop } = setUp({ pollMs: 1 });
  const next = nextStep();
  answer(false);
  await next;
  await stop();
});

it('logs a failure, pauses and goes on', async () => {
  const { fail, nextStep, warnings, stop } = setUp({ pollMs: 1 });
  const next = nextStep();
  fail(new Error('no database'));
  await next;
  expect(warnings).toEqual(['waits after: Error: no database']);
  await stop();
});

it('tells of a failure in the words it was given, and does not try again at once', async () => {
  const { begun, fail, warnings, stop } = setUp({ reasonOf: () => 'no address is logged' });
  fail(new Error('jo@example.com was refused'));
  await turn();
  expect(warnings).toEqual(['waits after: no address is logged']);
  expect(begun()).toBe(1);
  await stop();
});

it('ends when the step under way has ended, and takes no other', async () => {
  const { answer, begun, loop } = setUp({});
  let hasEnded = false;
  const ending = loop.stop().then(() => (hasEnded = true));
  await turn();
  expect(hasEnded).toBe(false);
  answer(true);
  await ending;
  expect(begun()).toBe(1);
});

it('ends a pause that is under way', async () => {
  const loop = startLoop((stopping) => pause(forEver, stopping));
  await turn();
  await loop.stop();
});
