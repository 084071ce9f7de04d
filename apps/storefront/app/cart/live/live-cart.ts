import { socketCloseCodes, socketRetries, socketRetryDelayMs } from '@tradehall/domain/cart/cart-socket-address.ts';
import { isCartNews } from './cart-news.ts';

interface Heard {
  readonly onFrame: (data: unknown) => void;
  readonly onEnd: (code: number) => void;
}

export interface LiveCartPorts {
  /** What it gives closes the socket; then nothing is heard of it any more. */
  readonly open: (cartId: string, heard: Heard) => () => void;
  readonly wait: (ms: number, act: () => void) => () => void;
  readonly onNews: (cartId: string, version: number) => void;
  readonly onStock: () => void;
  /** The cart is no longer this visitor's, or nothing more will be heard of it. */
  readonly onLost: () => void;
  readonly log: (event: string) => void;
}

function parse(data: unknown): unknown {
  try {
    return typeof data === 'string' ? JSON.parse(data) : null;
  } catch {
    return null;
  }
}

const eventOf = (frame: unknown): string =>
  typeof frame === 'object' && frame !== null && 'event' in frame ? String(frame.event) : '';

/** B§4: the socket of the cart. The shop says the version first thing, so nothing is missed while there was none. */
export function createLiveCart({ open, wait, onNews, onStock, onLost, log }: LiveCartPorts) {
  let followed: string | null = null;
  let closeSocket = (): void => undefined;
  let stopWaiting = (): void => undefined;
  let retriesLeft = socketRetries;

  const hear = (data: unknown) => {
    retriesLeft = socketRetries;
    const frame = parse(data);
    const event = eventOf(frame);
    if (event === 'cart-update' && isCartNews(frame)) {
      onNews(frame.cartId, frame.version);
    } else if (event === 'updated-stock') {
      onStock();
    } else {
      log(event);
    }
  };

  const lose = (cartId: string, code: number) => {
    const isFinal = code === socketCloseCodes.notYours || code === socketCloseCodes.tooMany;
    if (isFinal || retriesLeft === 0) {
      onLost();
      return;
    }
    retriesLeft -= 1;
    stopWaiting = wait(socketRetryDelayMs, () => connect(cartId));
  };

  const connect = (cartId: string) => {
    closeSocket = open(cartId, { onFrame: hear, onEnd: (code) => lose(cartId, code) });
  };

  return {
    /** Follows this cart from now on; null: none. */
    follow: (cartId: string | null) => {
      if (cartId !== followed) {
        stopWaiting();
        closeSocket();
        followed = cartId;
        retriesLeft = socketRetries;
        if (cartId !== null) connect(cartId);
      }
    },
  };
}
