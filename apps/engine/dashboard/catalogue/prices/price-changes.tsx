import { Button, Input } from '@vendure/dashboard';
import { useState } from 'react';
import { shopInWords } from '../../in-words';
import { Labelled } from '../../labelled';
import { amountInWords } from '../../numbers';
import { say } from '../../say';
import { StateBadge } from '../../state-badge';
import { TableHead } from '../../table-head';
import type { PriceChange } from './grid-edits';
import type { GridStore } from './grid-stores';
import type { ConcernList } from './price-grid.documents';
import { concernInWords } from './price-words';
import type { PriceWork } from './use-price-work';

interface PriceChangesProps {
  readonly changes: readonly PriceChange[];
  readonly stores: readonly GridStore[];
  readonly work: PriceWork;
}

const mostShown = 100;

/** What would change and what breaks, before anything is written. */
export function PriceChanges({ changes, stores, work }: PriceChangesProps) {
  const { concerns, isBusy } = work;
  const [from, setFrom] = useState('');
  const [until, setUntil] = useState('');
  const times = { from: from === '' ? null : from, until: until === '' ? null : until };
  const faults = changes.filter(({ fault }) => fault !== null);
  const isPlan = times.from !== null || times.until !== null;
  const isBlocked = concerns === null || concerns.items.some(({ blocks }) => blocks);
  const setTime = (set: (value: string) => void) => (value: string) => {
    set(value);
    work.doubt();
  };
  return (
    <div className="space-y-4">
      <Summary changes={changes} faults={faults} />
      <div className="flex flex-wrap items-end gap-3">
        <Labelled label={say('Start')} hint={say('On the clocks of each store. Empty: now.')}>
          {(control) => <MomentInput {...control} value={from} onChange={setTime(setFrom)} />}
        </Labelled>
        <Labelled label={say('End')} hint={say('Then the prices of before come back. Empty: for good.')}>
          {(control) => <MomentInput {...control} value={until} onChange={setTime(setUntil)} />}
        </Labelled>
        <div className="flex gap-2 pb-5">
          <Button
            type="button"
            variant="outline"
            disabled={isBusy || changes.length === 0 || faults.length > 0}
            onClick={() => work.check(changes, times)}
          >
            {say('Check')}
          </Button>
          <Button
            type="button"
            disabled={isBusy || isBlocked || changes.length === 0}
            onClick={() => work.apply(changes, times)}
          >
            {isPlan ? say('Schedule') : say('Apply now')}
          </Button>
        </div>
      </div>
      {concerns === null ? null : <Concerns concerns={concerns} stores={stores} />}
      {concerns === null ? null : <Differences changes={changes} />}
    </div>
  );
}

interface SummaryProps {
  readonly changes: readonly PriceChange[];
  readonly faults: readonly PriceChange[];
}

function Summary({ changes, faults }: SummaryProps) {
  const named = faults
    .slice(0, 5)
    .map(({ sku, storeKey, fault }) =>
      say('{sku} in {store} ({fault})', { sku, store: shopInWords(storeKey), fault: say(fault ?? '') }),
    );
  return (
    <>
      <p role="status">
        {changes.length === 0
          ? say('No price is changed yet.')
          : say('{count, plural, one {# price} other {# prices}} changed, not saved yet.', { count: changes.length })}
      </p>
      {faults.length === 0 ? null : (
        <p role="alert" className="text-sm text-destructive">
          {say('{faults} cannot be saved: {named}', { faults: faults.length, named: named.join(', ') })}
        </p>
      )}
    </>
  );
}

interface MomentInputProps {
  readonly id: string;
  readonly 'aria-describedby': string | undefined;
  readonly value: string;
  readonly onChange: (value: string) => void;
}

function MomentInput({ onChange, ...control }: MomentInputProps) {
  return <Input {...control} type="datetime-local" step={1} onChange={(event) => onChange(event.target.value)} />;
}

function Concerns({ concerns, stores }: { readonly concerns: ConcernList; readonly stores: readonly GridStore[] }) {
  const { items, totalItems } = concerns;
  if (totalItems === 0) return <p className="text-sm">{say('Nothing breaks.')}</p>;
  return (
    <section aria-label={say('What breaks')} className="space-y-2 text-sm">
      <h3 className="font-medium">
        {totalItems > mostShown
          ? say('What breaks: {totalItems}, the first {mostShown} of them', { totalItems, mostShown })
          : say('What breaks: {totalItems}', { totalItems })}
      </h3>
      <ul className="max-h-64 space-y-1 overflow-auto" tabIndex={0} aria-label={say('What breaks, one by one')}>
        {items.slice(0, mostShown).map((concern) => (
          <li key={`${concern.variantId} ${concern.storeKey} ${concern.kind}`} className="flex flex-wrap gap-2">
            <StateBadge
              variant={concern.blocks ? 'destructive' : 'warning'}
              words={concern.blocks ? say('Not possible') : say('Look')}
            />
            <span>{`${concern.sku}, ${shopInWords(concern.storeKey)}: ${concernInWords(concern, stores)}`}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Differences({ changes }: { readonly changes: readonly PriceChange[] }) {
  return (
    <section aria-label={say('Differences')} className="space-y-2 text-sm">
      <h3 className="font-medium">
        {changes.length > mostShown
          ? say('The first {mostShown} of {changes} differences', { mostShown, changes: changes.length })
          : say('Differences')}
      </h3>
      <div className="max-h-80 overflow-auto" tabIndex={0} role="group" aria-label={say('Differences, one by one')}>
        <table className="w-full">
          <TableHead
            columns={[
              say('Product'),
              say('Store'),
              say('List before'),
              say('List after'),
              say('Sale before'),
              say('Sale after'),
            ]}
          />
          <tbody>
            {changes.slice(0, mostShown).map(({ variantId, sku, storeKey, before, list, sale }) => (
              <tr key={`${variantId} ${storeKey}`} className="border-t">
                <th scope="row" className="py-1 text-left font-normal">
                  {sku}
                </th>
                <td>{shopInWords(storeKey)}</td>
                <td className="tabular-nums">{shown(before.list)}</td>
                <td className="tabular-nums">{shown(list)}</td>
                <td className="tabular-nums">{shown(before.sale)}</td>
                <td className="tabular-nums">{shown(sale)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}

function shown(cents: number | null): string {
  return cents === null ? '–' : amountInWords(cents);
}
