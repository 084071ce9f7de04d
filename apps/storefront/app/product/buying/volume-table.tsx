import type { VolumeView } from './volume-view.ts';
import styles from './volume-table.module.css';

export function VolumeTable({ view }: { readonly view: VolumeView }) {
  const { columns, rows } = view;
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
          {rows.map(({ from, discount, each }) => (
            <tr key={from}>
              <th scope="row">{from}</th>
              <td>{discount}</td>
              <td>{each}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className={styles['note']}>{view.note}</p>
    </div>
  );
}
