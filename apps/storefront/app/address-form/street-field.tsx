import { useRef, type ComponentProps } from 'react';
import type { Country } from '@tradehall/domain/countries/country.ts';
import { SuggestingField } from '../ui/inputs/suggesting-field.tsx';
import { fillAddress } from './fill-address.ts';
import type { StreetSuggestionsView } from './street-suggestions-view.ts';
import { useStreetSuggestions } from './use-street-suggestions.ts';
import type { AddressPurpose } from './written-address.ts';

interface StreetFieldProps extends Pick<
  ComponentProps<typeof SuggestingField>,
  'name' | 'label' | 'message' | 'autoComplete' | 'maxLength' | 'defaultValue' | 'required' | 'autoFocus'
> {
  readonly view: StreetSuggestionsView;
  readonly purpose: AddressPurpose;
  readonly country: Country;
}

/** While somebody types, addresses are suggested; the one that is chosen fills in the others' fields as well. */
export function StreetField({ view, purpose, country, ...field }: StreetFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const isFilling = useRef(false);
  const { suggestions, source, suggestFor, stop, find } = useStreetSuggestions(view.locale, country.code);
  const choose = async (id: string) => {
    const typed = input.current?.value;
    const found = await find(id);
    const form = input.current?.form ?? null;
    // Who has typed on since then means something else.
    if (found === null || form === null || input.current?.value !== typed) return;
    isFilling.current = true;
    fillAddress(form, purpose, country, found);
    isFilling.current = false;
  };
  return (
    <SuggestingField
      {...field}
      inputRef={input}
      listLabel={view.label}
      options={suggestions.map(({ id, text }) => ({ id, label: text }))}
      status={view.counted[suggestions.length] ?? ''}
      source={source}
      onType={(text) => {
        // The browser fills in this field too while nobody looks at it.
        if (!isFilling.current && document.activeElement === input.current) suggestFor(text);
      }}
      onLeave={stop}
      onChoose={({ id }) => void choose(id)}
    />
  );
}
