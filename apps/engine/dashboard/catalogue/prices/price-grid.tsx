import { Button, NativeSelect } from '@vendure/dashboard';
import { useCallback, useMemo, useState } from 'react';
import { Pager } from '../../pager';
import { say } from '../../say';
import { pastedCells, type PriceKind } from './grid-edits';
import type { GridStore } from './grid-stores';
import type { GridRow } from './price-grid.documents';
import { PriceTable } from './price-table';
import { ProductSearch, StoreChoice } from './product-search';
import type { PriceWork } from './use-price-work';

interface PriceGridProps {
  readonly asked: string;
  readonly kind: PriceKind;
  readonly prices: {
    readonly stores: readonly GridStore[];
    readonly rows: readonly GridRow[];
    /** Null until they are there. */
    readonly totalItems: number | null;
  };
  /** Stores without a column. */
  readonly hidden: ReadonlySet<string>;
  readonly work: PriceWork;
  readonly onSearch: (asked: string) => void;
  readonly onKind: (kind: PriceKind) => void;
  readonly onHide: (hidden: ReadonlySet<string>) => void;
}

const aPage = 25;

/** A page of the products; what is pasted goes on to the next ones. */
export function PriceGrid({ asked, kind, prices, hidden, work, onSearch, onKind, onHide }: PriceGridProps) {
  const [skip, setSkip] = useState(0);
  const { stores: all, rows, totalItems } = prices;
  const stores = useMemo(() => all.filter(({ key }) => !hidden.has(key)), [all, hidden]);
  const { type } = work;
  const typeCell = useCallback(
    (variantId: string, storeKey: string, text: string) => type([{ variantId, storeKey, kind, text }]),
    [type, kind],
  );
  const paste = useCallback(
    (text: string, row: number, column: number) =>
      type(pastedCells(text, { row: skip + row, column }, { rows, stores, kind })),
    [type, skip, rows, stores, kind],
  );
  return (
    <>
      <div className="flex flex-wrap items-end gap-3 pb-3">
        <ProductSearch before={asked} onSearch={onSearch} />
        <NativeSelect
          aria-label={say('Shown prices')}
          value={kind}
          onChange={(event) => onKind(event.target.value === 'sale' ? 'sale' : 'list')}
        >
          <option value="list">{say('List prices')}</option>
          <option value="sale">{say('Sale prices')}</option>
        </NativeSelect>
        <Button type="button" variant="outline" disabled={work.edits.size === 0} onClick={work.forget}>
          {say('Forget changes')}
        </Button>
      </div>
      <StoreChoice stores={all} hidden={hidden} onChange={onHide} />
      {totalItems === null ? <p>{say('Loading the prices…')}</p> : null}
      {rows.length === 0 ? null : (
        <PriceTable
          rows={rows.slice(skip, skip + aPage)}
          {...{ stores, kind, edits: work.edits }}
          onType={typeCell}
          onPaste={paste}
        />
      )}
      <Pager skip={skip} take={aPage} totalItems={rows.length} onChange={setSkip} />
      {totalItems !== null && totalItems > rows.length ? (
        <p className="text-sm">
          {say('The first {rows} of {totalItems} products: search for fewer.', { rows: rows.length, totalItems })}
        </p>
      ) : null}
    </>
  );
}
