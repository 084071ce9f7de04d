import { networkOf, placeOf } from '@tradehall/process/networks.ts';
import { type Purse, type Purses, retryAfterSeconds } from '../context/services/purses.ts';

// Of whoever has a key or not: a merchant has a few systems at one address.
const perAddress = 600;
const networkTimes = 10;
const minuteMs = 60_000;

export interface MachineLimitsOptions {
  readonly purses: Purses;
  readonly isUnlimited: (address: string) => boolean;
}

/** Seconds to wait, or null where the call may go on. */
export class MachineLimits {
  readonly #options: MachineLimitsOptions;

  constructor(options: MachineLimitsOptions) {
    this.#options = options;
  }

  async ofAddress(address: string): Promise<number | null> {
    if (this.#options.isUnlimited(address)) return null;
    return this.#take([
      purseOf(`address:${placeOf(address)}`, perAddress),
      purseOf(`network:${networkOf(address)}`, perAddress * networkTimes),
    ]);
  }

  /**
   * Before anything is proven: whoever knows a key without its secret uses up the calls of her own place alone. Whoever has the
   * secret has no more calls from several places: of these the proven ones count together.
   */
  async ofKey(key: string, address: string, perMinute: number): Promise<number | null> {
    const proven = [purseOf(`key:${key}`, perMinute)];
    const left = await this.#options.purses.look(proven);
    if (left.some((calls) => calls < 1)) return retryAfterSeconds(proven, left);
    return this.#take([purseOf(`key:${key}:${placeOf(address)}`, perMinute)]);
  }

  async noteProven(key: string, perMinute: number): Promise<void> {
    await this.#options.purses.add([purseOf(`key:${key}`, perMinute)], -1);
  }

  async #take(purses: readonly Purse[]): Promise<number | null> {
    const { isTaken, left } = await this.#options.purses.take(purses);
    return isTaken ? null : retryAfterSeconds(purses, left);
  }
}

const purseOf = (who: string, most: number): Purse => ({
  key: `machines:${who}`,
  allowance: { most, perMs: minuteMs },
});
