import {
  checkFields,
  firstFault,
  namesOf,
  noFaults,
  valuesOf,
  type Faults,
  type FieldRules,
  type FieldValues,
} from './check-fields.ts';
import type { FaultTexts } from './fault-texts.ts';

/** A field of a form as the server hands it out: with what was typed, and what is wrong with it. */
export interface FieldView {
  readonly name: string;
  readonly label: string;
  readonly help: string | null;
  readonly value: string;
  readonly error: string | null;
  /** The first that is wrong is where a visitor goes on. */
  readonly isFirstFault: boolean;
}

/** A form as it was sent, or as it is before anybody has typed. */
export interface SentForm<Name extends string> {
  readonly values: FieldValues<Name>;
  readonly faults: Faults<Name>;
  readonly isComplete: boolean;
}

export function readForm<Name extends string>(rules: FieldRules<Name>, sent: FormData): SentForm<Name> {
  const values = valuesOf(rules, sent);
  const faults = checkFields(rules, values);
  return { values, faults, isComplete: firstFault(rules, faults) === null };
}

export const emptyForm = <Name extends string>(rules: FieldRules<Name>): SentForm<Name> => ({
  values: valuesOf(rules, new FormData()),
  faults: noFaults(),
  isComplete: false,
});

/** What only the server could tell of a field, in words. */
export type FieldErrors<Name extends string> = Readonly<Partial<Record<Name, string>>>;

type ViewOfField<Name extends string> = (name: Name, label: string, help?: string) => FieldView;

export function fieldViews<Name extends string>(
  rules: FieldRules<Name>,
  { values, faults }: SentForm<Name>,
  texts: FaultTexts,
  errors: FieldErrors<Name>,
): ViewOfField<Name> {
  const errorOf = (name: Name): string | null => {
    const fault = faults[name];
    return errors[name] ?? (fault === undefined ? null : texts[fault]);
  };
  const first = namesOf(rules).find((name) => errorOf(name) !== null);
  return (name, label, help) => ({
    name,
    label,
    help: help ?? null,
    value: values[name],
    error: errorOf(name),
    isFirstFault: first === name,
  });
}
