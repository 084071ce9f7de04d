import { useState } from 'react';
import type { ChangeEvent, FocusEvent, SubmitEvent } from 'react';
import { showFailedField } from '../address-form/show-failed-field.ts';
import { isNamed, withFaultOf } from '../address-form/written-address.ts';
import type { FormFaults } from '../address-form/written-address.ts';
import type { AddressRefusal } from './answer-address-book.ts';
import { checkSavedAddress, readSavedAddress } from './saved-address-form.ts';
import type { SavedAddressForm } from './saved-address-form.ts';
import type { SavedAddressFormView } from './saved-address-view.ts';

interface SavedAddressFormState {
  readonly formProps: {
    readonly noValidate: true;
    readonly onBlur: (event: FocusEvent<HTMLFormElement>) => void;
    readonly onChange: (event: ChangeEvent<HTMLFormElement>) => void;
    readonly onSubmit: (event: SubmitEvent<HTMLFormElement>) => void;
  };
  /** What stands in it now, as far as it decides what is asked for. */
  readonly form: SavedAddressForm;
  readonly faults: FormFaults;
  readonly refusal: string | null;
  readonly isSending: boolean;
}

/** As in the checkout: each field is checked when it is left, then while it is mended, and all of them before the form is sent. */
export const useSavedAddressForm = (
  { kind, facts, texts, start }: SavedAddressFormView,
  refused: AddressRefusal | null,
): SavedAddressFormState => {
  const [form, setForm] = useState(refused?.form ?? start);
  const [faults, setFaults] = useState<FormFaults>(refused?.faults ?? {});
  const [refusal, setRefusal] = useState(refused?.text ?? null);
  const [isSending, setSending] = useState(false);

  const check = (element: HTMLFormElement, name: string) => {
    const now = readSavedAddress(new FormData(element), kind, facts);
    setForm(now);
    const left = withFaultOf(faults, name, checkSavedAddress(kind, now));
    setFaults(left);
    if (Object.keys(left).length === 0) {
      setRefusal((text) => (text === texts.checkFields ? null : text));
    }
  };

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    const now = readSavedAddress(new FormData(event.currentTarget), kind, facts);
    const found = checkSavedAddress(kind, now);
    const [first] = Object.keys(found);
    setForm(now);
    setFaults(found);
    setRefusal(first === undefined ? null : texts.checkFields);
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
      noValidate: true,
      onBlur: ({ target, currentTarget }) => {
        if (isNamed(target) && target.value.trim() !== '') {
          check(currentTarget, target.name);
        }
      },
      onChange: ({ target, currentTarget }) => {
        const decides = isNamed(target) && (target.type === 'radio' || target instanceof HTMLSelectElement);
        if (isNamed(target) && (decides || target.name in faults)) {
          check(currentTarget, target.name);
        }
      },
      onSubmit: submit,
    },
    form,
    faults,
    refusal,
    isSending,
  };
};
