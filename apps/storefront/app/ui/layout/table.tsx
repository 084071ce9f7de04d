import { useId, useRef, type ReactNode } from 'react';
import { useHiddenSides } from './hidden-sides.ts';
import styles from './table.module.css';
import { VisuallyHidden } from '../visually-hidden.tsx';

interface TableProps {
  readonly caption: string;
  readonly isCaptionHidden?: boolean | undefined;
  readonly columns: readonly { readonly key: string; readonly label: string; readonly align?: 'start' | 'end' }[];
  readonly rows: readonly { readonly key: string; readonly cells: readonly ReactNode[] }[];
  /** The first cell of a row names the row. */
  readonly hasRowHeaders?: boolean | undefined;
  readonly emptyText?: string | undefined;
}

/** Scrolls inside itself where it is too wide, and can then be reached and scrolled by keyboard. */
export function Table({
  caption,
  isCaptionHidden = false,
  columns,
  rows,
  hasRowHeaders = false,
  emptyText,
}: TableProps) {
  const captionId = useId();
  const scroller = useRef<HTMLDivElement>(null);
  const scrolls = useHiddenSides(scroller, columns.length) !== 'none';
  const region = scrolls ? { role: 'region', 'aria-labelledby': captionId, tabIndex: 0 } : {};
  const alignOf = (at: number) => (columns[at]?.align === 'end' ? styles['end'] : undefined);
  return (
    <div ref={scroller} className={styles['scroller']} {...region}>
      <table className={styles['table']}>
        <caption id={captionId} className={styles['caption']}>
          {isCaptionHidden ? <VisuallyHidden>{caption}</VisuallyHidden> : caption}
        </caption>
        <thead>
          <tr>
            {columns.map(({ key, label }, at) => (
              <th key={key} scope="col" className={alignOf(at)}>
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, cells }) => (
            <tr key={key}>
              {cells.map((cell, at) => {
                const column = columns[at]?.key ?? at;
                return hasRowHeaders && at === 0 ? (
                  <th key={column} scope="row">
                    {cell}
                  </th>
                ) : (
                  <td key={column} className={alignOf(at)}>
                    {cell}
                  </td>
                );
              })}
            </tr>
          ))}
          {rows.length === 0 && emptyText !== undefined && (
            <tr>
              <td colSpan={columns.length} className={styles['empty']}>
                {emptyText}
              </td>
            </tr>
          )}
        </tbody>
      </table>
    </div>
  );
}
