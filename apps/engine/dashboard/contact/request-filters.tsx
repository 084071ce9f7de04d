import { NativeSelect } from '@vendure/dashboard';
import { inWords } from '../in-words';
import { say } from '../say';
import type { CaseChoice, CaseChoices } from './contact-requests.documents';

interface RequestFiltersProps {
  readonly choice: CaseChoice;
  readonly choices: CaseChoices;
  readonly onChange: (choice: CaseChoice) => void;
}

const asItIs = (value: string): string => value;

export function RequestFilters({ choice, choices, onChange }: RequestFiltersProps) {
  const { state, storeKey, reason } = choice;
  return (
    <div className="flex flex-wrap items-center gap-2">
      <Choice
        label={say('State')}
        all={say('All states')}
        values={['open', 'closed']}
        words={inWords}
        value={state}
        onChange={(chosen) => onChange({ ...choice, state: chosen })}
      />
      <Choice
        label={say('Shop')}
        all={say('All shops')}
        values={choices.storeKeys}
        words={asItIs}
        value={storeKey}
        onChange={(chosen) => onChange({ ...choice, storeKey: chosen })}
      />
      <Choice
        label={say('Reason')}
        all={say('All reasons')}
        values={choices.reasons}
        words={inWords}
        value={reason}
        onChange={(chosen) => onChange({ ...choice, reason: chosen })}
      />
    </div>
  );
}

interface ChoiceProps {
  readonly label: string;
  readonly all: string;
  readonly values: readonly string[];
  readonly words: (value: string) => string;
  readonly value: string;
  readonly onChange: (value: string) => void;
}

function Choice({ label, all, values, words, value: chosen, onChange }: ChoiceProps) {
  return (
    <NativeSelect aria-label={label} value={chosen} onChange={(event) => onChange(event.target.value)}>
      <option value="">{all}</option>
      {values.map((value) => (
        <option key={value} value={value}>
          {words(value)}
        </option>
      ))}
    </NativeSelect>
  );
}
