import { createHmac, hkdfSync, randomBytes, timingSafeEqual } from 'node:crypto';
import { networkOf } from '@tradehall/process/open-by-network.ts';
import { LRUCache } from 'lru-cache';
import pLimit from 'p-limit';

interface Allowance {
  /** As many as there are at the start, and as come back bit by bit. */
  readonly most: number;
  readonly perMs: number;
  /** What it may grow to by that which is added. */
  readonly cap?: number;
}

const minuteMs = 60_000;

/**
 * How many sign-ins may fail; one that succeeds costs nothing. Lists of stolen passwords are tried from thousands of
 * addresses on thousands of accounts, so that neither limit alone would be felt: strangers together have one as well. Whoever has
 * signed in to the account on the device before is no stranger, and no attack on it uses up what the owner may try.
 * Where many find their way in, more go wrong as well: the first stranger a day who gets into an account adds one to what
 * strangers have. Counted by each process for itself.
 */
const allowances = {
  device: { most: 10, perMs: 10 * minuteMs },
  strangers: { most: 40, perMs: 20 * minuteMs, cap: 140 },
  network: { most: 10, perMs: 10 * minuteMs },
  account: { most: 10, perMs: 60 * minuteMs },
} as const satisfies Readonly<Record<string, Allowance>>;

interface Purse {
  readonly key: string;
  readonly allowance: Allowance;
}

interface Level {
  readonly left: number;
  readonly atMs: number;
}

interface SignIn {
  readonly email: string;
  /** Of the network it comes from. */
  readonly address: string;
  readonly deviceToken: string | null;
}

/** A turn that was taken; not to be had where there are seconds to wait. */
type SignInTurn =
  | { readonly isTaken: false; readonly retryAfterSeconds: number }
  | {
      readonly isTaken: true;
      /** Compares the password: a known device's at once, a stranger's when those before it are done with. */
      readonly run: <Answer>(compare: () => Promise<Answer>) => Promise<Answer>;
      /** Nothing was compared. */
      readonly giveBack: () => void;
      /** Whoever it is has got in. Answers what the device is known by to this account from now on. */
      readonly succeed: () => string;
    };

interface SignInLimitsOptions {
  readonly secret: string;
  readonly nowMs?: () => number;
}

/** The first tries of a flood do not come all at once either: each is a core's work for a while. */
const strangersAtOnce = 2;
const mostPurses = 50_000;
const mostWelcomed = 50_000;
const dayMs = 24 * 60 * minuteMs;
const tokenPattern = /^([\w-]{22})\.([\w-]{43})$/;

export class SignInLimits {
  readonly #key: Buffer;
  readonly #nowMs: () => number;
  readonly #levels = new LRUCache<string, Level>({ max: mostPurses });
  /** Accounts that have added to what strangers have, and when. */
  readonly #welcomed = new LRUCache<string, number>({ max: mostWelcomed });
  readonly #strangersQueue = pLimit(strangersAtOnce);

  constructor({ secret, nowMs = () => performance.now() }: SignInLimitsOptions) {
    this.#key = Buffer.from(hkdfSync('sha256', secret, '', 'known devices', 32));
    this.#nowMs = nowMs;
  }

  /** Before the password is looked at: many at once get no more turns than one after the other. */
  take({ email, address, deviceToken }: SignIn): SignInTurn {
    const account = this.#accountKey(email);
    const device = this.#knownDevice(deviceToken, account);
    const purses = device === null ? pursesOfStranger(account, networkOf(address)) : [purseOfDevice(device)];
    const waitMs = Math.max(...purses.map((purse) => this.#waitMs(purse)));
    // Nothing is written down for whoever is sent away: a flood leaves no trace.
    if (waitMs > 0) return { isTaken: false, retryAfterSeconds: Math.ceil(waitMs / 1_000) };
    for (const purse of purses) this.#add(purse, -1);
    const giveBack = () => purses.forEach((purse) => this.#add(purse, 1));
    return {
      isTaken: true,
      run: (compare) => (device === null ? this.#strangersQueue(compare) : compare()),
      giveBack,
      succeed: () => {
        giveBack();
        if (device === null) this.#welcome(account);
        return device === null || deviceToken === null ? this.#newDevice(account) : deviceToken;
      },
    };
  }

  /** For whoever has proven that the account's mailbox is hers: a flood of strangers does not keep her out then. */
  deviceTokenFor(email: string): string {
    return this.#newDevice(this.#accountKey(email));
  }

  /** Once a day and account: nobody buys tries by signing in again and again. */
  #welcome(account: string): void {
    const before = this.#welcomed.get(account);
    if (before !== undefined && this.#nowMs() - before < dayMs) return;
    this.#welcomed.set(account, this.#nowMs());
    this.#add(strangersPurse, 1);
  }

  #accountKey(email: string): string {
    return this.#mac(`account ${email.trim().toLowerCase()}`);
  }

  #newDevice(account: string): string {
    const id = randomBytes(16).toString('base64url');
    return `${id}.${this.#mac(`device ${id} ${account}`)}`;
  }

  /** The device's id, where the token was given to it for this very account. */
  #knownDevice(token: string | null, account: string): string | null {
    const [, id, given] = tokenPattern.exec(token ?? '') ?? [];
    if (id === undefined || given === undefined) return null;
    const right = this.#mac(`device ${id} ${account}`);
    return timingSafeEqual(Buffer.from(given), Buffer.from(right)) ? id : null;
  }

  #mac(text: string): string {
    return createHmac('sha256', this.#key).update(text).digest('base64url');
  }

  #left({ key, allowance: { most, perMs } }: Purse): number {
    const level = this.#levels.get(key);
    if (level === undefined) return most;
    // What was added beyond the usual stays until it is used; it does not come back.
    return Math.max(level.left, Math.min(most, level.left + ((this.#nowMs() - level.atMs) * most) / perMs));
  }

  #waitMs(purse: Purse): number {
    const { most, perMs } = purse.allowance;
    return Math.max(0, ((1 - this.#left(purse)) * perMs) / most);
  }

  #add(purse: Purse, count: number): void {
    const { most, cap = most } = purse.allowance;
    const left = Math.min(cap, this.#left(purse) + count);
    this.#levels.set(purse.key, { left, atMs: this.#nowMs() });
  }
}

const strangersPurse: Purse = { key: 'strangers', allowance: allowances.strangers };

const purseOfDevice = (device: string): Purse => ({ key: `device ${device}`, allowance: allowances.device });

const pursesOfStranger = (account: string, network: string): readonly Purse[] => [
  strangersPurse,
  { key: `network ${network}`, allowance: allowances.network },
  { key: `account ${account}`, allowance: allowances.account },
];
