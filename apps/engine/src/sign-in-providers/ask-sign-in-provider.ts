import { Bulkhead } from '@tradehall/process/bulkhead.ts';
import { CircuitBreaker } from '@tradehall/process/circuit-breaker.ts';
import { Logger } from '@vendure/core';
import { AuthorizationResponseError, ClientError, ResponseBodyError } from 'openid-client';
import { z } from 'zod';
import { Refused } from '../platform/engine-door/engine-door';

/** For each question; a sign-in asks four at most. */
export const providerTimeoutSeconds = 2;

const faultCodes: ReadonlySet<string> = new Set([
  'OAUTH_TIMEOUT',
  'OAUTH_ABORT',
  'OAUTH_PARSE_ERROR',
  'OAUTH_RESPONSE_IS_NOT_CONFORM',
  'OAUTH_RESPONSE_IS_NOT_JSON',
]);

/** A provider that answers no, or something that must not be believed, is not down. */
function isFault(failure: unknown): boolean {
  if (failure instanceof AuthorizationResponseError || failure instanceof z.ZodError) return false;
  if (failure instanceof ResponseBodyError) return failure.status >= 500;
  if (failure instanceof ClientError) return failure.code === undefined || faultCodes.has(failure.code);
  return true;
}

/** Its words and codes, never what it was answered with: tokens are not for logs. */
function reasonOf(failure: unknown): string {
  if (failure instanceof ResponseBodyError) return `${failure.status} ${failure.error}`;
  if (failure instanceof ClientError) return `${failure.code ?? ''} ${failure.message}`.trim();
  if (failure instanceof z.ZodError) return 'an answer that is no answer';
  return failure instanceof Error ? failure.message : 'unknown failure';
}

/** One way of asking for all providers: what fails ends as a word that a shopper can be told. */
export class SignInProviderDesk {
  readonly #breaker: CircuitBreaker;
  readonly #bulkhead = new Bulkhead({
    mostAtOnce: 32,
    mostWaiting: 32,
    waitMs: 1_000,
    whenFull: () => new Error('asked too much at once'),
  });

  constructor(private readonly name: string) {
    this.#breaker = new CircuitBreaker({
      failuresToOpen: 5,
      pauseMs: 10_000,
      isFault,
      whenOpen: () => new Error('not asked for a while'),
    });
  }

  async ask<Answer>(work: () => Promise<Answer>): Promise<Answer> {
    try {
      return await this.#bulkhead.run(() => this.#breaker.run(work));
    } catch (failure) {
      Logger.warn(`${this.name}: ${reasonOf(failure)}`, 'SignInProviders');
      throw new Refused({ code: isFault(failure) ? 'sign-in-provider-unavailable' : 'social-login-failed' });
    }
  }
}
