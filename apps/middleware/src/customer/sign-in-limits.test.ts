import { setImmediate } from 'node:timers/promises';
import { solveSignInChallenge } from '@tradehall/domain/customer/sign-in-challenge.ts';
import { describe, expect, it } from 'vitest';
import { LocalPurses } from '../context/services/purses.ts';
import { SignInLimits } from '../context/services/sign-in-limits.ts';

const minuteMs = 60_000;
const ada = 'ada@example.test';

class Attack {
  nowMs = 0;
  readonly purses = new LocalPurses(() => this.nowMs);
  readonly limits: SignInLimits;

  constructor(fewestBits = 4) {
    const { purses } = this;
    const nowMs = () => this.nowMs;
    this.limits = new SignInLimits({ secret: 'secret-of-the-engine', purses, nowMs, fewestBits });
  }

  /** Whether the password is looked at; it is wrong. */
  async fails(email: string, address: string, deviceToken: string | null = null, proof?: string): Promise<boolean> {
    return (await this.limits.take({ email, address, deviceToken, proof })).isTaken;
  }

  /** What the device is known by afterwards; null where the password was not looked at. */
  async signsIn(
    email: string,
    address: string,
    deviceToken: string | null = null,
    proof?: string,
  ): Promise<string | null> {
    const turn = await this.limits.take({ email, address, deviceToken, proof });
    return turn.isTaken ? turn.succeed() : null;
  }

  /** As the login page does it: asks what it has to do, does it, and sends the password. */
  async signsInByBrowser(email: string, address: string): Promise<string | null> {
    const challenge = await this.limits.challengeFor({ email, address, deviceToken: null });
    const proof = challenge === null ? undefined : await solveSignInChallenge(challenge);
    return this.signsIn(email, address, null, proof);
  }

  async exhaust(times: number): Promise<number> {
    return count(times, (index) => this.fails(`reader-${index}@example.test`, `10.0.${index}.9`));
  }
}

async function count(times: number, attempt: (index: number) => Promise<boolean>): Promise<number> {
  let had = 0;
  for (let index = 0; index < times; index += 1) had += Number(await attempt(index));
  return had;
}

describe('20,000 wrong passwords', () => {
  it.each([5, 60])(
    'from 4,000 addresses on 5,000 accounts in %i minutes are looked at in one of a hundred cases at most',
    { timeout: 30_000 },
    async (minutes) => {
      const attack = new Attack();
      const known = await attack.signsIn(ada, '192.0.2.1');
      const pairs = 20_000;
      let [ownerGotIn, newDevicesGotIn] = [0, 0];
      const evaluated = await count(pairs, async (index) => {
        attack.nowMs = (index * minutes * minuteMs) / pairs;
        if (index % 1_000 === 999) {
          ownerGotIn += Number((await attack.signsIn(ada, '198.51.100.7', known)) !== null);
          newDevicesGotIn += Number((await attack.signsInByBrowser(ada, `203.0.113.${index / 1_000}`)) !== null);
        }
        const email = index % 50 === 0 ? ada : `reader-${index % 5_000}@example.test`;
        return attack.fails(email, `10.${index % 16}.${(index >> 4) % 250}.9`);
      });
      expect(evaluated).toBeGreaterThan(0);
      expect(evaluated).toBeLessThanOrEqual(pairs / 100);
      expect([ownerGotIn, newDevicesGotIn]).toEqual([20, 20]);
    },
  );
});

