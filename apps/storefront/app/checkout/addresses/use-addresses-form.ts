import type { ChangeEvent } from 'react';
import { countries } from '@tradehall/domain/countries/countries.ts';
import type { SpecialTaxTerritory } from '@tradehall/domain/countries/country.ts';
import { taxTerritoryOf } from '@tradehall/domain/countries/tax-rates.ts';
import { useAddressForm, type AddressFormState } from '../../address-form/use-address-form.ts';
import { isNamed } from '../../address-form/written-address.ts';
import type { RememberedChoice } from '../../request/visitor-request.ts';
import { checkAddresses, readAddresses, type AddressesForm } from './addresses-form.ts';
import type { AddressesView } from './addresses-view.ts';
import type { AddressesRefusal } from './answer-addresses.ts';
import { choiceCookie } from '../choice-cookie.ts';

interface AddressesFormState extends AddressFormState<AddressesForm> {
  readonly territory: SpecialTaxTerritory | null;
}

function remember(name: RememberedChoice, value: string): void {
  document.cookie = choiceCookie(name, value, location.protocol === 'https:');
}

function rememberChoice({ name, value }: HTMLInputElement | HTMLSelectElement, clientType: RememberedChoice): void {
  if (name === 'clientType') remember(clientType, value);
  if (name === 'shippingChoice') remember('ShippingAddressType', value);
}

function territoryOf({ shippingChoice, billing, shipping }: AddressesForm): SpecialTaxTerritory | null {
  const { country, values } = shippingChoice === 'DIFFERENT_FROM_BILLING' ? shipping : billing;
  return taxTerritoryOf(countries[country], (values.postalCode ?? '').trim());
}

export function useAddressesForm(view: AddressesView, refused: AddressesRefusal | null): AddressesFormState {
  const { start, facts, texts, clientTypeCookie } = view;
  const state = useAddressForm({
    start,
    refused,
    read: (data) => readAddresses(data, facts),
    faultsOf: (form) => checkAddresses(form, facts),
    checkText: texts.checkFields,
  });
  const onChange = (event: ChangeEvent<HTMLFormElement>) => {
    if (isNamed(event.target)) rememberChoice(event.target, clientTypeCookie);
    state.formProps.onChange(event);
  };
  return { ...state, formProps: { ...state.formProps, onChange }, territory: territoryOf(state.form) };
}
