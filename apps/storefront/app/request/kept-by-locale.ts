import type { Locale } from '@tradehall/domain/locales/locales.ts';
import type { ShopRequest } from './shop-request.ts';

type Load<Value> = (shop: ShopRequest) => Promise<Value | null>;

interface Keeping<Value> {
  readonly load: Load<Value>;
  /** What the value is made of, as `Surrogate-Key` names it: whoever asks only finds it here. */
  readonly keys: (shop: ShopRequest) => string;
  /** From this age on it is renewed behind the visitor's back. */
  readonly freshMs?: number;
  /** Whoever comes later waits until it is read anew. */
  readonly usableMs?: number;
  readonly now?: () => number;
}

/**
 * What every page of a language needs, read once in a while instead of once a page: for a moment as it is, then
 * renewed behind the visitor's back. A failed reading is no reason to lose what is known.
 */
export function keptByLocale<Value>(keeping: Keeping<Value>): Load<Value> {
  const { load, keys, freshMs = 2_000, usableMs = 10_000, now = Date.now } = keeping;
  const kept = new Map<Locale, { readonly value: Value; readonly readAt: number }>();
  const readings = new Map<Locale, Promise<Value | null>>();

  const read = (shop: ShopRequest): Promise<Value | null> => {
    const { locale } = shop;
    const running = readings.get(locale);
    if (running !== undefined) return running;
    const reading = load(shop)
      .then((value) => {
        if (value !== null) kept.set(locale, { value, readAt: now() });
        return value;
      })
      .finally(() => readings.delete(locale));
    readings.set(locale, reading);
    return reading;
  };

  const find = async (shop: ShopRequest): Promise<Value | null> => {
    const found = kept.get(shop.locale);
    if (found === undefined) return read(shop);
    const age = now() - found.readAt;
    if (age > usableMs) return (await read(shop)) ?? found.value;
    if (age > freshMs) void read(shop);
    return found.value;
  };

  return async (shop) => {
    const value = await find(shop);
    shop.keys.add(value === null ? null : keys(shop));
    return value;
  };
}
