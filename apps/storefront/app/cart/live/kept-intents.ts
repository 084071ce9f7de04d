import type { Intent } from './cart-intent.ts';
import { keptPrefix } from './kept-prefix.ts';

interface Kept {
  readonly intent: Intent;
  /** The page that will send it; nobody where it has left. */
  readonly owner: string;
  readonly keptAt: number;
}

type Keeper = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>;

/** The shop remembers an intent for weeks; a shopper does not. */
const keptForMs = 24 * 60 * 60 * 1_000;
/** A page is known to live a moment after it has kept something. */
const strangeForMs = 1_000;
/** Where nobody can tell whether the page lives: by then it has sent the intent or given it up. */
const silentForMs = 600_000;

const nobody = '';

const isKept = (value: unknown): value is Kept =>
  typeof value === 'object' && value !== null && 'intent' in value && 'owner' in value && 'keptAt' in value;

function parse(text: string | null): Kept | null {
  try {
    const value: unknown = JSON.parse(text ?? 'null');
    return isKept(value) ? value : null;
  } catch {
    return null;
  }
}

/** One entry an intent: tabs that write at the same moment do not write over one another. */
export function createKeptIntents(storage: Keeper, page: string, now: () => number) {
  const forget = (id: string) => storage.removeItem(keptPrefix + id);
  const keep = (intent: Intent, owner = page) =>
    storage.setItem(keptPrefix + intent.id, JSON.stringify({ intent, owner, keptAt: now() }));
  const all = (): readonly Kept[] =>
    Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '')
      .filter((key) => key.startsWith(keptPrefix))
      .flatMap((key) => parse(storage.getItem(key)) ?? [])
      .toSorted((one, other) => one.intent.bornAt - other.intent.bornAt);
  const ofOthers = () => all().filter(({ owner }) => owner !== page);
  return {
    keep: (intent: Intent) => keep(intent),
    forget,
    /** The page goes: whoever finds what it has not settled may send it. */
    leave: () => all().forEach(({ owner, intent }) => owner === page && keep(intent, nobody)),
    /** Of pages that are gone. `living`: those that lived at `askedAt`; null where nobody can tell. */
    findLeftBehind: (living: ReadonlySet<string> | null, askedAt: number): readonly Intent[] => {
      ofOthers().forEach(({ intent }) => now() - intent.bornAt > keptForMs && forget(intent.id));
      return ofOthers()
        .filter(({ owner, keptAt }) => {
          const ageMs = askedAt - keptAt;
          const isGone = living === null ? ageMs > silentForMs : ageMs > strangeForMs && !living.has(owner);
          return owner === nobody || isGone;
        })
        .map(({ intent }) => intent);
    },
    /** When it is worth looking again; null: others have kept nothing. */
    lookAgainMs: (canTell: boolean): number | null => {
      const [first] = ofOthers();
      if (first === undefined) return null;
      const wait = canTell ? strangeForMs : silentForMs;
      return first.owner === nobody ? 0 : Math.max(0, first.keptAt + wait + 1 - now());
    },
  };
}
