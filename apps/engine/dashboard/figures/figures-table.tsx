import { Button } from '@vendure/dashboard';
import { shopInWords } from '../in-words';
import { shownDay } from '../moments';
import { groupedAmount, groupedCount } from '../numbers';
import { say, spokenLocale } from '../say';
import { TableHead } from '../table-head';
import { changeInWords, columns } from './figure-words';
import type { CouponFigures, DayFigures, RunningOut, StoreFigures } from './figures.documents';

export const placeOf = ({ storeKey, currencyCode }: Pick<StoreFigures, 'storeKey' | 'currencyCode'>): string =>
  `${storeKey} ${currencyCode}`;

interface FiguresTableProps {
  readonly items: readonly StoreFigures[];
  readonly shown: string | null;
  readonly onShow: (place: string) => void;
}

/** A row for each store and currency. There is no row of sums: they would add forints to euros. */
export function FiguresTable({ items, shown, onShow }: FiguresTableProps) {
  const byName = items.toSorted((one, other) =>
    shopInWords(one.storeKey).localeCompare(shopInWords(other.storeKey), spokenLocale()),
  );
  return (
    <div className="overflow-x-auto" role="region" aria-label={say('Figures by store and currency')} tabIndex={0}>
      <table className="w-full text-sm [&_td]:p-2 [&_td]:align-top [&_th]:p-2">
        <caption className="sr-only">
          {say('Figures by store and currency, with the change against the period before')}
        </caption>
        <thead>
          <tr className="text-right align-bottom">
            <th scope="col" className="text-left">
              {say('Store')}
            </th>
            {columns.map(({ title, hint }) => (
              <th key={title} scope="col">
                {say(title)}
                <span className="block text-xs font-normal text-muted-foreground">{say(hint)}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {byName.map((store) => (
            <tr key={placeOf(store)} className="border-t text-right tabular-nums">
              <th scope="row" className="text-left font-normal">
                <Button
                  type="button"
                  variant={shown === placeOf(store) ? 'default' : 'outline'}
                  size="sm"
                  aria-pressed={shown === placeOf(store)}
                  onClick={() => onShow(placeOf(store))}
                >
                  {shopInWords(store.storeKey)}, {store.currencyCode}
                </Button>
              </th>
              {columns.map((column) => (
                <td key={column.title}>
                  <FigureCell store={store} column={column} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function FigureCell({ store, column }: { readonly store: StoreFigures; readonly column: (typeof columns)[number] }) {
  const beside = column.beside?.(store.now) ?? null;
  return (
    <>
      <span className="whitespace-nowrap font-medium">{column.shown(store.now)}</span>
      {beside === null ? null : <span className="block text-xs">{beside}</span>}
      <span
        className="block text-xs text-muted-foreground"
        title={say('Before: {before}', { before: column.shown(store.before) })}
      >
        {changeInWords(column.value(store.now), column.value(store.before))}
      </span>
    </>
  );
}

export function DayTable({
  days,
  currencyCode,
}: {
  readonly days: readonly DayFigures[];
  readonly currencyCode: string;
}) {
  return (
    <details>
      <summary className="cursor-pointer text-sm">{say('Days as a table')}</summary>
      <table className="text-sm [&_td]:pr-6 [&_th]:pr-6">
        <TableHead columns={[say('Day'), say('Orders'), say('Revenue, {currencyCode}', { currencyCode })]} />
        <tbody className="tabular-nums">
          {days.map(({ day, orders, grossCents }) => (
            <tr key={day}>
              <td>{shownDay(day)}</td>
              <td>{groupedCount(orders)}</td>
              <td>{groupedAmount(grossCents)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}

export function CouponTable({ coupons }: { readonly coupons: readonly CouponFigures[] }) {
  if (coupons.length === 0) return <p className="text-sm">{say('No coupon was used.')}</p>;
  return (
    <table className="text-sm [&_td]:pr-6 [&_th]:pr-6">
      <TableHead columns={[say('Coupon'), say('Uses'), say('Took'), say('Uses before'), say('Took before')]} />
      <tbody className="tabular-nums">
        {coupons.map((coupon) => (
          <tr key={coupon.code}>
            <td>{coupon.code}</td>
            <td>{groupedCount(coupon.uses)}</td>
            <td>{groupedAmount(coupon.takenCents)}</td>
            <td>{groupedCount(coupon.usesBefore)}</td>
            <td>{groupedAmount(coupon.takenCentsBefore)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

export function RunningOutTable({ items }: { readonly items: readonly RunningOut[] }) {
  if (items.length === 0) return <p className="text-sm">{say('Nothing runs out in the next 30 days.')}</p>;
  return (
    <table className="text-sm [&_td]:pr-6 [&_th]:pr-6">
      <TableHead columns={[say('Product'), say('SKU'), say('There'), say('Sold in 30 days'), say('Days left')]} />
      <tbody className="tabular-nums">
        {items.map(({ sku, name, available, sold, daysLeft }) => (
          <tr key={sku}>
            <td>{name}</td>
            <td>{sku}</td>
            <td>{groupedCount(available)}</td>
            <td>{groupedCount(sold)}</td>
            <td>{available === 0 ? say('none left') : groupedCount(daysLeft)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
