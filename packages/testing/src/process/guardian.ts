// A program beside a command (`owned-processes.ts` starts it): once the command is gone, however it ended, the guardian ends
// what the command has left running. It learns that from the end of its standard input, which the system closes even after kill -9.
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';
import { z } from 'zod';

const order = z.union([
  z.object({ own: z.int().positive(), signal: z.enum(['SIGTERM', 'SIGINT']) }),
  z.object({ release: z.int().positive() }),
]);

const politeMs = 3_000;
const owned = new Map<number, NodeJS.Signals>();

/** False where no process of the group is left. */
function signalled(group: number, signal: NodeJS.Signals | 0): boolean {
  try {
    return process.kill(-group, signal);
  } catch {
    return false;
  }
}

for await (const line of createInterface({ input: process.stdin })) {
  const told = order.parse(JSON.parse(line));
  if ('own' in told) owned.set(told.own, told.signal);
  else owned.delete(told.release);
}

for (const [group, signal] of owned) signalled(group, signal);
for (const deadline = Date.now() + politeMs; Date.now() < deadline;) {
  if (![...owned.keys()].some((group) => signalled(group, 0))) break;
  await sleep(50);
}
for (const group of owned.keys()) signalled(group, 'SIGKILL');
