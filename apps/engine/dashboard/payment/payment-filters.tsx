import { Button, Input, NativeSelect } from '@vendure/dashboard';
import { useState } from 'react';
import { say } from '../say';
import type { BoardChoice, BoardChoices } from './payment-board.documents';
import { methodInWords, stateInWords } from './payment-words';

interface PaymentFiltersProps {
  readonly choice: BoardChoice;
  readonly choices: BoardChoices;
  readonly onChange: (choice: BoardChoice) => void;
}

export function PaymentFilters({ choice, choices, onChange }: PaymentFiltersProps) {
  const change = (changes: Partial<BoardChoice>) => onChange({ ...choice, ...changes });
  return (
    <div className="flex flex-wrap items-center gap-2">
      <Choice
        label={say('Shop')}
        all={say('All shops')}
        values={choices.storeKeys}
        value={choice.storeKey}
        onChange={(storeKey) => change({ storeKey })}
      />
      <Choice
        label={say('State')}
        all={say('All states')}
        values={choices.states}
        inWords={stateInWords}
        value={choice.state}
        onChange={(state) => change({ state })}
      />
      <Choice
        label={say('Method')}
        all={say('All methods')}
        values={choices.methods}
        inWords={methodInWords}
        value={choice.method}
        onChange={(method) => change({ method })}
      />
      <SearchForm
        key={choice.search}
        label={say('Search payments')}
        before={choice.search}
        onSearch={(search) => change({ search })}
      />
    </div>
  );
}

interface ChoiceProps {
  readonly label: string;
  readonly all: string;
  readonly values: readonly string[];
  readonly inWords?: (value: string) => string;
  readonly value: string;
  readonly onChange: (value: string) => void;
}

function Choice({ label, all, values, inWords, value: chosen, onChange }: ChoiceProps) {
  return (
    <NativeSelect aria-label={label} value={chosen} onChange={(event) => onChange(event.target.value)}>
      <option value="">{all}</option>
      {values.map((value) => (
        <option key={value} value={value}>
          {inWords?.(value) ?? value}
        </option>
      ))}
    </NativeSelect>
  );
}

interface SearchFormProps {
  readonly label: string;
  readonly before: string;
  readonly onSearch: (search: string) => void;
}

/** Asks when it is told to, not at every key. */
export function SearchForm({ label, before, onSearch }: SearchFormProps) {
  const [search, setSearch] = useState(before);
  return (
    <form
      role="search"
      className="flex min-w-72 flex-1 gap-2"
      onSubmit={(event) => {
        event.preventDefault();
        onSearch(search.trim());
      }}
    >
      <Input
        type="search"
        aria-label={label}
        placeholder={say('Order number, e-mail or provider reference')}
        value={search}
        onChange={(event) => setSearch(event.target.value)}
      />
      <Button type="submit" variant="outline">
        {say('Search')}
      </Button>
    </form>
  );
}
