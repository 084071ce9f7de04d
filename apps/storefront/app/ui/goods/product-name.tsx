import { Fragment } from 'react';
import styles from './product-name.module.css';

/** Capitals and digits joined by hyphens, with the number behind them: “RC-DC 8258”. */
const model = /(\p{Lu}[\p{Lu}\d]*(?:-[\p{Lu}\d]+)+(?![\p{L}\d])(?: \d+(?:-[\p{Lu}\d]+)*)?)/u;

/** A product's name; a line never ends within its model. */
export const ProductName = ({ name }: { readonly name: string }) =>
  name.split(model).map((part, at) =>
    at % 2 === 1 ? (
      <span key={`${at} ${part}`} className={styles['model']}>
        {part}
      </span>
    ) : (
      <Fragment key={`${at} ${part}`}>{part}</Fragment>
    ),
  );
