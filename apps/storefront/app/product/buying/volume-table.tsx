import { useIsAlive } from '../../ui/use-is-alive.ts';
import type { VolumeView } from './volume-view.ts';
import styles from './volume-table.module.css';

/** The step that so many pieces have reached. */
export const stepReached = ({ rows }: VolumeView, pieces: number) =>
  rows.findLast(({ volume }) => volume <= pieces) ?? rows[0];

interface VolumeTableProps {
  readonly view: VolumeView;
  /** Those in the cart and those that are about to be added. */
  readonly pieces: number;
  /** As many as there can be. */
  readonly most: number;
  readonly choose: (pieces: number) => void;
}

/** The step that was reached is marked, and each can be chosen. Without JavaScript it is a table to read. */
export function VolumeTable({ view, pieces, most, choose }: VolumeTableProps) {
  const { columns, rows } = view;
  const isAlive = useIsAlive();
  const reached = stepReached(view, pieces);
  return (
    <div>
      <table className={styles['table']}>
        <caption className={styles['caption']}>{view.title}</caption>
        <thead>
          <tr>
            <th scope="col">{columns.quantity}</th>
            <th scope="col">{columns.discount}</th>
            <th scope="col">{columns.each}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.volume} data-reached={row === reached} className={styles['row']}>
              <th scope="row">
                {isAlive && row.volume <= most ? (
                  <button
                    type="button"
                    aria-pressed={row === reached}
                    className={styles['choice']}
                    onClick={() => choose(row.volume)}
                  >
                    {row.from}
                  </button>
                ) : (
                  <span className={styles['from']}>{row.from}</span>
                )}
              </th>
              <td>{row.discount}</td>
              <td>{row.each}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p role="status" className={styles['yours']}>
        {reached?.yours}
      </p>
      <p className={styles['note']}>{view.note}</p>
    </div>
  );
}
