import { once } from 'node:events';
import { cartSocketPath } from '@tradehall/domain/cart/cart-socket-address.ts';
import { cartSocketFrame, type CartSocketFrame } from '@tradehall/domain/cart/cart-socket.ts';

export interface LivePageOptions {
  /** Of the middleware. */
  readonly url: string;
  readonly host: string;
  readonly cookie: string;
  readonly cartId: string;
}

export interface HeardFrame {
  readonly frame: CartSocketFrame;
  readonly atMs: number;
}

/** A browser's page that looks at a cart, as far as the gateway can tell. */
export class LivePage {
  readonly heard: HeardFrame[] = [];
  closeCode: number | null = null;
  onClosed: () => void = () => undefined;
  #onFrame: (heard: HeardFrame) => void = () => undefined;
  readonly #socket: WebSocket;

  private constructor({ url, host, cookie, cartId }: LivePageOptions) {
    const address = `${url.replace(/^http/, 'ws')}${cartSocketPath}?cartId=${cartId}`;
    const headers = { cookie, origin: `http://${host}`, 'x-forwarded-host': host };
    this.#socket = new WebSocket(address, { headers });
    this.#socket.addEventListener('message', ({ data }) => {
      const heard = { frame: cartSocketFrame.parse(JSON.parse(String(data))), atMs: performance.now() };
      this.heard.push(heard);
      this.#onFrame(heard);
    });
    this.#socket.addEventListener('close', ({ code }) => {
      this.closeCode = code;
      this.onClosed();
    });
  }

  /** Returns when the socket stands, or when it has failed to. */
  static async open(options: LivePageOptions): Promise<LivePage> {
    const page = new LivePage(options);
    const opening = new AbortController();
    const settled = ['open', 'error', 'close'].map((event) => once(page.#socket, event, { signal: opening.signal }));
    await Promise.race(settled);
    for (const waiting of settled) waiting.catch(() => undefined);
    opening.abort();
    return page;
  }

  /** Also told what was heard before. */
  set onFrame(listen: (heard: HeardFrame) => void) {
    this.#onFrame = listen;
    for (const heard of this.heard) listen(heard);
  }

  get isOpen(): boolean {
    return this.#socket.readyState === WebSocket.OPEN;
  }

  get frames(): readonly CartSocketFrame[] {
    return this.heard.map(({ frame }) => frame);
  }

  say(text: string): void {
    this.#socket.send(text);
  }

  close(): void {
    this.#socket.close();
  }

  async untilClosed(): Promise<number | null> {
    if (this.closeCode === null) await once(this.#socket, 'close');
    return this.closeCode;
  }
}
