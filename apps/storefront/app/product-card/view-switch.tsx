import LayoutGrid from 'lucide-react/icons/layout-grid';
import Rows3 from 'lucide-react/icons/rows-3';
import { keepChoice, useKeptChoice } from '../request/kept-choices.ts';
import { Icon } from '../ui/icon.tsx';
import styles from './view-switch.module.css';

export interface ViewSwitchView {
  readonly label: string;
  readonly tiles: string;
  readonly table: string;
}

/** The same list as tiles, or a row a product with its measures in columns. The choice holds for all lists, for a year. */
export function ViewSwitch({ view }: { readonly view: ViewSwitchView }) {
  const isTable = useKeptChoice('table-view') !== '';
  return (
    <div role="group" aria-label={view.label} className={styles['switch']}>
      <button
        type="button"
        aria-pressed={!isTable}
        aria-label={view.tiles}
        className={styles['tiles']}
        onClick={() => keepChoice('table-view', '')}
      >
        <Icon icon={LayoutGrid} />
      </button>
      <button
        type="button"
        aria-pressed={isTable}
        aria-label={view.table}
        className={styles['rows']}
        onClick={() => keepChoice('table-view', '1')}
      >
        <Icon icon={Rows3} />
      </button>
    </div>
  );
}
