import { useEffect, useState, type ChangeEvent } from 'react';
import { countries } from '@tradehall/domain/countries/countries.ts';
import type { SpecialTaxTerritory } from '@tradehall/domain/countries/country.ts';
import { taxTerritoryOf } from '@tradehall/domain/countries/tax-rates.ts';
import { vatIdOf } from '@tradehall/domain/countries/vat-id.ts';
import { warehouseCountry } from '@tradehall/domain/countries/warehouse-country.ts';
import { vatOutcomeEvent } from '@tradehall/domain/tracking/vat-outcomes.ts';
import { isNetFor } from '@tradehall/domain/vat/is-net-for.ts';
import { useAddressForm, type AddressFormState } from '../../address-form/use-address-form.ts';
import { isNamed } from '../../address-form/written-address.ts';
import type { RememberedChoice } from '../../request/visitor-request.ts';
import { checkAddresses, readAddresses, type AddressesForm } from './addresses-form.ts';
import type { AddressesView } from './addresses-view.ts';
import type { AddressesRefusal } from './answer-addresses.ts';
import { choiceCookie } from '../choice-cookie.ts';

interface AddressesFormState extends AddressFormState<AddressesForm> {
  readonly territory: SpecialTaxTerritory | null;
  /** What is written now will be sold without VAT. */
  readonly isNet: boolean;
}

function remember(name: RememberedChoice, value: string): void {
  document.cookie = choiceCookie(name, value, location.protocol === 'https:');
}

function rememberChoice({ name, value }: HTMLInputElement | HTMLSelectElement, clientType: RememberedChoice): void {
  if (name === 'clientType') remember(clientType, value);
  if (name === 'shippingChoice') remember('ShippingAddressType', value);
}

const destinationOf = ({ shippingChoice, billing, shipping }: AddressesForm) =>
  shippingChoice === 'DIFFERENT_FROM_BILLING' ? shipping : billing;

function territoryOf(form: AddressesForm): SpecialTaxTerritory | null {
  const { country, values } = destinationOf(form);
  return taxTerritoryOf(countries[country], (values.postalCode ?? '').trim());
}

/** The number the VAT office has confirmed on this page. */
function useConfirmedNumber(): string | null {
  const [confirmed, setConfirmed] = useState<string | null>(null);
  useEffect(() => {
    const hear = (event: Event) => {
      const isConfirmed = event instanceof CustomEvent && event.detail === 'success';
      if (isConfirmed && event.target instanceof HTMLInputElement) setConfirmed(event.target.value.trim());
    };
    document.addEventListener(vatOutcomeEvent, hear);
    return () => document.removeEventListener(vatOutcomeEvent, hear);
  }, []);
  return confirmed;
}

/** By the rule that the shop applies once the form is sent. A kept address is asked about then. */
function isNetForm(form: AddressesForm, confirmed: string | null): boolean {
  const { billingChoice, shippingChoice, billing, clientType } = form;
  const number = (billing.values.vatNumber ?? '').trim();
  if (billingChoice !== 'NEW_BILLING_ADDRESS' || shippingChoice === 'SAVED_ADDRESS' || number === '') return false;
  const { country, values } = destinationOf(form);
  return isNetFor({
    sellerCountry: warehouseCountry,
    shipTo: { country: countries[country], postalCode: (values.postalCode ?? '').trim() },
    vatCountry: vatIdOf(countries[billing.country], number)?.country ?? null,
    verdict: number === confirmed ? 'valid' : null,
    clientType,
  });
}

export function useAddressesForm(view: AddressesView, refused: AddressesRefusal | null): AddressesFormState {
  const { start, facts, texts, clientTypeCookie } = view;
  const confirmed = useConfirmedNumber();
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
  return {
    ...state,
    formProps: { ...state.formProps, onChange },
    territory: territoryOf(state.form),
    isNet: isNetForm(state.form, confirmed),
  };
}
