import { moneyOf, type Money } from './money.ts';
import { permyriadOf } from './permyriad-of.ts';

/** What is left of an amount after a discount (A§4: the price minus that percent). */
export function reducedBy(money: Money, permyriad: number): Money {
  return moneyOf(money.centAmount - permyriadOf(money, permyriad).centAmount, money.currencyCode);
}
