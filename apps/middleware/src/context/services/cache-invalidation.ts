import { createHmac, timingSafeEqual } from 'node:crypto';
import { invalidationWindow, signedInvalidation } from '@tradehall/domain/content/cache-signature.ts';
import type { ReadSide } from '../../read-side/read-side.ts';

export interface SignedTags {
  readonly tags: readonly string[];
  readonly issuedAt: string;
  readonly signature: string;
}

interface CacheInvalidationOptions {
  readonly secret: string;
  readonly readSide: ReadSide;
  /** Tells Redis and the other processes; nobody is told where Redis is away, and two seconds do it instead. */
  readonly announce: (names: readonly string[]) => Promise<unknown>;
  readonly now?: () => Date;
}

/** Whoever holds the key can have documents forgotten. Forgetting one that is current costs a read, so a repetition is harmless. */
export class CacheInvalidation {
  readonly #options: CacheInvalidationOptions;

  constructor(options: CacheInvalidationOptions) {
    this.#options = options;
  }

  isSigned({ tags, issuedAt, signature }: SignedTags): boolean {
    const expected = createHmac('sha256', this.#options.secret).update(signedInvalidation(tags, issuedAt)).digest();
    const given = Buffer.from(signature, 'hex');
    return given.length === expected.length && timingSafeEqual(given, expected) && this.#isCurrent(issuedAt);
  }

  async forget(tags: readonly string[]): Promise<number> {
    const names = [...new Set(tags.map(nameOf))];
    for (const name of names) this.#options.readSide.forget(name);
    await this.#options.announce(names);
    return names.length;
  }

  #isCurrent(issuedAt: string): boolean {
    const ageMs = (this.#options.now?.() ?? new Date()).getTime() - Date.parse(issuedAt);
    return ageMs >= -invalidationWindow.aheadMs && ageMs <= invalidationWindow.validMs;
  }
}

/** Tags are written as in `Surrogate-Key`, where letters beyond ASCII are escaped. */
function nameOf(tag: string): string {
  try {
    return decodeURI(tag);
  } catch {
    return tag;
  }
}
