import { readFileSync, rmSync } from 'node:fs';

/** Every place where a process may die between two things that belong together. */
export const crashPoints = [
  'after-attempt-committed',
  'after-provider-answered',
  'after-answer-recorded',
  'before-order-committed',
  'after-order-committed',
  'after-details-intended',
  'after-details-answered',
  'after-offline-attempt-committed',
  'after-webhook-stored',
  'after-webhook-applied',
  'after-webhook-done',
  'after-reversal-taken',
  'after-reversal-answered',
  'after-giving-up',
] as const;
export type CrashPoint = (typeof crashPoints)[number];

/** Nothing, unless a test asked this process to die here: each time by CRASH_AT, once by a file that names the point. */
export function crashPoint(point: CrashPoint): void {
  const { CRASH_AT: always, CRASH_FILE: file } = process.env;
  if (always === point || (file !== undefined && isNamedOnce(file, point))) process.kill(process.pid, 'SIGKILL');
}

function isNamedOnce(file: string, point: CrashPoint): boolean {
  try {
    if (readFileSync(file, 'utf8') !== point) return false;
  } catch {
    return false;
  }
  rmSync(file);
  return true;
}
