import type { Logger } from 'pino';
import { allCalls } from '@tradehall/domain/all-calls.ts';
import { createClient } from '@tradehall/domain/calls/client.ts';
import type { Locale } from '@tradehall/domain/locales/locales.ts';
import { contentPagesOf, type ContentPages } from '../../app/routing/content-pages.ts';
import type { TransportFor } from './middleware-transport.ts';

const freshForMs = 2_000;
const usableForMs = 10_000;

interface Asking {
  readonly locale: Locale;
  readonly host: string;
  readonly requestId: string;
}

export type FindContentPages = (asking: Asking) => Promise<ContentPages>;

interface Held {
  readonly pages: ContentPages;
  readonly freshUntil: number;
  /** From then on who asks waits for a new list. */
  readonly usableUntil: number;
}

interface CacheOptions {
  readonly transportFor: TransportFor;
  readonly log: Logger;
  readonly now?: () => number;
}

/** Every page links content pages, and they change a few times a day: one list a locale, renewed behind the visitor's back. */
export function contentPagesCache({ transportFor, log, now = Date.now }: CacheOptions): FindContentPages {
  const held = new Map<Locale, Held>();
  const underWay = new Map<Locale, Promise<ContentPages>>();

  const ask = async ({ locale, ...visit }: Asking): Promise<ContentPages> => {
    const calls = createClient(allCalls, transportFor(visit), () => visit.host);
    const answer = await calls.shop.getContentPages(
      { locale },
      { onError: (err) => log.error({ err, requestId: visit.requestId }, 'no list of content pages') },
    );
    // What is known stays in use: a page that was there a moment ago is better than none.
    const pages = answer?.ok === true ? contentPagesOf(answer.value.pages) : held.get(locale)?.pages;
    const freshUntil = now() + freshForMs;
    const usableUntil = pages === undefined ? freshUntil : now() + usableForMs;
    const kept = pages ?? contentPagesOf([]);
    held.set(locale, { pages: kept, freshUntil, usableUntil });
    return kept;
  };

  const renew = (asking: Asking): Promise<ContentPages> => {
    const pending = underWay.get(asking.locale) ?? ask(asking).finally(() => underWay.delete(asking.locale));
    underWay.set(asking.locale, pending);
    return pending;
  };

  return (asking) => {
    const known = held.get(asking.locale);
    if (known === undefined || known.usableUntil <= now()) return renew(asking);
    if (known.freshUntil <= now()) void renew(asking);
    return Promise.resolve(known.pages);
  };
}
