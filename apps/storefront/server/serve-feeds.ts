import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { Router, type Request, type RequestHandler, type Response } from 'express';
import type { Logger } from 'pino';
import { calendarDateIn } from '@tradehall/domain/countries/calendar-date.ts';
import { findFeed, type FeedName } from '@tradehall/domain/feeds/feed-names.ts';
import type { Locale } from '@tradehall/domain/locales/locales.ts';
import { Bulkhead } from '@tradehall/process/bulkhead.ts';
import { feedFormats, loadFeedState, startOfDelta, TooManyFeeds, writeFeed } from '../app/feeds/write-feed.ts';
import { notStored } from '../app/request/cache-headers.ts';
import { languageOfPath, pathInLanguage } from '../app/routing/language-of-path.ts';
import { shopInLanguage, type ShopInLanguageOptions } from './shop-in-language.ts';
import { visitOf } from './visit/visit.ts';

interface FeedOptions extends ShopInLanguageOptions {
  readonly log: Logger;
}

class Full extends Error {}

/** How long a reader may take for all of it. */
const mostMs = 10 * 60_000;
const retryAfterSeconds = 60;

/** Of what a feed is made beside its documents; another number makes every reader read anew. */
const revision = 1;

const cursorPattern = /^\d{1,18}$/;

interface AskedFeed {
  readonly name: FeedName;
  readonly locale: Locale;
  /** Null for the whole feed. */
  readonly since: string | null;
}

/** Given twice it is no cursor either. */
function sinceOf({ query: { since } }: Request): string | null {
  if (since === undefined) return null;
  return typeof since === 'string' ? since : '';
}

/** Null where the shop has no such feed; `since` may still be no cursor. */
function feedOf(request: Request): AskedFeed | null {
  const { country } = visitOf(request);
  const language = languageOfPath(request.path, country);
  const name = findFeed(pathInLanguage(request.path, language), country);
  return name === null ? null : { name, locale: language.locale, since: sinceOf(request) };
}

async function* firstThen(first: string, rest: AsyncIterable<string>): AsyncGenerator<string, void> {
  yield first;
  yield* rest;
}

async function sendFeed(feed: AskedFeed, request: Request, response: Response, options: FeedOptions): Promise<void> {
  const { name, locale, since } = feed;
  const shop = await shopInLanguage(locale, request, options, request.ip);
  const state = await loadFeedState(shop);
  const today = calendarDateIn(shop.country.timeZone, new Date());
  response.set({
    'Feed-Cursor': state.cursor,
    'Content-Type': `${feedFormats[name].contentType}; charset=utf-8`,
    'X-Robots-Tag': 'noindex',
    // Whoever keeps it asks whether it still holds, which costs one question to the read side.
    'Cache-Control': since === null ? 'public, no-cache' : notStored,
    ...(since === null && { ETag: `W/"${revision}-${name}-${locale}-${state.stamp}-${today}"` }),
  });
  if (since === null && request.fresh) {
    response.status(304).end();
    return;
  }
  if (request.method === 'HEAD') {
    response.end();
    return;
  }
  const text = writeFeed(name, since === null ? '0' : startOfDelta(since, state), shop);
  const first = await text.next();
  await pipeline(Readable.from(firstThen(first.value ?? '', text)), response, { signal: AbortSignal.timeout(mostMs) });
}

function sendLater(response: Response, error: unknown): void {
  const seconds = error instanceof TooManyFeeds ? error.retryAfterSeconds : retryAfterSeconds;
  response.removeHeader('ETag');
  response.removeHeader('Feed-Cursor');
  response
    .status(error instanceof TooManyFeeds ? 429 : 503)
    .set({ 'Cache-Control': notStored, 'Retry-After': String(seconds) })
    .type('text/plain')
    .send('Later');
}

/** What adverts and comparison sites read: a feed for each of them, in each language of the store, where anything is sold. */
export function serveFeeds(options: FeedOptions): RequestHandler {
  const { log } = options;
  const bulkhead = new Bulkhead({
    mostAtOnce: 4,
    mostWaiting: 16,
    waitMs: 30_000,
    mostOfOne: 2,
    whenFull: () => new Full('all places are taken'),
  });

  return Router().get(/\/feeds\/[a-z]+\.(?:xml|csv)$/, async (request, response, next) => {
    const feed = feedOf(request);
    if (feed === null) {
      next();
      return;
    }
    if (feed.since !== null && !cursorPattern.test(feed.since)) {
      response.status(400).set('Cache-Control', notStored).type('text/plain').send('since is no cursor');
      return;
    }
    try {
      await bulkhead.run(() => sendFeed(feed, request, response, options), request.ip ?? null);
    } catch (error) {
      const { requestId } = visitOf(request);
      // Whoever reads half a list must not take it for the whole: the line is cut.
      if (response.headersSent || response.destroyed) {
        log.warn({ err: error, requestId, path: request.path }, 'a feed was broken off');
        response.destroy();
        return;
      }
      log.warn({ err: error, requestId, path: request.path }, 'no feed');
      sendLater(response, error);
    }
  });
}
