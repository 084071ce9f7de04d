import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowUp from 'lucide-react/icons/arrow-up';
import { Icon } from '../ui/icon.tsx';
import styles from './table-heads.module.css';
import type { TableView } from './table-view.ts';

/** The heads of the columns where a list is a table. Each product still says its measures by name, to who hears them. */
export function TableHeads({ table }: { readonly table: TableView }) {
  const { label, columns, price } = table;
  return (
    <div role="table" aria-label={label} className={styles['heads']} data-stay>
      <div role="row" className={styles['row']}>
        <div className={styles['measures']}>
          {columns.map((column) => (
            <Head key={column.key} head={column} />
          ))}
        </div>
        <Head head={price} />
      </div>
    </div>
  );
}

function Head({ head }: { readonly head: TableView['price'] }) {
  const { label, href, order } = head;
  return (
    <div role="columnheader" aria-sort={order ?? undefined} className={styles['head']}>
      {href === null ? (
        label
      ) : (
        <a href={href} rel="nofollow" className={styles['link']}>
          {label}
          {order !== null && <Icon icon={order === 'ascending' ? ArrowUp : ArrowDown} size={16} />}
        </a>
      )}
    </div>
  );
}
