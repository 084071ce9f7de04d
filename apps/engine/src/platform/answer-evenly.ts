import { setTimeout as sleep } from 'node:timers/promises';

/** Whether there is an account must not be heard from how long the answer takes. */
const answersAfterMs = 250;

export async function answerEvenly(work: Promise<void>): Promise<void> {
  await Promise.all([work, sleep(answersAfterMs)]);
}