describe('1,000 wrong passwords about one account, from as many addresses', () => {
  it('leave its owner in at the first try, on a device that nobody knows', async () => {
    const attack = new Attack();
    await count(1_000, (index) => attack.fails(ada, `10.${index >> 8}.${index & 255}.9`));
    expect(await attack.signsIn(ada, '192.0.2.1')).toBeNull();
    expect(await attack.signsInByBrowser(ada, '192.0.2.1')).not.toBeNull();
    expect(await attack.signsInByBrowser('bob@example.test', '192.0.2.2')).not.toBeNull();
  });

  it('make the work eight times as long at most, where they were paid for', async () => {
    const attack = new Attack();
    const bits = async () =>
      (await attack.limits.challengeFor({ email: ada, address: '192.0.2.1', deviceToken: null }))?.bits;
    expect(await bits()).toBeUndefined();
    await attack.exhaust(60);
    const cheapest = (await bits()) ?? 0;
    for (let index = 0; index < 4; index += 1) {
      const challenge = await attack.limits.challengeFor({ email: ada, address: `10.1.${index}.9`, deviceToken: null });
      if (challenge === null) throw new Error('nothing had to be done');
      const proof = await solveSignInChallenge(challenge);
      expect(await attack.fails(ada, `10.1.${index}.9`, null, proof)).toBe(true);
    }
    // Whatever else is paid for, it ends here.
    await attack.purses.add([{ key: 'sign-in:strangers', allowance: { most: 40, perMs: 1, debt: 160 } }], -1_000);
    expect(await bits()).toBe(cheapest + 3);
  });
});

describe('the proof of work', () => {
  async function proven(attack: Attack, email = ada): Promise<string> {
    const challenge = await attack.limits.challengeFor({ email, address: '192.0.2.1', deviceToken: null });
    if (challenge === null) throw new Error('nothing had to be done');
    return solveSignInChallenge(challenge);
  }

  it('is good for one try', async () => {
    const attack = new Attack();
    await attack.exhaust(60);
    const proof = await proven(attack);
    expect(await attack.fails(ada, '192.0.2.1', null, proof)).toBe(true);
    expect(await attack.fails(ada, '192.0.2.1', null, proof)).toBe(false);
  });

  it('is good for one account, and for five minutes', async () => {
    const attack = new Attack();
    await attack.exhaust(60);
    const proof = await proven(attack);
    expect(await attack.fails('bob@example.test', '192.0.2.1', null, proof)).toBe(false);
    attack.nowMs = 5 * minuteMs + 1;
    await attack.exhaust(60);
    expect(await attack.fails(ada, '192.0.2.1', null, proof)).toBe(false);
  });

  it('cannot be made up, and not be kept for when it is dear', async () => {
    const attack = new Attack();
    await attack.exhaust(60);
    const proof = await proven(attack);
    expect(await attack.fails(ada, '192.0.2.1', null, proof.replace(/^./, 'x'))).toBe(false);
    expect(await attack.fails(ada, '192.0.2.1', null, proof.replace('.0.', '.1.'))).toBe(false);
    await attack.purses.add(
      [{ key: 'sign-in:strangers', allowance: { most: 40, perMs: 20 * minuteMs, debt: 160 } }],
      -100,
    );
    expect(await attack.fails(ada, '192.0.2.1', null, proof)).toBe(false);
  });

  it('buys an address no more than thirty failures at once', { timeout: 20_000 }, async () => {
    const attack = new Attack(1);
    const tries = await count(35, async (index) => {
      const email = `a${index}@example.test`;
      const challenge = await attack.limits.challengeFor({ email, address: '192.0.2.1', deviceToken: null });
      const proof = challenge === null ? undefined : await solveSignInChallenge(challenge);
      return attack.fails(email, '192.0.2.1', null, proof);
    });
    expect(tries).toBe(30);
    expect(await attack.limits.take({ email: ada, address: '192.0.2.1', deviceToken: null })).toEqual({
      isTaken: false,
      retryAfterSeconds: 21 * 60,
    });
  });
});

describe('a stranger', () => {
  it('may be wrong ten times at one address, of which one of IPv6 has the first half', async () => {
    const attack = new Attack();
    expect(await count(15, (index) => attack.fails(`a${index}@example.test`, `2001:db8:1:1::${index}`))).toBe(10);
    expect(await attack.fails('b@example.test', '2001:0db8:0001:0001:aaaa::9')).toBe(false);
    expect(await attack.fails('b@example.test', '2001:db8:1:2::9')).toBe(true);
    attack.nowMs = minuteMs;
    expect(await attack.fails('b@example.test', '2001:db8:1:1::1')).toBe(true);
  });

  it('may be wrong forty times in one network', async () => {
    const attack = new Attack();
    for (let index = 0; index < 60; index += 1) await attack.signsIn(`in-${index}@example.test`, `10.9.${index}.9`);
    expect(await count(60, (index) => attack.fails(`a${index}@example.test`, `192.0.2.${index}`))).toBe(40);
    expect(await attack.fails('b@example.test', '198.51.100.1')).toBe(true);
  });

  it('may be wrong ten times about one account, wherever from and however it is written', async () => {
    const attack = new Attack();
    const written = [ada, ' ADA@Example.test '];
    expect(await count(15, (index) => attack.fails(written[index % 2] ?? ada, `192.0.2.${index}`))).toBe(10);
    expect(await attack.fails('bob@example.test', '192.0.2.99')).toBe(true);
  });

  it('may be right as often as it pleases', async () => {
    const attack = new Attack();
    expect(await count(100, async () => (await attack.signsIn(ada, '192.0.2.1')) !== null)).toBe(100);
  });
});

