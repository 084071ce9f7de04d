import type { StockLevel } from '@tradehall/domain/catalogue/stock-level.ts';
import styles from './stock.module.css';

export interface StockView {
  readonly level: StockLevel;
  readonly word: string;
}

/** The word says what the colour means. */
export function Stock({ stock }: { readonly stock: StockView }) {
  return <p className={styles[stock.level]}>{stock.word}</p>;
}
