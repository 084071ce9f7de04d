import { Button, Input } from '@vendure/dashboard';
import { type SubmitEvent, useState } from 'react';
import { say } from '../../say';
import type { GridStore } from './grid-stores';

interface ProductSearchProps {
  readonly before: string;
  readonly onSearch: (asked: string) => void;
}

/** Asks when it is told to: what was typed in the grid is forgotten then. */
export function ProductSearch({ before, onSearch }: ProductSearchProps) {
  const [asked, setAsked] = useState(before);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    onSearch(asked.trim());
  };
  return (
    <form role="search" className="flex min-w-72 flex-1 gap-2" onSubmit={submit}>
      <Input
        type="search"
        aria-label={say('Products')}
        placeholder={say('SKUs, a brand or words of a name')}
        value={asked}
        onChange={(event) => setAsked(event.target.value)}
      />
      <Button type="submit" variant="outline">
        {say('Search')}
      </Button>
    </form>
  );
}

interface StoreChoiceProps {
  readonly stores: readonly GridStore[];
  readonly hidden: ReadonlySet<string>;
  readonly onChange: (hidden: ReadonlySet<string>) => void;
}

/** Which columns are shown; what was typed in a column stays while it is hidden. */
export function StoreChoice({ stores, hidden, onChange }: StoreChoiceProps) {
  const show = (key: string, isShown: boolean) => {
    const next = new Set(hidden);
    if (isShown) next.delete(key);
    else next.add(key);
    // A grid has a column.
    if (next.size < stores.length) onChange(next);
  };
  return (
    <details className="pb-3 text-sm">
      <summary className="cursor-pointer">
        {say('Stores: {value} of {stores}', { value: stores.length - hidden.size, stores: stores.length })}
      </summary>
      <fieldset className="grid grid-cols-2 gap-x-4 pt-2 sm:grid-cols-3 xl:grid-cols-5">
        <legend className="sr-only">{say('Stores in the grid')}</legend>
        {stores.map(({ key, name }) => (
          <label key={key} className="flex items-center gap-2 py-1">
            <input
              type="checkbox"
              className="size-4 shrink-0"
              checked={!hidden.has(key)}
              onChange={(event) => show(key, event.target.checked)}
            />
            {name}
          </label>
        ))}
      </fieldset>
    </details>
  );
}
