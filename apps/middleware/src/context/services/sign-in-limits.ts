import { createHmac, hkdfSync, randomBytes, timingSafeEqual } from 'node:crypto';
import { networkOf, placeOf } from '@tradehall/process/networks.ts';
import type { SignInChallenge } from '@tradehall/domain/customer/sign-in-challenge.ts';
import pLimit from 'p-limit';
import { retryAfterSeconds, type Allowance, type Purse, type Purses } from './purses.ts';
import { SignInChallenges } from './sign-in-challenges.ts';

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;

/**
 * How many sign-ins may fail; one that succeeds costs nothing. Lists of stolen passwords are tried from thousands of
 * addresses on thousands of accounts, so that no limit of one of them would be felt: strangers together have one as well.
 * Where a purse is empty nobody is locked out: the browser has to work first, the longer the deeper in debt the purse is.
 * Only an address is told to wait, after three times its tries. Whoever has signed in to the account on the device before
 * is no stranger, and no attack uses up what the owner may try. Where many find their way in, more go wrong as well: the
 * first stranger a day who gets into an account adds one to what strangers have.
 */
const allowances = {
  // The owner, who tries out which of her passwords it was.
  device: { most: 10, perMs: 10 * minuteMs },
  // Of the whole shop, without work: what shoppers on new devices mistype in twenty minutes.
  strangers: { most: 40, perMs: 20 * minuteMs, cap: 140, debt: 160 },
  // Ten guesses an hour get nowhere with a password that is not among the ten most common.
  account: { most: 10, perMs: 60 * minuteMs, debt: 40 },
  // An office or a household of which ten mistype at once.
  address: { most: 10, perMs: 10 * minuteMs, debt: 20 },
  // Neighbours of a provider.
  network: { most: 40, perMs: 10 * minuteMs, debt: 160 },
} as const satisfies Readonly<Record<string, Allowance>>;

interface SignIn {
  readonly email: string;
  /** Of the network it comes from. */
  readonly address: string;
  readonly deviceToken: string | null;
  /** Of the work that a challenge asked for. */
  readonly proof?: string | undefined;
}

type SignInTurn =
  /** Null: no work buys a try, it has to be waited for. */
  | { readonly isTaken: false; readonly retryAfterSeconds: number | null }
  | {
      readonly isTaken: true;
      /** Compares the password: a known device's at once, a stranger's when those before it are done with. */
      readonly run: <Answer>(compare: () => Promise<Answer>) => Promise<Answer>;
      /** Nothing was compared. */
      readonly giveBack: () => Promise<void>;
      /** Whoever it is has got in. Answers what the device is known by to this account from now on. */
      readonly succeed: () => Promise<string>;
    };

interface SignInLimitsOptions {
  readonly secret: string;
  readonly purses: Purses;
  readonly nowMs?: () => number;
  /** Of the cheapest work. Seven take a browser on a desk a third of a second, and a slow phone three. */
  readonly fewestBits?: number;
}

/** The first tries of a flood do not come all at once either: each is a core's work for a while. */
const strangersAtOnce = 2;
/** Who would wait behind more is told to come again. */
const mostStrangersWaiting = 40;
const busySeconds = 2;
const tokenPattern = /^([\w-]{22})\.([\w-]{43})$/;

export class SignInLimits {
  readonly #key: Buffer;
  readonly #purses: Purses;
  readonly #challenges: SignInChallenges;
  readonly #strangersQueue = pLimit(strangersAtOnce);

  constructor({ secret, purses, nowMs = Date.now, fewestBits = 7 }: SignInLimitsOptions) {
    this.#key = Buffer.from(hkdfSync('sha256', secret, '', 'known devices', 32));
    this.#purses = purses;
    this.#challenges = new SignInChallenges({ secret, purses, nowMs, fewestBits });
  }

