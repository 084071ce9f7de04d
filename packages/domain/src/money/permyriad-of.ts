import { divideHalfUp } from './divide-half-up.ts';
import { moneyOf, type Money } from './money.ts';

/** That many ten-thousandths of an amount, rounded half up: 1500 permyriad (15 %) of 9.99 is 1.50. */
export function permyriadOf(money: Money, permyriad: number): Money {
  if (!Number.isSafeInteger(permyriad)) throw new RangeError(`${permyriad} is not a whole number of permyriad`);
  return moneyOf(divideHalfUp(BigInt(money.centAmount) * BigInt(permyriad), 10_000n), money.currencyCode);
}
