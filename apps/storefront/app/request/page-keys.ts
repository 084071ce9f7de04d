import { secondsUntilMidnight } from '@tradehall/domain/countries/calendar-date.ts';
import type { Country } from '@tradehall/domain/countries/country.ts';

/** Caches take 8 kB of one header. */
const longestHeader = 7_000;

/** What a page is made of, collected while it is made: the keys by which a cache that keeps it is told to forget it. */
export class PageKeys {
  readonly #keys = new Set<string>();
  #isComplete = true;

  /** `surrogateKey` as the middleware sends it, a space between two; null where part of the page goes by no key. */
  add(surrogateKey: string | null): void {
    if (surrogateKey === null) this.#isComplete = false;
    else for (const key of surrogateKey.split(' ')) this.#keys.add(key);
  }

  /** All of them; null where a change might pass a page by that is kept. */
  get header(): string | null {
    const header = [...this.#keys].join(' ');
    return this.#isComplete && header !== '' && header.length <= longestHeader ? header : null;
  }
}

/** Dates of delivery, prices and taxes are those of the day. */
export function longCaching(keepsSeconds: number, { timeZone }: Country, now: Date): string {
  const seconds = Math.min(keepsSeconds, secondsUntilMidnight(timeZone, now));
  return `public, max-age=0, s-maxage=${seconds}, stale-while-revalidate=1, stale-if-error=86400`;
}
