import { cartSocketPath } from '@tradehall/domain/cart/cart-socket-address.ts';
import type { BrowserCart } from './browser-cart.ts';
import { isCartNews, newsChannel } from './cart-news.ts';
import { createLiveCart, type LiveCartPorts } from './live-cart.ts';

const openSocket: LiveCartPorts['open'] = (cartId, { onFrame, onEnd }) => {
  const protocol = location.protocol === 'https:' ? 'wss:' : 'ws:';
  const socket = new WebSocket(`${protocol}//${location.host}${cartSocketPath}?cartId=${encodeURIComponent(cartId)}`);
  socket.onmessage = ({ data }: MessageEvent<unknown>) => onFrame(data);
  socket.onclose = ({ code }) => onEnd(code);
  return () => {
    socket.onmessage = null;
    socket.onclose = null;
    socket.close();
  };
};

function wait(ms: number, act: () => void) {
  const timer = setTimeout(act, ms);
  return () => clearTimeout(timer);
}

interface Watched {
  readonly cart: BrowserCart;
  readonly cartId: () => string | null;
  readonly onCartChange: (changed: () => void) => () => void;
}

/** Keeps the cart of a page that is looked at as the shop has it, whoever changes it. */
export function watchCart({ cart, cartId, onCartChange }: Watched): void {
  let isLost = false;
  let channel: BroadcastChannel | null = null;
  const live = createLiveCart({
    open: openSocket,
    wait,
    onNews: cart.hear,
    onStock: cart.refresh,
    onLost: () => {
      isLost = true;
      cart.refresh();
    },
    // A§4: unknown events are logged.
    log: (event) => console.warn(`the cart's socket said ${event}`),
  });
  const follow = () => live.follow(document.visibilityState === 'visible' ? cartId() : null);
  const listen = () => {
    channel ??= new BroadcastChannel(newsChannel);
    channel.onmessage = ({ data }: MessageEvent<unknown>) => {
      if (isCartNews(data) && document.visibilityState === 'visible') cart.hear(data.cartId, data.version);
    };
  };
  // A page with an open line cannot be kept for the way back.
  const hangUp = () => {
    cart.leave();
    live.follow(null);
    channel?.close();
    channel = null;
  };
  const look = () => {
    follow();
    if (document.visibilityState === 'visible') cart.adoptLeftBehind();
  };
  const comeBack = () => {
    listen();
    look();
  };
  // B§4: given up, the cart is read when the shopper comes back; then the socket is tried again as well.
  const refreshIfLost = () => {
    if (isLost) {
      isLost = false;
      live.follow(null);
      cart.refresh();
    }
    look();
  };
  onCartChange(follow);
  document.addEventListener('visibilitychange', look);
  window.addEventListener('focus', refreshIfLost);
  window.addEventListener('online', cart.wake);
  window.addEventListener('storage', cart.adoptIfLeft);
  window.addEventListener('pagehide', hangUp);
  window.addEventListener('pageshow', comeBack);
  comeBack();
}
