import { setImmediate } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { SignInLimits } from '../context/services/sign-in-limits.ts';

const minuteMs = 60_000;
const ada = 'ada@example.test';

class Attack {
  nowMs = 0;
  readonly limits = new SignInLimits({ secret: 'secret-of-the-engine', nowMs: () => this.nowMs });

  /** Whether the password is looked at; it is wrong. */
  fails(email: string, address: string, deviceToken: string | null = null): boolean {
    return this.limits.take({ email, address, deviceToken }).isTaken;
  }

  /** What the device is known by afterwards; null where the password was not looked at. */
  signsIn(email: string, address: string, deviceToken: string | null = null): string | null {
    const turn = this.limits.take({ email, address, deviceToken });
    if (!turn.isTaken) return null;
    return turn.succeed();
  }
}

const count = (times: number, attempt: (index: number) => boolean): number =>
  Array.from({ length: times }, (_, index) => attempt(index)).filter(Boolean).length;

describe('20,000 wrong passwords', () => {
  it.each([5, 60])(
    'from 4,000 addresses on 5,000 accounts in %i minutes are looked at in one of a hundred cases at most',
    { timeout: 30_000 },
    (minutes) => {
      const attack = new Attack();
      const known = attack.signsIn(ada, '192.0.2.1');
      const pairs = 20_000;
      let ownerGotIn = 0;
      const evaluated = count(pairs, (index) => {
        attack.nowMs = (index * minutes * minuteMs) / pairs;
        if (index % 1_000 === 999 && attack.signsIn(ada, '198.51.100.7', known) !== null) ownerGotIn += 1;
        const email = index % 50 === 0 ? ada : `reader-${index % 5_000}@example.test`;
        return attack.fails(email, `10.${index % 16}.${(index >> 4) % 250}.9`);
      });
      expect(evaluated).toBeGreaterThan(0);
      expect(evaluated).toBeLessThanOrEqual(pairs / 100);
      expect(ownerGotIn).toBe(20);
    },
  );
});

describe('a stranger', () => {
  it('may be wrong ten times in one network, of which an IPv6 address has the first half', () => {
    const attack = new Attack();
    expect(count(15, (index) => attack.fails(`a${index}@example.test`, `2001:db8:1:1::${index}`))).toBe(10);
    expect(attack.fails('b@example.test', '2001:0db8:0001:0001:aaaa::9')).toBe(false);
    expect(attack.fails('b@example.test', '2001:db8:1:2::9')).toBe(true);
    attack.nowMs = minuteMs;
    expect(attack.fails('b@example.test', '2001:db8:1:1::1')).toBe(true);
  });

  it('may be wrong ten times about one account, wherever from and however it is written', () => {
    const attack = new Attack();
    const written = [ada, ' ADA@Example.test '];
    expect(count(15, (index) => attack.fails(written[index % 2] ?? ada, `192.0.2.${index}`))).toBe(10);
    expect(attack.fails('bob@example.test', '192.0.2.99')).toBe(true);
  });

  it('is told when to come again', () => {
    const attack = new Attack();
    count(10, () => attack.fails(ada, '192.0.2.1'));
    const turn = attack.limits.take({ email: ada, address: '192.0.2.1', deviceToken: null });
    expect(turn).toEqual({ isTaken: false, retryAfterSeconds: 360 });
  });

  it('may be right as often as it pleases', () => {
    const attack = new Attack();
    expect(count(100, () => attack.signsIn(ada, '192.0.2.1') !== null)).toBe(100);
  });
});

describe('strangers together', () => {
  const exhaust = (attack: Attack, times: number) =>
    count(times, (index) => attack.fails(`reader-${index}@example.test`, `10.0.${index}.9`));

  it('have one more for each account that one of them gets into, once a day', () => {
    const attack = new Attack();
    for (let index = 0; index < 25; index += 1) attack.signsIn(`buyer-${index}@example.test`, `192.0.2.${index}`);
    for (let again = 0; again < 25; again += 1) attack.signsIn('buyer-0@example.test', '192.0.2.200');
    expect(exhaust(attack, 200)).toBe(65);
  });

  it('have no more than 140 at once, however many get in', () => {
    const attack = new Attack();
    for (let index = 0; index < 250; index += 1) attack.signsIn(`buyer-${index}@example.test`, `192.0.2.${index}`);
    expect(exhaust(attack, 400)).toBe(140);
  });

  it('have their passwords compared two at a time, and no known device waits for them', async () => {
    const attack = new Attack();
    const known = attack.signsIn(ada, '192.0.2.1');
    const begun: string[] = [];
    const gate = Promise.withResolvers<undefined>();
    const compare = (email: string, deviceToken: string | null = null) => {
      const turn = attack.limits.take({ email, address: '192.0.2.9', deviceToken });
      if (!turn.isTaken) throw new Error('no turn was to be had');
      return turn.run(() => {
        begun.push(email);
        return gate.promise;
      });
    };
    const strangers = ['b', 'c', 'd', 'e'].map((name) => compare(name));
    const owner = compare(ada, known);
    await setImmediate();
    expect(begun).toEqual([ada, 'b', 'c']);
    gate.resolve(undefined);
    await Promise.all([owner, ...strangers]);
    expect(begun).toEqual([ada, 'b', 'c', 'd', 'e']);
  });

  it('do not keep out whoever has proven that the mailbox is hers', () => {
    const attack = new Attack();
    exhaust(attack, 60);
    expect(attack.signsIn(ada, '192.0.2.1')).toBeNull();
    expect(attack.signsIn(ada, '192.0.2.1', attack.limits.deviceTokenFor(' Ada@example.test'))).not.toBeNull();
  });
});

describe('a device on which somebody has signed in', () => {
  it('has tries of its own, and not without end', () => {
    const attack = new Attack();
    const known = attack.signsIn(ada, '192.0.2.1');
    count(60, (index) => attack.fails(ada, `10.0.0.${index}`));
    expect(attack.fails(ada, '192.0.2.1')).toBe(false);
    expect(count(15, () => attack.fails(ada, '192.0.2.1', known))).toBe(10);
  });

  it('keeps what it is known by, and is known to no other account', () => {
    const attack = new Attack();
    const known = attack.signsIn(ada, '192.0.2.1');
    expect(attack.signsIn(ada, '192.0.2.1', known)).toBe(known);
    count(10, () => attack.fails('bob@example.test', '192.0.2.1'));
    expect(attack.fails('bob@example.test', '192.0.2.1', known)).toBe(false);
  });

  it.each(['', 'x', `${'a'.repeat(22)}.${'b'.repeat(43)}`])('is not one that says %j', (token) => {
    const attack = new Attack();
    count(10, () => attack.fails(ada, '192.0.2.1'));
    expect(attack.fails(ada, '192.0.2.1', token)).toBe(false);
  });
});
