import { Button, NativeSelect, Textarea } from '@vendure/dashboard';
import { type SubmitEvent, useState } from 'react';
import { Labelled } from '../../labelled';
import { say } from '../../say';
import type { GridStore } from './grid-stores';
import type { GridRow } from './price-grid.documents';
import { costsIn, type TypedCosts } from './read-forms';

interface CostFormProps {
  readonly rows: readonly GridRow[];
  readonly stores: readonly GridStore[];
  readonly isBusy: boolean;
  readonly onSave: (costs: TypedCosts) => void;
}

/** What the shop pays for the products of the grid. */
export function CostForm({ rows, stores, isBusy, onSave }: CostFormProps) {
  const [text, setText] = useState('');
  const [currencyCode, setCurrencyCode] = useState('EUR');
  const [faults, setFaults] = useState<readonly string[]>([]);
  const currencies = [...new Set(stores.map((store) => store.currencyCode))].toSorted();
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    const read = costsIn(text, rows);
    setFaults(read.faults);
    if (read.faults.length === 0 && read.costs.length > 0) onSave({ currencyCode, costs: read.costs });
  };
  return (
    <form className="max-w-xl space-y-3 pt-3" aria-label={say('Costs')} onSubmit={submit}>
      <Labelled
        label={say('Costs')}
        hint={say('A line for each product of the grid: SKU and cost without tax. No cost: not known.')}
      >
        {(control) => <Textarea {...control} rows={4} value={text} onChange={(event) => setText(event.target.value)} />}
      </Labelled>
      <Labelled label={say('Currency of the costs')}>
        {(control) => (
          <NativeSelect {...control} value={currencyCode} onChange={(event) => setCurrencyCode(event.target.value)}>
            {currencies.map((code) => (
              <option key={code} value={code}>
                {code}
              </option>
            ))}
          </NativeSelect>
        )}
      </Labelled>
      {faults.length === 0 ? null : (
        <p role="alert" className="text-sm text-destructive">
          {say('No product of the grid, or no amount: {faults}', { faults: faults.slice(0, 5).join(' · ') })}
        </p>
      )}
      <Button type="submit" variant="outline" disabled={isBusy}>
        {say('Save costs')}
      </Button>
    </form>
  );
}