  /** Before the password is looked at: many at once get no more turns than one after the other. */
  async take({ email, address, deviceToken, proof }: SignIn): Promise<SignInTurn> {
    const account = this.#accountKey(email);
    const device = this.#knownDevice(deviceToken, account);
    const purses = device === null ? pursesOfStranger(account, address) : [purseOfDevice(device)];
    if (device === null && this.#strangersQueue.pendingCount > mostStrangersWaiting)
      return { isTaken: false, retryAfterSeconds: busySeconds };
    const { isTaken, left } = await this.#purses.take(purses);
    if (!isTaken) {
      const paid = device === null ? await this.#takeByProof(purses, left, account, proof) : waiting(purses, left);
      if (paid !== 'paid') return paid;
    }
    const giveBack = () => this.#purses.add(purses, 1);
    return {
      isTaken: true,
      run: (compare) => (device === null ? this.#strangersQueue(compare) : compare()),
      giveBack,
      succeed: async () => {
        await giveBack();
        if (device === null) await this.#welcome(account);
        return device === null || deviceToken === null ? this.#newDevice(account) : deviceToken;
      },
    };
  }

  /** What a browser has to do before it signs in; null where nothing, for a while yet. */
  async challengeFor({ email, address, deviceToken }: SignIn): Promise<SignInChallenge | null> {
    const account = this.#accountKey(email);
    if (this.#knownDevice(deviceToken, account) !== null) return null;
    const purses = pursesOfStranger(account, address);
    const left = await this.#purses.look(purses);
    const isPlenty = purses.every(({ allowance: { most } }, index) => (left[index] ?? 0) >= most / 2);
    return isPlenty ? null : this.#challenges.create(account, priceOf(purses, left));
  }

  /** For whoever has proven that the account's mailbox is hers: a flood of strangers does not keep her out then. */
  deviceTokenFor(email: string): string {
    return this.#newDevice(this.#accountKey(email));
  }

  /** Only an address has an end of what work buys: nobody else is behind it. */
  async #takeByProof(purses: readonly Purse[], left: readonly number[], account: string, proof?: string) {
    const own = purses.filter(({ allowance }) => allowance === allowances.address);
    const others = purses.filter(({ allowance }) => allowance !== allowances.address);
    const hasRoom = left[purses.findIndex((purse) => own.includes(purse))] ?? 0;
    if (hasRoom < 1 - allowances.address.debt) return waiting(purses, left);
    const isProven = proof !== undefined && (await this.#challenges.use(proof, account, priceOf(purses, left)));
    if (!isProven) return { isTaken: false, retryAfterSeconds: null } as const;
    const paid = await this.#purses.take(own, true);
    if (!paid.isTaken) return waiting(own, paid.left);
    await this.#purses.add(others, -1);
    return 'paid' as const;
  }

  /** Once a day and account: nobody buys tries by signing in again and again. */
  async #welcome(account: string): Promise<void> {
    if (await this.#purses.useOnce(`welcome:${account}`, dayMs)) await this.#purses.add([strangersPurse], 1);
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
}

const strangersPurse: Purse = { key: 'sign-in:strangers', allowance: allowances.strangers };

const purseOfDevice = (device: string): Purse => ({ key: `sign-in:device:${device}`, allowance: allowances.device });

const pursesOfStranger = (account: string, address: string): readonly Purse[] => [
  strangersPurse,
  { key: `sign-in:account:${account}`, allowance: allowances.account },
  { key: `sign-in:address:${placeOf(address)}`, allowance: allowances.address },
  { key: `sign-in:network:${networkOf(address)}`, allowance: allowances.network },
];

const waiting = (purses: readonly Purse[], left: readonly number[]) =>
  ({ isTaken: false, retryAfterSeconds: retryAfterSeconds(purses, left) }) as const;

/** How many times the work doubles: once for each time that a purse is overdrawn by all it holds. */
function priceOf(purses: readonly Purse[], left: readonly number[]): number {
  const debts = purses.map(({ allowance: { most } }, index) => Math.floor(-(left[index] ?? most) / most));
  return Math.max(0, ...debts);
}
