import { durationOf } from '@tradehall/process/metrics.ts';
import { register } from 'prom-client';

const providerSeconds = durationOf(
  'payment_provider_duration_seconds',
  'Time the card provider took, by operation and outcome: answered, refused, unknown where nobody can tell',
  ['operation', 'outcome'],
  register,
);

// A series that begins with its first failure says nothing of it: rates are taken between two figures.
for (const operation of ['payments', 'details'])
  for (const outcome of ['answered', 'refused', 'unknown']) providerSeconds.zero({ operation, outcome });

export function observeProvider(operation: string, outcome: string, seconds: number): void {
  providerSeconds.observe({ operation, outcome }, seconds);
}
