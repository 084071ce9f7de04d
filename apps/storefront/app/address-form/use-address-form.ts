import { useState, type ChangeEvent, type FocusEvent, type SubmitEvent } from 'react';
import { isNamed, withFaultOf, type FormFaults } from './written-address.ts';

/** A§5 */
const offset = -50;

/** Brings the first field at fault into sight, a little below the edge so that its label shows too, and the cursor into it. */
function showFailedField(form: HTMLFormElement, name: string): void {
  const field = form.elements.namedItem(name);
  if (!(field instanceof HTMLElement)) return;
  field.closest('details')?.setAttribute('open', '');
  field.focus({ preventScroll: true });
  window.scrollTo({ top: field.getBoundingClientRect().top + window.scrollY + offset });
}

interface AddressFormOptions<Form> {
  readonly start: Form;
  /** What a form was refused that was sent before. */
  readonly refused: { readonly form: Form | null; readonly faults: FormFaults; readonly text: string } | null;
  readonly read: (data: FormData) => Form;
  readonly faultsOf: (form: Form) => FormFaults;
  /** Said as long as fields are at fault. */
  readonly checkText: string;
}

export interface AddressFormState<Form> {
  readonly formProps: {
    readonly noValidate: true;
    readonly onBlur: (event: FocusEvent<HTMLFormElement>) => void;
    readonly onChange: (event: ChangeEvent<HTMLFormElement>) => void;
    readonly onSubmit: (event: SubmitEvent<HTMLFormElement>) => void;
  };
  /** What stands in it now, as far as it decides what is asked for. */
  readonly form: Form;
  readonly faults: FormFaults;
  readonly refusal: string | null;
  readonly isSending: boolean;
}

/**
 * The form goes to the shop by the browser's own hand: the next page may be another document. Before that each field is
 * checked when it is left, then while it is mended, and all of them when the form is sent.
 */
export function useAddressForm<Form extends object>(options: AddressFormOptions<Form>): AddressFormState<Form> {
  const { start, refused, read, faultsOf, checkText } = options;
  const [form, setForm] = useState<Form>(refused?.form ?? start);
  const [faults, setFaults] = useState<FormFaults>(refused?.faults ?? {});
  const [refusal, setRefusal] = useState(refused?.text ?? null);
  const [isSending, setSending] = useState(false);

  const readFaults = (element: HTMLFormElement): FormFaults => {
    const now = read(new FormData(element));
    setForm(now);
    return faultsOf(now);
  };

  const check = (element: HTMLFormElement, name: string) => {
    const left = withFaultOf(faults, name, readFaults(element));
    setFaults(left);
    // Once all is mended there is nothing to check any more.
    if (Object.keys(left).length === 0) setRefusal((text) => (text === checkText ? null : text));
  };

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    const found = readFaults(event.currentTarget);
    const [first] = Object.keys(found);
    setFaults(found);
    setRefusal(first === undefined ? null : checkText);
    if (first !== undefined) {
      event.preventDefault();
      showFailedField(event.currentTarget, first);
    } else if (isSending) {
      event.preventDefault();
    } else {
      setSending(true);
    }
  };

  return {
    formProps: {
      // The shop's own words say what is wrong, with or without JavaScript; the browser's would stop at fields nobody sees.
      noValidate: true,
      onBlur: ({ target, currentTarget }) => {
        if (isNamed(target) && target.value.trim() !== '') check(currentTarget, target.name);
      },
      onChange: ({ target, currentTarget }) => {
        const decides = isNamed(target) && (target.type === 'radio' || target instanceof HTMLSelectElement);
        if (isNamed(target) && (decides || target.name in faults)) check(currentTarget, target.name);
      },
      onSubmit: submit,
    },
    form,
    faults,
    refusal,
    isSending,
  };
}
