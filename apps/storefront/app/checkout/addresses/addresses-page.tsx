import Truck from 'lucide-react/icons/truck';
import type { ReactNode } from 'react';
import { buyerReferenceLength, emailLength } from '@tradehall/domain/calls/field-patterns.ts';
import { countries } from '@tradehall/domain/countries/countries.ts';
import { AddressInputs } from '../../address-form/address-inputs.tsx';
import { faultText } from '../../address-form/address-texts.ts';
import type { AddressPurpose, FormFaults } from '../../address-form/written-address.ts';
import { Button } from '../../ui/inputs/button.tsx';
import { Checkbox } from '../../ui/inputs/checkbox.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Notice } from '../../ui/overlays/notice.tsx';
import { RadioGroup } from '../../ui/inputs/radio-group.tsx';
import { Select } from '../../ui/inputs/select.tsx';
import { TextField } from '../../ui/inputs/text-field.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import type { AddressesForm } from './addresses-form.ts';
import type { AddressesView } from './addresses-view.ts';
import styles from './addresses-page.module.css';
import type { AddressesRefusal } from './answer-addresses.ts';
import { useAddressesForm } from './use-addresses-form.ts';

interface AddressesPageProps {
  readonly view: AddressesView;
  /** What a form was refused that was sent before. */
  readonly refused: AddressesRefusal | null;
  /** What is being ordered. */
  readonly summary: ReactNode;
  /** For whoever has an account; nothing for whoever is signed in. */
  readonly signIn: ReactNode;
}

export function AddressesPage({ view, refused, summary, signIn }: AddressesPageProps) {
  const state = useAddressesForm(view, refused);
  const { texts } = view;
  const start = refused?.form ?? view.start;
  const [focused = null] = Object.keys(refused?.faults ?? {});
  const parts = { view, start, form: state.form, faults: state.faults, focused };
  return (
    <div className={styles['page']}>
      <h1>{texts.addressesTitle}</h1>
      <div className={styles['columns']}>
        <div className={styles['work']}>
          {signIn}
          <form {...state.formProps} method="post" action={view.action} className={styles['form']}>
            {state.refusal !== null && (
              <Notice kind="error" isLive>
                {state.refusal}
              </Notice>
            )}
            <p className={styles['note']}>{texts.requiredNote}</p>
            <Email {...parts} />
            <ClientTypeSwitch view={view} start={start} />
            <Billing {...parts} />
            <References {...parts} />
            <Shipping {...parts} />
            <div>
              <Territory view={view} state={state} />
              <Delivery delivery={view.delivery} />
            </div>
            {/* Never ticked by the shop; only what the shopper has ticked stays so. */}
            <Checkbox name="customerAgreedToSendEmail" label={texts.newsletter} defaultChecked={start.isAgreed} />
            <Send view={view} isSending={state.isSending} />
          </form>
        </div>
        <aside className={styles['summary']}>{summary}</aside>
      </div>
    </div>
  );
}

interface PartProps {
  readonly view: AddressesView;
  /** What the fields begin with. */
  readonly start: AddressesForm;
  /** What stands in them now. */
  readonly form: AddressesForm;
  readonly faults: FormFaults;
  readonly focused: string | null;
}

function ClientTypeSwitch({ view: { texts }, start }: Pick<PartProps, 'view' | 'start'>) {
  return (
    <div className={styles['clientType']}>
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
    </div>
  );
}

function Email({ view, start, faults, focused }: PartProps) {
  const { texts, fields, facts } = view;
  const fault = faults['email'];
  const text = fault === undefined ? null : faultText(fields, fault, countries[facts.countries[0]], emailLength);
  return (
    <section className={styles['part']} aria-labelledby="checkout-contact">
      <h2 id="checkout-contact">{texts.contact}</h2>
      <TextField
        name="email"
        type="email"
        inputMode="email"
        autoComplete="email"
        maxLength={emailLength}
        defaultValue={start.email}
        label={texts.email}
        help={texts.emailHelp}
        message={text === null ? null : { kind: 'error', text }}
        required
        autoFocus={focused === 'email'}
      />
    </section>
  );
}

function Written({ purpose, ...props }: PartProps & { readonly purpose: AddressPurpose }) {
  return (
    <AddressInputs
      {...props}
      purpose={purpose}
      start={props.start[purpose]}
      country={countries[props.form[purpose].country]}
    />
  );
}

function Billing(props: PartProps) {
  const { view, start } = props;
  const { texts, saved } = view;
  return (
    <section className={styles['part']} aria-labelledby="checkout-billing">
      <h2 id="checkout-billing">{texts.billingAddress}</h2>
      {saved.billing.length > 0 && (
        <>
          <RadioGroup
            legend={texts.billingAddress}
            isLegendHidden
            name="billingChoice"
            options={[
              { value: 'SAVED_BILLING_ADDRESS', label: texts.billingSaved },
              { value: 'NEW_BILLING_ADDRESS', label: texts.billingNew },
            ]}
            defaultValue={start.billingChoice}
          />
          <Saved {...props} purpose="billing" name="savedBilling" chosen={start.savedBilling} />
        </>
      )}
      <div className={styles['billingNew']}>
        <Written {...props} purpose="billing" />
        <Keep {...props} purpose="billing" name="keepBilling" />
      </div>
    </section>
  );
}

