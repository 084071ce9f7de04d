import { BcryptPasswordHashingStrategy } from '@vendure/core';
import { describe, expect, it } from 'vitest';
import { Argon2HashingStrategy } from './argon2-hashing.strategy';
import { isHashOfToday } from './password-hash';
import { TooManyHashes } from './too-many-hashes';

const password = 'kettle-and-2-cups';

describe('the hash of a password', () => {
  it('names what it was made with, and is another one each time', async () => {
    const strategy = new Argon2HashingStrategy();
    const [one, other] = [await strategy.hash(password), await strategy.hash(password)];
    expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[\d+/A-Za-z]{22}\$[\d+/A-Za-z]{43}$/);
    expect(one).not.toBe(other);
    expect(isHashOfToday(one)).toBe(true);
  });

  it('fits its password, however the letters are encoded, and no other', async () => {
    const strategy = new Argon2HashingStrategy();
    const hash = await strategy.hash('čajník-a-2-šálky');
    expect(await strategy.check('čajník-a-2-šálky'.normalize('NFD'), hash)).toBe(true);
    expect(await strategy.check('cajnik-a-2-salky', hash)).toBe(false);
  });

  it.each(['', 'plain', '$argon2id$v=19$m=19456,t=2,p=1$c2FsdA$dGFn', '$argon2i$v=19$m=8,t=1,p=1$a$b'])(
    'is fitted by nothing when it is none: %s',
    async (hash) => {
      expect(await new Argon2HashingStrategy().check(password, hash)).toBe(false);
    },
  );

  it('that the engine made before still fits, and is not one of today', async () => {
    const old = await new BcryptPasswordHashingStrategy().hash(password);
    const strategy = new Argon2HashingStrategy();
    expect(await strategy.check(password, old)).toBe(true);
    expect(await strategy.check('kettle-and-3-cups', old)).toBe(false);
    expect(isHashOfToday(old)).toBe(false);
  });

  it('is made one at a time: of ten at once the tenth is refused', async () => {
    // However slow this machine is, the other nine are not refused for having waited too long.
    const strategy = new Argon2HashingStrategy(60_000);
    const ten = await Promise.allSettled(Array.from({ length: 10 }, () => strategy.hash(password)));
    expect(ten.slice(0, 9).filter(({ status }) => status === 'rejected')).toEqual([]);
    expect(ten[9]).toMatchObject({ status: 'rejected', reason: new TooManyHashes() });
  });
});
