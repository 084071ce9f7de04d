import { Bulkhead } from '@tradehall/process/bulkhead.ts';
import { BcryptPasswordHashingStrategy, type PasswordHashingStrategy } from '@vendure/core';
import { hashPassword, isPasswordOf } from './password-hash';
import { TooManyHashes } from './too-many-hashes';

const bcryptPrefix = /^\$2[aby]\$/;

/**
 * Argon2id. A hash takes 19 MiB and a core for a while, so that a flood of guesses would take the shop's: one at a time a
 * queue, the others wait for two seconds at most.
 */
export class Argon2HashingStrategy implements PasswordHashingStrategy {
  private readonly bulkhead: Bulkhead;
  /** What the engine hashed with before. */
  private readonly bcrypt = new BcryptPasswordHashingStrategy();

  constructor(waitMs = 2_000) {
    this.bulkhead = new Bulkhead({ mostAtOnce: 1, mostWaiting: 8, waitMs, whenFull: () => new TooManyHashes() });
  }

  hash(plaintext: string): Promise<string> {
    return this.inTurn(() => hashPassword(plaintext));
  }

  check(plaintext: string, hash: string): Promise<boolean> {
    return this.inTurn(() => this.compare(plaintext, hash));
  }

  /** Work around a hash that is to wait with it. */
  inTurn<Value>(work: () => Promise<Value>): Promise<Value> {
    return this.bulkhead.run(work);
  }

  /** For whoever has a turn already. */
  compare(plaintext: string, hash: string): Promise<boolean> {
    return bcryptPrefix.test(hash) ? this.bcrypt.check(plaintext, hash) : isPasswordOf(plaintext, hash);
  }
}
