import { countries } from '@tradehall/domain/countries/countries.ts';
import { AddressInputs } from '../../address-form/address-inputs.tsx';
import { useAddressForm, type AddressFormState } from '../../address-form/use-address-form.ts';
import { Button, ButtonLink } from '../../ui/inputs/button.tsx';
import { RadioGroup } from '../../ui/inputs/radio-group.tsx';
import { Notice } from '../../ui/overlays/notice.tsx';
import type { AddressRefusal } from './answer-address-book.ts';
import { checkSavedAddress, readSavedAddress, type SavedAddressForm } from './saved-address-form.ts';
import type { SavedAddressFormView } from './saved-address-view.ts';
import styles from './address-book.module.css';

const useSavedAddressForm = (
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

interface EditAddressProps {
  readonly view: SavedAddressFormView;
  /** What a form was refused that was sent before. */
  readonly refused: AddressRefusal | null;
}

export function EditAddress({ view, refused }: EditAddressProps) {
  const { kind, title, action, hidden, texts, cancel } = view;
  const state = useSavedAddressForm(view, refused);
  const start = refused?.form ?? view.start;
  const [focused = null] = Object.keys(refused?.faults ?? {});
  return (
    <form
      {...state.formProps}
      method="post"
      action={action}
      aria-labelledby="edited-address"
      className={styles['form']}
    >
      <h2 id="edited-address">{title}</h2>
      {state.refusal !== null && (
        <Notice kind="error" isLive>
          {state.refusal}
        </Notice>
      )}
      <p className={styles['note']}>{texts.requiredNote}</p>
      <input type="hidden" name="intent" value="save" />
      {Object.entries(hidden).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <RadioGroup
        legend={texts.clientType}
        name="clientType"
        look="columns"
        options={[
          { value: 'PRIVATE', label: texts.clientPrivate },
          { value: 'COMPANY', label: texts.clientCompany },
        ]}
        defaultValue={start.clientType}
      />
      <AddressInputs
        purpose={kind}
        view={view}
        start={start.written}
        country={countries[state.form.written.country]}
        faults={state.faults}
        focused={focused}
      />
      <div className={styles['ways']}>
        <Button type="submit" kind="primary" isBusy={state.isSending}>
          {texts.save}
        </Button>
        <ButtonLink href={cancel.href} kind="quiet">
          {cancel.label}
        </ButtonLink>
      </div>
    </form>
  );
}
