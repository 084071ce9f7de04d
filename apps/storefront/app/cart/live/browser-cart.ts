import type { Locale } from '@tradehall/domain/locales/locales.ts';
import { notify } from '../../ui/overlays/notifications.ts';
import { cartFailureText, type CartFailureTexts } from '../cart-failure-text.ts';
import type { FailedChange } from './cart-intent.ts';
import { createCartStore } from './cart-store.ts';
import { cartTransport } from './cart-transport.ts';
import { createKeptIntents } from './kept-intents.ts';
import type { ShownCart } from '../shown-cart.ts';
import { createTurns } from './take-turn.ts';
import { newsChannel } from './cart-news.ts';

/** Where a browser lets nobody keep anything, nothing is kept. */
function openStorage() {
  const closed = {
    length: 0,
    key: () => null,
    getItem: () => null,
    setItem: () => undefined,
    removeItem: () => undefined,
  };
  try {
    return 'window' in globalThis ? window.localStorage : closed;
  } catch {
    return closed;
  }
}

/** The cart of this page, in the browser. */
export function openBrowserCart(
  locale: () => Locale,
  failures: () => CartFailureTexts,
  changed: (shown: ShownCart) => void,
  failed: (change: FailedChange) => void,
) {
  const page = crypto.randomUUID();
  const locks = 'locks' in navigator ? navigator.locks : undefined;
  const turns = createTurns(locks, page);
  const kept = createKeptIntents(openStorage(), page, Date.now);
  const store = createCartStore(
    {
      ...cartTransport(locale),
      now: Date.now,
      newId: () => crypto.randomUUID(),
      wait: (ms, act) => void setTimeout(act, ms),
      keep: kept.keep,
      forget: kept.forget,
      findLeftBehind: async () => {
        const askedAt = Date.now();
        return kept.findLeftBehind(await turns.findLiving(), askedAt);
      },
      takeTurn: turns.take,
      report: (operation, failure, isHeard) => {
        failed({ action: operation, reason: failure.code });
        if (!isHeard) notify({ kind: 'error', text: cartFailureText(failures(), failure, locale()) });
      },
      tell: (cartId, version) => {
        const channel = new BroadcastChannel(newsChannel);
        channel.postMessage({ cartId, version });
        channel.close();
      },
    },
    changed,
  );
  return {
    ...store,
    /** Sends what pages that are gone have left behind. */
    adoptLeftBehind: () => {
      const againMs = kept.lookAgainMs(locks !== undefined);
      if (againMs !== null) setTimeout(store.adopt, againMs);
    },
    /** Another page has kept something, or has left it to whoever is there. */
    adoptIfLeft: () => {
      if (kept.lookAgainMs(locks !== undefined) === 0) store.adopt();
    },
    leave: kept.leave,
  };
}

export type BrowserCart = ReturnType<typeof openBrowserCart>;
