import { CircuitBreaker } from '@tradehall/process/circuit-breaker.ts';
import { Logger } from '@vendure/core';
import { noAnswer, verdictOfCode } from './verdict-of-code';
import type { VatAnswer } from './vat-service';

export const vatTimeoutMs = 5_000;

/** What an adapter has read from an answer. */
export type ReadAnswer = Pick<VatAnswer, 'errorCode' | 'consultationId' | 'raw'>;

export function newBreaker() {
  return new CircuitBreaker({
    failuresToOpen: 5,
    pauseMs: 10_000,
    whenOpen: () => new Error('the VAT service is not asked for a while'),
  });
}

/** B§4: exceptions and time-outs mean that the number could not be validated. */
export async function askPatiently(
  breaker: ReturnType<typeof newBreaker>,
  ask: () => Promise<ReadAnswer>,
): Promise<VatAnswer> {
  const answer = await breaker.run(ask).catch((failure: unknown) => {
    // The reason, never the number: logs hold no personal data.
    const reason = failure instanceof Error ? failure.message : 'unknown failure';
    Logger.warn(reason, 'Vat');
    return { errorCode: noAnswer, consultationId: null, raw: reason };
  });
  return { ...answer, verdict: verdictOfCode(answer.errorCode), at: new Date() };
}
