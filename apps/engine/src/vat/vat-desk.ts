import { Bulkhead } from '@tradehall/process/bulkhead.ts';
import { CircuitBreaker } from '@tradehall/process/circuit-breaker.ts';
import { Logger } from '@vendure/core';
import { noAnswer, verdictOfCode } from './verdict-of-code';
import type { VatAnswer } from './vat-service';

export const vatTimeoutMs = 5_000;

/** What an adapter has read from an answer. */
export type ReadAnswer = Pick<VatAnswer, 'errorCode' | 'consultationId' | 'raw'>;

/** The way to a tax office: so many questions at a time, few of them of one session, and none while it is down. */
export class VatDesk {
  readonly #breaker = new CircuitBreaker({
    failuresToOpen: 5,
    pauseMs: 10_000,
    whenOpen: () => new Error('the VAT service is not asked for a while'),
  });
  readonly #bulkhead = new Bulkhead({
    mostAtOnce: 32,
    mostWaiting: 32,
    waitMs: 1_000,
    mostOfOne: 4,
    whenFull: () => new Error('the VAT service is asked too much at once'),
  });

  /** B§4: exceptions and time-outs mean that the number could not be validated. */
  async ask(askedBy: string | null, work: () => Promise<ReadAnswer>): Promise<VatAnswer> {
    const asking = this.#bulkhead.run(() => this.#breaker.run(work), askedBy);
    const answer = await asking.catch((failure: unknown) => {
      // The reason, never the number: logs hold no personal data.
      const reason = failure instanceof Error ? failure.message : 'unknown failure';
      Logger.warn(reason, 'Vat');
      return { errorCode: noAnswer, consultationId: null, raw: reason };
    });
    return { ...answer, verdict: verdictOfCode(answer.errorCode), at: new Date() };
  }
}
