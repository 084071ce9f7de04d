import { describe, expect, it } from 'vitest';
import { createStorage } from '../../testing/create-storage.ts';
import type { Intent } from './cart-intent.ts';
import { createKeptIntents } from './kept-intents.ts';

const intent = (id: string, bornAt = 0): Intent => ({
  id,
  change: { kind: 'clear' },
  bornAt,
  holdUntil: 0,
  isSealed: false,
  sentTo: null,
  isDoubtful: false,
  isAdopted: false,
});

function openPages() {
  const clock = { now: 0 };
  const storage = createStorage();
  const page = (name: string) => createKeptIntents(storage, name, () => clock.now);
  const idsLeftBehind = (living: ReadonlySet<string> | null) =>
    page('new')
      .findLeftBehind(living, clock.now)
      .map(({ id }) => id);
  return { clock, storage, page, idsLeftBehind };
}

const nobody = new Set<string>();

describe('intents that outlive their page', () => {
  it('are found when the page is gone, in their order', () => {
    const { clock, page, idsLeftBehind } = openPages();
    page('old').keep(intent('b', 20));
    page('old').keep(intent('a', 10));
    clock.now = 2_000;
    expect(idsLeftBehind(new Set(['old']))).toEqual([]);
    expect(idsLeftBehind(nobody)).toEqual(['a', 'b']);
    page('old').forget('a');
    expect(idsLeftBehind(nobody)).toEqual(['b']);
  });

  it('are found at once where the page has said goodbye', () => {
    const { page, idsLeftBehind } = openPages();
    page('old').keep(intent('a'));
    expect(page('new').lookAgainMs(true)).toBeGreaterThan(0);
    page('old').leave();
    expect(page('new').lookAgainMs(true)).toBe(0);
    expect(idsLeftBehind(nobody)).toEqual(['a']);
    expect(idsLeftBehind(null)).toEqual(['a']);
  });

  it('belong to whoever keeps them last', () => {
    const { clock, page, idsLeftBehind } = openPages();
    page('old').keep(intent('a'));
    page('adopter').keep(intent('a'));
    clock.now = 2_000;
    expect(idsLeftBehind(new Set(['adopter']))).toEqual([]);
  });

  it('are left alone for ten minutes where nobody can tell which page lives', () => {
    const { clock, page, idsLeftBehind } = openPages();
    page('old').keep(intent('a'));
    clock.now = 600_000;
    expect(idsLeftBehind(null)).toEqual([]);
    clock.now = 600_001;
    expect(idsLeftBehind(null)).toEqual(['a']);
  });

  it('are forgotten after a day, and what is none is passed over', () => {
    const { clock, storage, page, idsLeftBehind } = openPages();
    page('old').keep(intent('a'));
    storage.setItem('cart-intent:b', '{');
    storage.setItem('something-else', '{}');
    clock.now = 25 * 60 * 60 * 1_000;
    expect(idsLeftBehind(nobody)).toEqual([]);
    expect(storage.getItem('cart-intent:a')).toBeNull();
  });
});
