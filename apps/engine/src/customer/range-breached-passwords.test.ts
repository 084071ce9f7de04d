import { createHash } from 'node:crypto';
import { startBreachedPasswordsFake } from '@tradehall/fakes/breached-passwords/breached-passwords-fake.ts';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { RangeBreachedPasswords } from './range-breached-passwords';
import { TooManyHashes } from './too-many-hashes';

let list: Awaited<ReturnType<typeof startBreachedPasswordsFake>>;
let passwords: RangeBreachedPasswords;

beforeEach(async () => {
  list = await startBreachedPasswordsFake(0);
  passwords = new RangeBreachedPasswords(list.url, 200);
});

afterEach(() => list.stop());

describe('the list of breached passwords', () => {
  it('knows a password that has leaked, and no other', async () => {
    list.leak('kettle-and-2-cups');
    expect(await passwords.has('kettle-and-2-cups')).toBe(true);
    expect(await passwords.has('kettle-and-3-cups')).toBe(false);
  });

  it('hears five digits of a hash and nothing more', async () => {
    await passwords.has('kettle-and-2-cups');
    const hash = createHash('sha1').update('kettle-and-2-cups').digest('hex').toUpperCase();
    expect(list.journal.entries).toEqual([{ prefix: hash.slice(0, 5) }]);
  });

  it('need not be asked about words of the shop itself', async () => {
    list.faults.set({ kind: 'refuse' });
    expect(await passwords.has('Tradehall-2026')).toBe(true);
    expect(list.journal.entries).toEqual([]);
  });

  it('does not take padding for a leak', async () => {
    list.pad('kettle-and-2-cups');
    expect(await passwords.has('kettle-and-2-cups')).toBe(false);
  });

  it.each([{ kind: 'refuse' }, { kind: 'timeout' }, { kind: 'lost-answer' }] as const)(
    'keeps nobody from an account when it fails: $kind',
    async (fault) => {
      list.leak('kettle-and-2-cups');
      list.faults.set(fault);
      expect(await passwords.has('kettle-and-2-cups')).toBe(false);
      list.faults.clear();
      expect(await passwords.has('kettle-and-2-cups')).toBe(true);
    },
  );

  it('is not asked about more than it can be at once', async () => {
    list.faults.set({ kind: 'timeout' });
    const asked = await Promise.allSettled(Array.from({ length: 40 }, (_, index) => passwords.has(`kettle-${index}`)));
    const refused = asked.filter((each) => each.status === 'rejected' && each.reason instanceof TooManyHashes);
    expect(refused).toHaveLength(16);
    expect(list.journal.entries.length).toBeLessThanOrEqual(24);
  });
});
