import { useRef, useState, type FocusEvent, type KeyboardEvent, type RefObject } from 'react';
import type { ComboboxOption } from './combobox-list.tsx';
import { closedCombobox, comboboxStep } from './combobox-step.ts';

interface ComboboxUse {
  /** Of the options that are there now. */
  readonly count: number;
  readonly defaultValue?: string | undefined;
  readonly inputRef?: RefObject<HTMLInputElement | null> | undefined;
  /** Whether the input holds the label of an option once it is chosen; otherwise whoever hears of the choice decides. */
  readonly takesLabel: boolean;
  readonly onType: (text: string) => void;
  readonly onChoose?: ((option: ComboboxOption) => void) | undefined;
}

/** What an input with suggestions under it does, however it looks. Its options have the ids `<id>-0`, `<id>-1` … */
export function useCombobox(id: string, use: ComboboxUse) {
  const { count, defaultValue = '', inputRef, takesLabel, onType, onChoose } = use;
  const ownRef = useRef<HTMLInputElement>(null);
  const input = inputRef ?? ownRef;
  const [state, setState] = useState(closedCombobox);
  const [text, setText] = useState(defaultValue);
  const type = (typed: string) => {
    setText(typed);
    setState({ isOpen: true, active: -1 });
    onType(typed);
  };
  const write = (value: string) => {
    if (input.current !== null) input.current.value = value;
  };
  const clear = () => {
    write('');
    input.current?.focus();
    type('');
  };
  const choose = (option: ComboboxOption) => {
    if (takesLabel) {
      write(option.label);
      setText(option.label);
    }
    setState(closedCombobox);
    onChoose?.(option);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    const step = comboboxStep(event.key, state, count);
    if (step.kind === 'move') {
      setState(step.state);
      document.getElementById(`${id}-${step.state.active}`)?.scrollIntoView({ block: 'nearest' });
    } else if (step.kind === 'choose') {
      document.getElementById(`${id}-${step.index}`)?.click();
    } else if (step.kind === 'submit') {
      setState(closedCombobox);
    }
    if (step.kind === 'move' || step.kind === 'choose') event.preventDefault();
  };
  const closeWhenLeft = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) setState(closedCombobox);
  };
  return { input, state, text, setState, type, clear, onKeyDown, closeWhenLeft, choose };
}
