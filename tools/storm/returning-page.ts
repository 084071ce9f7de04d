import { socketRetries, socketRetryDelayMs } from '@tradehall/domain/cart/cart-socket-address.ts';
import { LivePage, type HeardFrame, type LivePageOptions } from '@tradehall/testing/live/live-page.ts';
import type { Guest } from './guest.ts';

/** A page that comes back as the shop's own pages do (B§4): two retries, five seconds apart. */
export class ReturningPage {
  readonly guest: Guest;
  readonly heard: HeardFrame[] = [];
  wrongFrames = 0;
  /** How often the socket stood and said where the cart stands. */
  greetings = 0;
  greetedAtMs = 0;
  hasGivenUp = false;
  readonly #options: LivePageOptions;
  #retriesLeft = socketRetries;
  #toldVersion = -1;

  constructor(guest: Guest, url: string) {
    this.guest = guest;
    const { host, cookie, cartId } = guest;
    this.#options = { url, host, cookie, cartId };
  }

  async connect(): Promise<void> {
    const page = await LivePage.open(this.#options);
    if (!page.isOpen) {
      this.#comeBack();
      return;
    }
    this.#retriesLeft = socketRetries;
    let isFirst = true;
    page.onFrame = (heard) => {
      this.#listen(heard, isFirst);
      isFirst = false;
    };
    page.onClosed = () => this.#comeBack();
  }

  #comeBack(): void {
    this.hasGivenUp = this.#retriesLeft === 0;
    if (this.hasGivenUp) return;
    this.#retriesLeft -= 1;
    setTimeout(() => void this.connect(), socketRetryDelayMs);
  }

  #listen(heard: HeardFrame, isFirst: boolean): void {
    const { frame } = heard;
    this.heard.push(heard);
    // Nobody orders during the storm, so no stock changes.
    if (frame.event !== 'cart-update') {
      this.wrongFrames += 1;
      return;
    }
    const isNews = isFirst ? frame.version >= this.#toldVersion : frame.version > this.#toldVersion;
    const isTrue = frame.cartId === this.guest.cartId && this.guest.mayHave(frame.version);
    if (!isNews || !isTrue) this.wrongFrames += 1;
    this.#toldVersion = frame.version;
    if (!isFirst) return;
    this.greetings += 1;
    this.greetedAtMs = heard.atMs;
  }
}
