import { moneyOf, type Money } from './money.ts';
import { permyriadOf } from './permyriad-of.ts';

/** What is left of an amount after a discount (A§4: the price minus that percent). */
export function reducedBy(money: Money, permyriad: number): Money {
  return moneyOf(money.centAmount - permyriadOf(money, permyriad).centAmount, money.currencyCode);
}

/** By how many whole percent an amount is below another; never rounded up. */
export function wholePercentBelow(before: Money, now: Money): number {
  return Math.floor(((before.centAmount - now.centAmount) * 100) / before.centAmount);
}
