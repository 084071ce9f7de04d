import { BigIntMoneyStrategy } from '@vendure/core';

/**
 * The engine divides and multiplies with floating point numbers, so that an exact half arrives as a little less or more.
 * An exact net or gross price is a whole number over 10,000 + the tax rate in permyriad (at most 12,700), or over
 * 10,000: what is not a half is at least 1/25,400 = 0.000039 away from one. The dust of the engine's few operations stays
 * below 0.00001 up to ten billion minor units a line. Whatever is within that of a half is therefore one.
 */
const dust = 0.000_01;

/** A half goes up in size, whatever the sign, as in the domain's `divideHalfUp`; a line is rounded as a whole. */
export class HalfUpMoneyStrategy extends BigIntMoneyStrategy {
  override round(value: number, quantity = 1): number {
    const exact = value * quantity;
    const rounded = Math.floor(Math.abs(exact) + 0.5 + dust);
    return exact < 0 && rounded !== 0 ? -rounded : rounded;
  }
}