describe('strangers together', () => {
  it('have one more for each account that one of them gets into, once a day', async () => {
    const attack = new Attack();
    for (let index = 0; index < 25; index += 1) await attack.signsIn(`buyer-${index}@example.test`, `192.0.2.${index}`);
    for (let again = 0; again < 25; again += 1) await attack.signsIn('buyer-0@example.test', '192.0.2.200');
    expect(await attack.exhaust(200)).toBe(65);
  });

  it('have no more than 140 at once, however many get in', async () => {
    const attack = new Attack();
    for (let index = 0; index < 250; index += 1)
      await attack.signsIn(`buyer-${index}@example.test`, `192.0.2.${index}`);
    expect(await attack.exhaust(250)).toBe(140);
  });

  it('have their passwords compared two at a time, and no known device waits for them', async () => {
    const attack = new Attack();
    const known = await attack.signsIn(ada, '192.0.2.1');
    const begun: string[] = [];
    const gate = Promise.withResolvers<undefined>();
    const compare = async (email: string, deviceToken: string | null = null) => {
      const turn = await attack.limits.take({ email, address: '192.0.2.9', deviceToken });
      if (!turn.isTaken) throw new Error('no turn was to be had');
      return turn.run(() => {
        begun.push(email);
        return gate.promise;
      });
    };
    const strangers = ['b', 'c', 'd', 'e'].map((name) => compare(name));
    const owner = compare(ada, known);
    await setImmediate();
    expect(begun.toSorted()).toEqual([ada, 'b', 'c']);
    gate.resolve(undefined);
    await Promise.all([owner, ...strangers]);
    expect(begun.toSorted()).toEqual([ada, 'b', 'c', 'd', 'e']);
  });

  it('do not keep out whoever has proven that the mailbox is hers', async () => {
    const attack = new Attack();
    await attack.exhaust(60);
    expect(await attack.signsIn(ada, '192.0.2.1')).toBeNull();
    expect(await attack.signsIn(ada, '192.0.2.1', attack.limits.deviceTokenFor(' Ada@example.test'))).not.toBeNull();
  });
});

describe('a device on which somebody has signed in', () => {
  it('has tries of its own, and not without end', async () => {
    const attack = new Attack();
    const known = await attack.signsIn(ada, '192.0.2.1');
    await count(60, (index) => attack.fails(ada, `10.0.0.${index}`));
    expect(await attack.fails(ada, '192.0.2.1')).toBe(false);
    expect(await count(15, () => attack.fails(ada, '192.0.2.1', known))).toBe(10);
    expect(await attack.limits.challengeFor({ email: ada, address: '192.0.2.1', deviceToken: known })).toBeNull();
  });

  it('keeps what it is known by, and is known to no other account', async () => {
    const attack = new Attack();
    const known = await attack.signsIn(ada, '192.0.2.1');
    expect(await attack.signsIn(ada, '192.0.2.1', known)).toBe(known);
    await count(10, () => attack.fails('bob@example.test', '192.0.2.1'));
    expect(await attack.fails('bob@example.test', '192.0.2.1', known)).toBe(false);
  });

  it.each(['', 'x', `${'a'.repeat(22)}.${'b'.repeat(43)}`])('is not one that says %j', async (token) => {
    const attack = new Attack();
    await count(10, () => attack.fails(ada, '192.0.2.1'));
    expect(await attack.fails(ada, '192.0.2.1', token)).toBe(false);
  });
});
