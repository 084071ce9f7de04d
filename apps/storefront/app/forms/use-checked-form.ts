import { useState, type ChangeEvent, type FocusEvent, type SubmitEvent } from 'react';
import type { FieldMessage } from '../ui/inputs/field-frame.tsx';
import {
  checkFields,
  findName,
  firstFault,
  noFaults,
  valuesOf,
  withFault,
  type Faults,
  type FieldRules,
  type FieldValues,
} from './check-fields.ts';
import type { FaultTexts } from './fault-texts.ts';
import type { Refusal } from './refusal.ts';
import { useIsAlive } from '../ui/use-is-alive.ts';

interface CheckedFormOptions<Name extends string> {
  readonly rules: FieldRules<Name>;
  readonly texts: FaultTexts;
  /** Said above the button when fields are at fault; null where the field's own words are enough. */
  readonly checkText: string | null;
  /** Null where there is nothing to complain about. */
  readonly send: (values: FieldValues<Name>) => Promise<Refusal<Name> | null>;
  /** What a server said to the same form sent without JavaScript. */
  readonly start?: Refusal<Name> | null;
}

type FormField = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

interface CheckedForm<Name extends string> {
  readonly formProps: {
    readonly noValidate: boolean;
    readonly onBlur: (event: FocusEvent<HTMLFormElement>) => void;
    readonly onChange: (event: ChangeEvent<HTMLFormElement>) => void;
    readonly onSubmit: (event: SubmitEvent<HTMLFormElement>) => void;
  };
  readonly messageOf: (name: Name) => FieldMessage | null;
  readonly isSending: boolean;
  readonly refusal: string | null;
}

const isField = (target: EventTarget): target is FormField =>
  target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement;

/** Words that appear while it is pressed would move it away from under the finger; sending checks everything anyhow. */
const isSubmitButton = (target: EventTarget | null): boolean =>
  target instanceof HTMLButtonElement && target.type === 'submit';

function focusField(form: HTMLFormElement, name: string): void {
  const field = form.elements.namedItem(name);
  if (field instanceof HTMLElement) field.focus();
}

function useFaults<Name extends string>(rules: FieldRules<Name>, start: Faults<Name> | undefined) {
  const [faults, setFaults] = useState<Faults<Name>>(start ?? noFaults<Name>());
  const check = ({ name: given, value }: FormField) => {
    const name = findName(rules, given);
    if (name !== null) {
      const fault = rules[name](value);
      setFaults((current) => withFault(current, name, fault));
    }
  };
  return { faults, setFaults, check };
}

/** What is sent is checked first; the first field at fault gets the focus. */
function useSubmission<Name extends string>(
  { rules, checkText, send, start = null }: CheckedFormOptions<Name>,
  setFaults: (faults: Faults<Name>) => void,
) {
  const [refusal, setRefusal] = useState<string | null>(start?.text ?? null);
  const [isSending, setSending] = useState(false);

  const refuse = (form: HTMLFormElement, { faults, text }: Refusal<Name>) => {
    setFaults(faults);
    setRefusal(text);
    const first = firstFault(rules, faults);
    if (first !== null) focusField(form, first);
  };

  const submit = async (form: HTMLFormElement): Promise<void> => {
    const values = valuesOf(rules, new FormData(form));
    const found = checkFields(rules, values);
    if (firstFault(rules, found) !== null) {
      refuse(form, { faults: found, text: checkText });
      return;
    }
    setRefusal(null);
    setSending(true);
    const refused = await send(values);
    setSending(false);
    if (refused !== null) refuse(form, refused);
  };

  return { refusal, isSending, submit };
}

/**
 * Fields keep what is typed by themselves, also before the page has come alive. Each is checked when it is left and from then on
 * while it is mended; what is missing is said when the form is sent.
 */
export function useCheckedForm<Name extends string>(options: CheckedFormOptions<Name>): CheckedForm<Name> {
  const { rules, texts, start = null } = options;
  const isAlive = useIsAlive();
  const { faults, setFaults, check } = useFaults(rules, start?.faults);
  const { refusal, isSending, submit } = useSubmission(options, setFaults);
  return {
    formProps: {
      // Without JavaScript the browser's own checks are the ones there are.
      noValidate: isAlive,
      onBlur: ({ target, relatedTarget }) => {
        if (isField(target) && target.value.trim() !== '' && !isSubmitButton(relatedTarget)) check(target);
      },
      onChange: ({ target }) => {
        if (isField(target) && findName(rules, target.name) !== null && target.name in faults) check(target);
      },
      onSubmit: (event) => {
        event.preventDefault();
        if (!isSending) void submit(event.currentTarget);
      },
    },
    messageOf: (name) => {
      const fault = faults[name];
      return fault === undefined ? null : { kind: 'error', text: texts[fault] };
    },
    isSending,
    refusal,
  };
}
