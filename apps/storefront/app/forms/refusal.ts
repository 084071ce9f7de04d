import { refusedFields, type Faults, type FieldRules } from './check-fields.ts';
import { failureText, type FailureTexts } from './fault-texts.ts';

/** What became of what was sent: the fields at fault, or none and words why not. */
export interface Refusal<Name extends string> {
  readonly faults: Faults<Name>;
  readonly text: string | null;
}

interface SentFailure {
  readonly code: string;
  /** Of `invalid-input`. */
  readonly issues?: readonly { readonly path: string }[];
}

/** What the server said no to, in words; null is no answer at all. */
export const refusalOf = <Name extends string>(
  rules: FieldRules<Name>,
  texts: FailureTexts,
  failure: SentFailure | null,
): Refusal<Name> => ({
  faults: refusedFields(rules, failure?.issues ?? []),
  text: failureText(texts, failure?.code ?? null),
});
