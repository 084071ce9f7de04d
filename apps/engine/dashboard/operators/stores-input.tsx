import type { FormComponent } from '@vendure/dashboard';
import { shopInWords } from '../in-words';
import { say } from '../say';

/** Whose an operator is, by country: a store that is typed wrong would be one she does not see. */
export const StoresInput: FormComponent = ({ value, onChange, disabled, fieldDef }) => {
  const chosen: readonly unknown[] = Array.isArray(value) ? value : [];
  const stores = (fieldDef?.options ?? [])
    .map(({ value: key }) => ({ key, words: shopInWords(key) }))
    .toSorted((one, other) => one.words.localeCompare(other.words));
  const choose = (key: string, isChosen: boolean) =>
    onChange(stores.map((store) => store.key).filter((one) => (one === key ? isChosen : chosen.includes(one))));
  return (
    <fieldset
      disabled={disabled === true}
      className="grid grid-cols-2 gap-x-4 gap-y-1 text-sm sm:grid-cols-3 xl:grid-cols-4"
    >
      <legend className="sr-only">{say('Stores')}</legend>
      {stores.map(({ key, words }) => (
        <label key={key} className="flex items-center gap-2 py-1">
          <input
            type="checkbox"
            className="size-4 shrink-0"
            checked={chosen.includes(key)}
            onChange={(event) => choose(key, event.target.checked)}
          />
          {words}
        </label>
      ))}
    </fieldset>
  );
};

StoresInput.metadata = { isListInput: true, isFullWidth: true };
