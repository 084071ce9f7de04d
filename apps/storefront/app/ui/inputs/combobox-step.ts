import { movedIndex } from './moved-index.ts';

export interface ComboboxState {
  readonly isOpen: boolean;
  /** The option the arrows stand on; -1 while they stand in the input. */
  readonly active: number;
}

type ComboboxStep =
  | { readonly kind: 'move'; readonly state: ComboboxState }
  | { readonly kind: 'choose'; readonly index: number }
  | { readonly kind: 'submit' }
  | { readonly kind: 'type' };

export const closedCombobox: ComboboxState = { isOpen: false, active: -1 };

/** What a key pressed in the input means. Home and End belong to the text, as in every input. */
export function comboboxStep(key: string, { isOpen, active }: ComboboxState, count: number): ComboboxStep {
  if (key === 'Enter')
    return isOpen && active >= 0 && active < count ? { kind: 'choose', index: active } : { kind: 'submit' };
  if (key === 'Escape') return isOpen ? { kind: 'move', state: closedCombobox } : { kind: 'type' };
  if (key !== 'ArrowDown' && key !== 'ArrowUp') return { kind: 'type' };
  const next = movedIndex(key, isOpen ? active : -1, count, 'vertical');
  return next === null ? { kind: 'type' } : { kind: 'move', state: { isOpen: true, active: next } };
}
