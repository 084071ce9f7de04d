import styles from './stock.module.css';

export interface StockView {
  readonly isOnStock: boolean;
  readonly word: string;
}

export function Stock({ stock }: { readonly stock: StockView }) {
  return <p className={stock.isOnStock ? styles['in'] : styles['out']}>{stock.word}</p>;
}
