import { durationOf } from '@tradehall/process/metrics.ts';
import type { NextFunction, Request, Response } from 'express';
import { register } from 'prom-client';

type Outcome = 'answered' | 'refused' | 'failed';

const callSeconds = durationOf(
  'engine_call_duration_seconds',
  'Time the engine took for a call of the middleware by its name, or for a request to another of its interfaces, by outcome',
  ['call', 'outcome'],
  register,
);

/** To be called once when the call is answered. */
export function startCall(call: string): (outcome: Outcome) => void {
  const startedAtMs = performance.now();
  return (outcome) => callSeconds.observe({ call, outcome }, (performance.now() - startedAtMs) / 1_000);
}

/** The engine's other interfaces, by the first part of their path; the calls of the middleware are counted by their names. */
const surfaces: ReadonlySet<string> = new Set(['admin-api', 'shop-api', 'webhooks', 'machines', 'dashboard']);

export function observeSurfaces(request: Request, response: Response, next: NextFunction): void {
  const surface = request.path.split('/')[1] ?? '';
  if (surfaces.has(surface)) {
    const answered = startCall(surface);
    response.once('finish', () => answered(outcomeOf(response.statusCode)));
  }
  next();
}

function outcomeOf(status: number): Outcome {
  if (status >= 500) return 'failed';
  return status >= 400 ? 'refused' : 'answered';
}
