import { useAddressForm } from '../../address-form/use-address-form.ts';
import type { AddressFormState } from '../../address-form/use-address-form.ts';
import type { AddressRefusal } from './answer-address-book.ts';
import { checkSavedAddress, readSavedAddress } from './saved-address-form.ts';
import type { SavedAddressForm } from './saved-address-form.ts';
import type { SavedAddressFormView } from './saved-address-view.ts';

export const useSavedAddressForm = (
  { kind, facts, texts, start }: SavedAddressFormView,
  refused: AddressRefusal | null,
): AddressFormState<SavedAddressForm> =>
  useAddressForm({
    start,
    refused,
    read: (data) => readSavedAddress(data, kind, facts),
    faultsOf: (form) => checkSavedAddress(kind, form),
    checkText: texts.checkFields,
  });
