import { createHash } from 'node:crypto';
import { Bulkhead } from '@tradehall/process/bulkhead.ts';
import { isMadeOfShopWords } from '@tradehall/domain/customer/password.ts';
import { CircuitBreaker } from '@tradehall/process/circuit-breaker.ts';
import { Logger } from '@vendure/core';
import { BreachedPasswords } from './breached-passwords';
import { TooManyHashes } from './too-many-hashes';

const prefixLength = 5;
const usualTimeoutMs = 2_000;

/**
 * The range protocol of Have I Been Pwned: five digits of the SHA-1 go out, all the hashes that begin with them come back,
 * and the password is looked for here. Without an answer the shop goes on: a leaked password is a lesser evil than no
 * registration. What is guessed without any list is refused in any case.
 */
export class RangeBreachedPasswords extends BreachedPasswords {
  readonly #breaker = new CircuitBreaker({
    failuresToOpen: 5,
    pauseMs: 10_000,
    whenOpen: () => new Error('the list of breached passwords is not asked for a while'),
  });
  // A few more than may wait for a hash: whoever is too many there need not be looked up here.
  readonly #bulkhead = new Bulkhead({
    mostAtOnce: 12,
    mostWaiting: 12,
    waitMs: 1_000,
    whenFull: () => new TooManyHashes(),
  });

  constructor(
    private readonly url: string,
    private readonly timeoutMs = usualTimeoutMs,
  ) {
    super();
  }

  async has(password: string): Promise<boolean> {
    if (isMadeOfShopWords(password)) return true;
    const hash = createHash('sha1').update(password).digest('hex').toUpperCase();
    const prefix = hash.slice(0, prefixLength);
    try {
      const range = await this.#bulkhead.run(() => this.#breaker.run(() => this.#range(prefix)));
      return isListed(range, hash.slice(prefixLength));
    } catch (failure) {
      if (failure instanceof TooManyHashes) throw failure;
      const reason = failure instanceof Error ? failure.message : 'unknown failure';
      Logger.warn(`a password was not looked up: ${reason}`, 'Accounts');
      return false;
    }
  }

  async #range(prefix: string): Promise<string> {
    const response = await fetch(new URL(`range/${prefix}`, `${this.url.replace(/\/+$/, '')}/`), {
      // Answers of one length: how many hashes there are would tell whoever listens which prefix it was.
      headers: { 'add-padding': 'true', 'user-agent': 'tradehall' },
      redirect: 'error',
      signal: AbortSignal.timeout(this.timeoutMs),
    });
    if (!response.ok) throw new Error(`the list of breached passwords answers ${response.status}`);
    return response.text();
  }
}

/** A line is `suffix:count`; what is there for padding was counted never. */
function isListed(range: string, suffix: string): boolean {
  return range.split(/\r?\n/).some((line) => {
    const [listed, count] = line.split(':');
    return listed?.trim().toUpperCase() === suffix && Number(count) > 0;
  });
}
