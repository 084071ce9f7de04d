import { valuesOf, type FieldValues } from '../forms/check-fields.ts';
import { contactRules, type ContactField } from './contact-fields.ts';
import type { ReasonView, SubreasonView } from './contact-form-view.ts';
import type { ReadWish } from './read-wish.ts';

export interface ContactState {
  readonly reason: ReasonView | null;
  readonly subreason: SubreasonView | null;
  readonly isContinued: boolean;
  /** All that was typed, whatever of it is shown now. */
  readonly values: FieldValues<ContactField>;
  /** How many links have filled it in: fields that they fill are drawn anew. */
  readonly wishes: number;
}

export const noValues: FieldValues<ContactField> = valuesOf(contactRules([]), new FormData());

/** B§4: 1 when no reason is chosen, 2 when only a reason, 3 when both. */
export function stepOf({ reason, subreason }: Pick<ContactState, 'reason' | 'subreason'>): 1 | 2 | 3 {
  if (reason === null) return 1;
  return subreason === null ? 2 : 3;
}

/** B§2.5: before the details somebody may be shown a shorter way. */
export const isAtShortcut = ({ subreason, isContinued }: ContactState): boolean =>
  subreason !== null && subreason.shortcut !== null && !isContinued;

export const chooseReason = (state: ContactState, reason: ReasonView | null): ContactState => ({
  ...state,
  reason,
  subreason: null,
  isContinued: false,
});

export const chooseSubreason = (state: ContactState, subreason: SubreasonView): ContactState => ({
  ...state,
  subreason,
  isContinued: false,
});

/** What is in the form now; fields that are not drawn keep what was typed into them. */
export function keepTyped(state: ContactState, typed: FormData): ContactState {
  const now = valuesOf(contactRules([]), typed);
  const drawn = Object.fromEntries(Object.entries(now).filter(([name]) => typed.has(name)));
  return { ...state, values: { ...state.values, ...drawn } };
}

const filled = (values: FieldValues<ContactField>, wish: ReadWish): FieldValues<ContactField> => ({
  ...values,
  productNumber: wish.productNumber || values.productNumber,
  orderNumber: wish.orderNumber || values.orderNumber,
  invoiceNumber: wish.invoiceNumber || values.invoiceNumber,
  quantity: wish.quantity || values.quantity,
});

/** Asked for by a link: a reason replaces the one there was, and nothing else is lost. */
export function followWish(state: ContactState, wish: ReadWish): ContactState {
  const chosen = wish.reason === null ? state : wish;
  return {
    reason: chosen.reason,
    subreason: chosen.subreason,
    isContinued: chosen.isContinued,
    values: filled(state.values, wish),
    wishes: state.wishes + 1,
  };
}

export const startState = (wish: ReadWish, values: FieldValues<ContactField> = noValues): ContactState => ({
  reason: wish.reason,
  subreason: wish.subreason,
  isContinued: wish.isContinued,
  values: filled(values, wish),
  wishes: 0,
});
