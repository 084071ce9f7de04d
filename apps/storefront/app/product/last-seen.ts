/** A§4: a product somebody has looked at, and when. */
export interface SeenProduct {
  readonly sku: string;
  readonly timestamp: number;
}

/** A§9: at most ten of them. */
const mostSeen = 10;
const maximumAgeMs = 30 * 24 * 60 * 60 * 1_000;

const storageKey = 'last-seen';

const isSeen = (entry: unknown): entry is SeenProduct =>
  typeof entry === 'object' &&
  entry !== null &&
  'sku' in entry &&
  typeof entry.sku === 'string' &&
  /^EX\d{8}$/.test(entry.sku) &&
  'timestamp' in entry &&
  typeof entry.timestamp === 'number';

function parsed(stored: string | null): readonly unknown[] {
  try {
    const list: unknown = JSON.parse(stored ?? '[]');
    return Array.isArray(list) ? list : [];
  } catch {
    return [];
  }
}

/** Newest first, each once, none too old: whatever is in the browser's storage. */
export function seenProducts(stored: string | null, now: number): readonly SeenProduct[] {
  const fresh = parsed(stored)
    .filter(isSeen)
    .filter(({ timestamp }) => timestamp <= now && now - timestamp <= maximumAgeMs)
    .toSorted((one, other) => other.timestamp - one.timestamp);
  return fresh
    .filter(({ sku }, at) => fresh.findIndex((other) => other.sku === sku) === at)
    .slice(0, mostSeen)
    .map(({ sku, timestamp }) => ({ sku, timestamp }));
}

/** What is to be stored once a product is looked at. */
export const withSeen = (stored: string | null, sku: string, now: number): string =>
  JSON.stringify(seenProducts(JSON.stringify([{ sku, timestamp: now }, ...seenProducts(stored, now)]), now));

/** Remembers a product and tells which were seen before it. Storage may be switched off or full. */
export function rememberSeen(sku: string): readonly string[] {
  try {
    const now = Date.now();
    const stored = localStorage.getItem(storageKey);
    localStorage.setItem(storageKey, withSeen(stored, sku, now));
    return seenProducts(stored, now)
      .map((seen) => seen.sku)
      .filter((other) => other !== sku);
  } catch {
    return [];
  }
}
