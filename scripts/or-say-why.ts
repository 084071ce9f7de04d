import { findParent } from './services/process-identity.ts';

/** Runs a command; what goes wrong is told in its own words, without a stack trace. */
export async function orSayWhy(command: () => Promise<void>): Promise<void> {
  endWithNpm();
  try {
    await command();
  } catch (failure) {
    console.error(failure instanceof Error ? failure.message : String(failure));
    process.exitCode = 1;
  }
}

const lookEveryMs = 1_000;

/** Whoever ends `npm run …`, by kill -9 even, means the command that npm runs. Between the two there may be a shell. */
export function endWithNpm(): void {
  if (process.env['npm_lifecycle_event'] === undefined) return;
  const ancestors = () => `${process.ppid} ${findParent(process.ppid) ?? 'none'}`;
  const first = ancestors();
  setInterval(() => {
    if (ancestors() !== first) process.kill(process.pid, 'SIGTERM');
  }, lookEveryMs).unref();
}
