import { createHmac, hkdfSync, randomBytes, timingSafeEqual } from 'node:crypto';
import { challengeTextOf, isSignInProof, type SignInChallenge } from '@tradehall/domain/customer/sign-in-challenge.ts';
import type { Purses } from './purses.ts';

interface SignInChallengesOptions {
  readonly secret: string;
  readonly purses: Purses;
  readonly nowMs: () => number;
  readonly fewestBits: number;
}

/** The dearest eight times as long: nobody who has the right password waits longer, whatever happens. */
const mostPrice = 3;
const validMs = 5 * 60_000;
const textPattern = /^([\w-]{22})\.(\d{1,15})\.(\d)\.([\w-]{43})$/;

/** Signed, for one account, for five minutes and one use. No process remembers what it has set. */
export class SignInChallenges {
  readonly #options: SignInChallengesOptions;
  readonly #key: Buffer;

  constructor(options: SignInChallengesOptions) {
    this.#options = options;
    this.#key = Buffer.from(hkdfSync('sha256', options.secret, '', 'sign-in challenges', 32));
  }

  create(account: string, wantedPrice: number): SignInChallenge {
    const price = Math.min(mostPrice, wantedPrice);
    const stated = `${randomBytes(16).toString('base64url')}.${this.#options.nowMs() + validMs}.${price}`;
    return { text: `${stated}.${this.#mac(stated, account)}`, bits: this.#options.fewestBits + price };
  }

  /** The price may have doubled while a browser was at work; whoever keeps cheap challenges for later has nothing of it. */
  async use(proof: string, account: string, priceNow: number): Promise<boolean> {
    const text = challengeTextOf(proof);
    const [, id = '', until = '', price = '', given = ''] = textPattern.exec(text) ?? [];
    const right = this.#mac(`${id}.${until}.${price}`, account);
    if (given.length !== right.length || !timingSafeEqual(Buffer.from(given), Buffer.from(right))) return false;
    if (Number(until) < this.#options.nowMs() || Number(price) < Math.min(mostPrice, priceNow) - 1) return false;
    if (!(await isSignInProof({ text, bits: this.#options.fewestBits + Number(price) }, proof))) return false;
    return this.#options.purses.useOnce(`challenge:${id}`, validMs);
  }

  #mac(stated: string, account: string): string {
    return createHmac('sha256', this.#key).update(`${stated} ${account}`).digest('base64url');
  }
}
