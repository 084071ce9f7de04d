import type { PictureFormat, PictureWidth } from '@tradehall/domain/catalogue/picture-set.ts';

/** The library is loaded by whoever first has a picture: most engines never have one. */
const drawing = () => import('./draw-picture.js');

/**
 * Pictures are unpacked and drawn one at a time, on one core and beside the thread that serves carts: whoever uploads many waits,
 * and nobody else does. Two large ones at once would also take the memory of two.
 */
export class PictureWorkshop {
  #last: Promise<unknown> = Promise.resolve();

  /** The picture without what came along with it, or a `PictureRefused`. */
  clean(bytes: Uint8Array): Promise<Buffer> {
    return this.#inTurn(async () => (await drawing()).cleanPicture(bytes));
  }

  draw(bytes: Uint8Array, width: PictureWidth, format: PictureFormat): Promise<Buffer> {
    return this.#inTurn(async () => (await drawing()).drawSize(bytes, width, format));
  }

  /** Of what `clean` has given. */
  measure(original: Uint8Array): Promise<{ width: number; height: number }> {
    return this.#inTurn(async () => (await drawing()).measurePicture(original));
  }

  #inTurn<Result>(draw: () => Promise<Result>): Promise<Result> {
    const drawn = this.#last.then(draw);
    this.#last = drawn.catch(() => undefined);
    return drawn;
  }
}
