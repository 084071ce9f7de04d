import { type ClipboardEvent, type KeyboardEvent, memo, useState } from 'react';
import { useDisplayLanguage } from '../../display-language';
import { say, toSay } from '../../say';
import { centsOf, type Edits, type PriceKind, textOf } from './grid-edits';
import type { GridStore } from './grid-stores';
import type { GridRow } from './price-grid.documents';

interface PriceTableProps {
  /** Of the page that is shown. */
  readonly rows: readonly GridRow[];
  readonly stores: readonly GridStore[];
  readonly kind: PriceKind;
  readonly edits: Edits;
  readonly onType: (variantId: string, storeKey: string, text: string) => void;
  readonly onPaste: (text: string, row: number, column: number) => void;
}

interface Place {
  readonly row: number;
  readonly column: number;
}

const idOf = ({ row, column }: Place): string => `price-${row}-${column}`;

/** One cell is in the order of tabs; arrows and Enter go from cell to cell. */
export function PriceTable({ rows, stores, kind, edits, onType, onPaste }: PriceTableProps) {
  const [active, setActive] = useState<Place>({ row: 0, column: 0 });
  const last = { row: rows.length - 1, column: stores.length - 1 };
  const place = { row: Math.min(active.row, last.row), column: Math.min(active.column, last.column) };
  const onKey = (event: KeyboardEvent<HTMLTableElement>) => {
    if (!(event.target instanceof HTMLInputElement)) return;
    const next = nextPlace(event, event.target, place);
    if (next === null || next.row < 0 || next.column < 0 || next.row > last.row || next.column > last.column) return;
    event.preventDefault();
    const cell = document.getElementById(idOf(next));
    cell?.focus();
    if (cell instanceof HTMLInputElement) cell.select();
  };
  return (
    <div className="max-h-[65vh] w-0 min-w-full overflow-auto rounded-md border">
      <table
        role="grid"
        aria-label={kind === 'list' ? say('List prices') : say('Sale prices')}
        className="text-sm"
        onKeyDown={onKey}
      >
        <thead className="sticky top-0 z-20 bg-background">
          <tr>
            <th scope="col" className="sticky left-0 z-10 min-w-56 bg-background p-2 text-left">
              {say('Product')}
            </th>
            {stores.map(({ key, name, currencyCode }) => (
              <th key={key} scope="col" className="p-2 text-right font-medium whitespace-nowrap">
                {name} <span className="font-normal text-muted-foreground">{currencyCode}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, at) => (
            <PriceRow
              key={row.variantId}
              at={at}
              row={row}
              stores={stores}
              kind={kind}
              typed={edits.get(row.variantId)}
              tabColumn={place.row === at ? place.column : -1}
              onFocus={setActive}
              onType={onType}
              onPaste={onPaste}
            />
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** Up and down from anywhere; sideways only from an end of the text, so that one can move within it. */
function nextPlace(event: KeyboardEvent, input: HTMLInputElement, { row, column }: Place): Place | null {
  const isAtStart = input.selectionStart === 0;
  const isAtEnd = input.selectionEnd === input.value.length;
  if (event.key === 'ArrowUp' || (event.key === 'Enter' && event.shiftKey)) return { row: row - 1, column };
  if (event.key === 'ArrowDown' || event.key === 'Enter') return { row: row + 1, column };
  if (event.key === 'ArrowLeft' && isAtStart) return { row, column: column - 1 };
  if (event.key === 'ArrowRight' && isAtEnd) return { row, column: column + 1 };
  return null;
}

interface PriceRowProps extends Pick<PriceTableProps, 'stores' | 'kind' | 'onType' | 'onPaste'> {
  readonly at: number;
  readonly row: GridRow;
  readonly typed: ReadonlyMap<string, string> | undefined;
  readonly tabColumn: number;
  readonly onFocus: (place: Place) => void;
}

const PriceRow = memo(function PriceRow(props: PriceRowProps) {
  const { at, row, stores, kind, typed, tabColumn, onFocus, onType, onPaste } = props;
  // Its properties are the same in every language.
  useDisplayLanguage();
  const cellName = kind === 'list' ? toSay('List price of {sku} in {store}') : toSay('Sale price of {sku} in {store}');
  const pasteInto = (event: ClipboardEvent<HTMLInputElement>, column: number) => {
    const text = event.clipboardData.getData('text/plain');
    // A single amount is pasted as it always is.
    if (!/[\t\n]/.test(text.trim())) return;
    event.preventDefault();
    onPaste(text, at, column);
  };
  return (
    <tr className="border-t">
      <th scope="row" className="sticky left-0 z-10 max-w-72 bg-background p-2 text-left font-normal">
        <span className="block truncate">{row.name}</span>
        <span className="text-xs text-muted-foreground">{row.sku}</span>
      </th>
      {stores.map((store, column) => {
        const text = textOf(row, typed, store, kind);
        const isWrong = centsOf(text, store) === undefined;
        const isTyped = text !== textOf(row, undefined, store, kind);
        const look = isWrong ? 'border-destructive' : isTyped ? 'border-foreground font-medium' : 'border-transparent';
        return (
          <td key={store.key} className="p-0.5">
            <input
              id={idOf({ row: at, column })}
              className={`w-24 rounded border bg-transparent px-2 py-1 text-right tabular-nums ${look}`}
              aria-label={say(cellName, { sku: row.sku, store: store.name })}
              aria-invalid={isWrong}
              inputMode="decimal"
              tabIndex={column === tabColumn ? 0 : -1}
              value={text}
              onFocus={() => onFocus({ row: at, column })}
              onChange={(event) => onType(row.variantId, store.key, event.target.value)}
              onPaste={(event) => pasteInto(event, column)}
            />
          </td>
        );
      })}
    </tr>
  );
});
