import { useState } from 'react';
import type { ChangeEvent, FocusEvent, SubmitEvent } from 'react';
import { countries } from '@tradehall/domain/countries/countries.ts';
import type { SpecialTaxTerritory } from '@tradehall/domain/countries/country.ts';
import { taxTerritoryOf } from '@tradehall/domain/countries/tax-rates.ts';
import { showFailedField } from '../address-form/show-failed-field.ts';
import { isNamed, withFaultOf } from '../address-form/written-address.ts';
import type { FormFaults } from '../address-form/written-address.ts';
import type { RememberedChoice } from '../request/visitor-request.ts';
import { checkAddresses, readAddresses } from './addresses-form.ts';
import type { AddressesForm } from './addresses-form.ts';
import type { AddressesView } from './addresses-view.ts';
import type { AddressesRefusal } from './answer-addresses.ts';
import { choiceCookie } from './choice-cookie.ts';

interface AddressesFormState {
  readonly formProps: {
    readonly noValidate: true;
    readonly onBlur: (event: FocusEvent<HTMLFormElement>) => void;
    readonly onChange: (event: ChangeEvent<HTMLFormElement>) => void;
    readonly onSubmit: (event: SubmitEvent<HTMLFormElement>) => void;
  };
  /** What stands in it now, as far as it decides what is asked for. */
  readonly form: AddressesForm;
  readonly faults: FormFaults;
  readonly refusal: string | null;
  readonly territory: SpecialTaxTerritory | null;
  readonly isSending: boolean;
}

const remember = (name: RememberedChoice, value: string): void => {
  document.cookie = choiceCookie(name, value, location.protocol === 'https:');
};

const rememberChoice = ({ name, value }: HTMLInputElement | HTMLSelectElement, clientType: RememberedChoice): void => {
  if (name === 'clientType') {
    remember(clientType, value);
  }
  if (name === 'shippingChoice') {
    remember('ShippingAddressType', value);
  }
};

const territoryOf = ({ shippingChoice, billing, shipping }: AddressesForm): SpecialTaxTerritory | null => {
  const { country, values } = shippingChoice === 'DIFFERENT_FROM_BILLING' ? shipping : billing;
  return taxTerritoryOf(countries[country], (values.postalCode ?? '').trim());
};

/**
 * The form goes to the shop by the browser's own hand: the payment page is another document. Before that each field is checked when it
 * is left, then while it is mended, and all of them when the form is sent.
 */
export const useAddressesForm = (view: AddressesView, refused: AddressesRefusal | null): AddressesFormState => {
  const { facts, texts, clientTypeCookie } = view;
  const [form, setForm] = useState(refused?.form ?? view.start);
  const [faults, setFaults] = useState<FormFaults>(refused?.faults ?? {});
  const [refusal, setRefusal] = useState(refused?.text ?? null);
  const [isSending, setSending] = useState(false);

  const check = (element: HTMLFormElement, name: string) => {
    const now = readAddresses(new FormData(element), facts);
    setForm(now);
    const left = withFaultOf(faults, name, checkAddresses(now, facts));
    setFaults(left);
    // Once all is mended there is nothing to check any more.
    if (Object.keys(left).length === 0) {
      setRefusal((text) => (text === texts.checkFields ? null : text));
    }
  };

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    const now = readAddresses(new FormData(event.currentTarget), facts);
    const found = checkAddresses(now, facts);
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
      // The shop's own words say what is wrong, with or without JavaScript; the browser's would stop at fields nobody sees.
      noValidate: true,
      onBlur: ({ target, currentTarget }) => {
        if (isNamed(target) && target.value.trim() !== '') {
          check(currentTarget, target.name);
        }
      },
      onChange: ({ target, currentTarget }) => {
        if (!isNamed(target)) {
          return;
        }
        rememberChoice(target, clientTypeCookie);
        if (target.type === 'radio' || target instanceof HTMLSelectElement || target.name in faults) {
          check(currentTarget, target.name);
        }
      },
      onSubmit: submit,
    },
    form,
    faults,
    refusal,
    territory: territoryOf(form),
    isSending,
  };
};
