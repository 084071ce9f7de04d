import { checkFields, firstFault, namesOf, noFaults, valuesOf } from './check-fields.ts';
import type { Faults, FieldRules, FieldValues } from './check-fields.ts';
import type { FaultTexts } from './fault-texts.ts';
import type { FieldView } from './field-view.ts';

/** A form as it was sent, or as it is before anybody has typed. */
export interface SentForm<Name extends string> {
  readonly values: FieldValues<Name>;
  readonly faults: Faults<Name>;
  readonly isComplete: boolean;
}

export const readForm = <Name extends string>(rules: FieldRules<Name>, sent: FormData): SentForm<Name> => {
  const values = valuesOf(rules, sent);
  const faults = checkFields(rules, values);
  return { values, faults, isComplete: firstFault(rules, faults) === null };
};

export const emptyForm = <Name extends string>(rules: FieldRules<Name>): SentForm<Name> => ({
  values: valuesOf(rules, new FormData()),
  faults: noFaults(),
  isComplete: false,
});

/** What only the server could tell of a field, in words. */
export type FieldErrors<Name extends string> = Readonly<Partial<Record<Name, string>>>;

type ViewOfField<Name extends string> = (name: Name, label: string, help?: string) => FieldView;

export const fieldViews = <Name extends string>(
  rules: FieldRules<Name>,
  { values, faults }: SentForm<Name>,
  texts: FaultTexts,
  errors: FieldErrors<Name>,
): ViewOfField<Name> => {
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
};