/** Of companies; a private person does not see them. */
function References({ view, start, faults, focused }: PartProps) {
  const { texts, fields, facts } = view;
  const inputOf = (name: 'purchaseOrder' | 'costCentre') => {
    const fault = faults[name];
    const text = fault && faultText(fields, fault, countries[facts.countries[0]], buyerReferenceLength);
    return (
      <TextField
        name={name}
        autoComplete="off"
        maxLength={buyerReferenceLength}
        defaultValue={start[name]}
        label={texts[name]}
        optionalText={fields.optional}
        message={text === undefined ? null : { kind: 'error', text }}
        autoFocus={focused === name}
      />
    );
  };
  return (
    <div className={styles['references']} data-saved={view.hasSavedCompany}>
      {inputOf('purchaseOrder')}
      {inputOf('costCentre')}
    </div>
  );
}

function Shipping(props: PartProps) {
  const { view, start } = props;
  const { texts, saved } = view;
  const hasSaved = saved.shipping.length > 0;
  return (
    <section className={styles['part']} aria-labelledby="checkout-shipping">
      <h2 id="checkout-shipping">{texts.shippingAddress}</h2>
      <RadioGroup
        legend={texts.shippingChoice}
        name="shippingChoice"
        look="columns"
        options={[
          { value: 'SAME_AS_BILLING', label: texts.shippingSame },
          { value: 'DIFFERENT_FROM_BILLING', label: texts.shippingDifferent },
          ...(hasSaved ? [{ value: 'SAVED_ADDRESS', label: texts.shippingSaved }] : []),
        ]}
        defaultValue={start.shippingChoice}
      />
      {hasSaved && <Saved {...props} purpose="shipping" name="savedShipping" chosen={start.savedShipping} />}
      <div className={styles['shippingNew']}>
        <Written {...props} purpose="shipping" />
        <Keep {...props} purpose="shipping" name="keepShipping" />
      </div>
    </section>
  );
}

interface KeepProps extends Pick<PartProps, 'view' | 'start'> {
  readonly purpose: AddressPurpose;
  readonly name: string;
}

/** Never ticked by the shop. */
function Keep({ view: { texts, hasBook }, start, purpose, name }: KeepProps) {
  return hasBook && <Checkbox name={name} label={texts.offer} defaultChecked={start.isKept[purpose]} />;
}

interface SavedProps extends PartProps {
  readonly purpose: AddressPurpose;
  readonly name: string;
  readonly chosen: string;
}

function Saved({ view, purpose, name, chosen, faults }: SavedProps) {
  const fault = faults[name];
  const text = fault === undefined ? null : view.fields.faults[fault];
  return (
    <div className={styles[name]}>
      <Select
        name={name}
        label={view.texts.savedAddress}
        options={view.saved[purpose]}
        defaultValue={chosen}
        message={text === null ? null : { kind: 'error', text }}
      />
    </div>
  );
}

interface TerritoryProps {
  readonly view: AddressesView;
  readonly state: Pick<ReturnType<typeof useAddressesForm>, 'territory' | 'isNet'>;
}

/** What the place, or the buyer, changes about the tax. */
function Territory({ view: { texts, netNote }, state: { territory, isNet } }: TerritoryProps) {
  return (
    <div aria-live="polite" className={styles['territory']}>
      {territory !== null && (
        <Notice kind="info">{territory.inEuropeanVatArea ? texts.territoryOtherRate : texts.territoryExport}</Notice>
      )}
      {isNet && netNote !== null && <Notice kind="info">{netNote}</Notice>}
    </div>
  );
}

function Delivery({ delivery: { title, method, dates } }: Pick<AddressesView, 'delivery'>) {
  if (method === null) return null;
  return (
    <section className={styles['delivery']} aria-labelledby="checkout-delivery">
      <Icon icon={Truck} />
      <div>
        <h2 id="checkout-delivery" className={styles['deliveryTitle']}>
          {title}
        </h2>
        <p>{method}</p>
        {dates !== null && <p className={styles['note']}>{dates}</p>}
      </div>
    </section>
  );
}

function Send({ view: { texts, back }, isSending }: { readonly view: AddressesView; readonly isSending: boolean }) {
  return (
    <div className={styles['send']}>
      <Button type="submit" kind="primary" size="large" isWide isBusy={isSending}>
        {texts.continue}
      </Button>
      <VisuallyHidden>
        <span role="status">{isSending ? texts.continuing : ''}</span>
      </VisuallyHidden>
      <p className={styles['note']}>{texts.nextNote}</p>
      <a href={back.href} className={styles['back']}>
        {back.label}
      </a>
    </div>
  );
}
