import Plus from 'lucide-react/icons/plus';
import type { ComponentProps, ReactNode } from 'react';
import { addressFields, type AddressField, type AddressFieldName } from '@tradehall/domain/address/address-form.ts';
import { countries } from '@tradehall/domain/countries/countries.ts';
import type { Country } from '@tradehall/domain/countries/country.ts';
import { Icon } from '../ui/icon.tsx';
import { Select } from '../ui/inputs/select.tsx';
import { TextField } from '../ui/inputs/text-field.tsx';
import type { AddressFormView } from './address-form-view.ts';
import styles from './address-inputs.module.css';
import { faultText } from './address-texts.ts';
import { StreetField } from './street-field.tsx';
import { VatField } from './vat-field.tsx';
import { fieldName, type AddressPurpose, type FormFaults, type WrittenAddress } from './written-address.ts';

interface AddressInputsProps {
  readonly purpose: AddressPurpose;
  readonly view: AddressFormView;
  /** What the fields begin with. */
  readonly start: WrittenAddress;
  /** The country chosen now: its people's order of the fields. */
  readonly country: Country;
  readonly faults: FormFaults;
  /** Gets the cursor, where the page comes back with something wrong. */
  readonly focused: string | null;
}

type PlainFieldName = Exclude<AddressFieldName, 'vatNumber'>;

const tokens = {
  company: 'organization',
  department: null,
  firstName: 'given-name',
  lastName: 'family-name',
  streetName: 'address-line1',
  streetNumber: 'address-line2',
  additionalAddressInfo: 'address-line3',
  postalCode: 'postal-code',
  city: 'address-level2',
  state: 'address-level1',
  phone: 'tel',
} as const satisfies Readonly<Record<PlainFieldName, string | null>>;

const ofCompanies: readonly AddressFieldName[] = ['company', 'department', 'vatNumber'];

const isDigits = (text: string): boolean => /^[\d ]+$/.test(text);

function keyboardOf(name: AddressFieldName, { postalCode }: Country): Pick<ComponentProps<'input'>, 'inputMode'> {
  if (name === 'phone') return { inputMode: 'tel' };
  return name === 'postalCode' && isDigits(postalCode.example) ? { inputMode: 'numeric' } : {};
}

/** All fields an address may have stand in the page; what the choice of a private person hides is hidden by style alone. */
export function AddressInputs(props: AddressInputsProps) {
  const { purpose, view, country } = props;
  const use = { purpose, clientType: 'COMPANY', needsPhone: view.facts.needsPhone } as const;
  const fields = addressFields(country, use);
  const isOfCompany = ({ name }: AddressField) => ofCompanies.includes(name);
  const isPhone = ({ name }: AddressField) => name === 'phone';
  const draw = (field: AddressField) => <Input key={field.name} {...props} field={field} />;
  const parts = fields.filter((field) => !isOfCompany(field) && !field.isFolded && !isPhone(field));
  return (
    <div className={styles['address']}>
      {purpose === 'shipping' && <CountrySelect {...props} />}
      <div className={styles['company']}>{fields.filter(isOfCompany).map(draw)}</div>
      <div className={styles['parts']}>{parts.map(draw)}</div>
      <Folded {...props}>{fields.filter(({ isFolded }) => isFolded).map(draw)}</Folded>
      {fields.filter(isPhone).map(draw)}
    </div>
  );
}

function Input(props: AddressInputsProps & { readonly field: AddressField }) {
  const { field, purpose, view, start, country, faults } = props;
  const name = fieldName(purpose, field.name);
  const fault = faults[name];
  const text = fault === undefined ? null : faultText(view.fields, fault, country, field.maximumLength);
  const defaultValue = start.values[field.name] ?? '';
  if (field.name === 'vatNumber')
    return <VatField view={view.vat} name={name} country={country} defaultValue={defaultValue} fault={text} />;
  return <PlainInput {...props} kind={field.name} name={name} defaultValue={defaultValue} fault={text} />;
}

interface PlainInputProps extends AddressInputsProps {
  readonly field: AddressField;
  readonly kind: PlainFieldName;
  readonly name: string;
  readonly defaultValue: string;
  readonly fault: string | null;
}

function PlainInput({ field, kind, name, defaultValue, fault, ...props }: PlainInputProps) {
  const { purpose, view, country, focused } = props;
  const { labels, optional, phoneReason } = view.fields;
  const token = tokens[kind];
  const isHouseName = kind === 'streetNumber' && !country.streetNumberNeedsDigit;
  const shared = {
    name,
    autoComplete: token === null ? 'off' : `${purpose} ${token}`,
    maxLength: field.maximumLength,
    defaultValue,
    label: isHouseName ? labels.houseName : labels[kind],
    message: fault === null ? null : ({ kind: 'error', text: fault } as const),
    required: field.isRequired,
    autoFocus: focused === name,
  };
  if (kind === 'streetName' && view.streets !== null)
    return <StreetField {...shared} view={view.streets} purpose={purpose} country={country} />;
  return (
    <TextField
      {...shared}
      type={kind === 'phone' ? 'tel' : 'text'}
      {...keyboardOf(kind, country)}
      help={kind === 'phone' ? phoneReason : undefined}
      optionalText={field.isRequired ? undefined : optional}
    />
  );
}

function CountrySelect({ purpose, view, start, faults }: AddressInputsProps) {
  const fault = faults[fieldName(purpose, 'country')];
  if (view.countries.length === 1) return null;
  return (
    <Select
      name={fieldName(purpose, 'country')}
      autoComplete={`${purpose} country`}
      label={view.fields.country}
      options={view.countries}
      defaultValue={start.country}
      message={fault === undefined ? null : { kind: 'error', text: view.fields.faults[fault] }}
      required
    />
  );
}

/** What most addresses do without. */
function Folded(props: AddressInputsProps & { readonly children: ReactNode }) {
  const { purpose, view, start, faults, children } = props;
  const { more, moreOrCountry } = view.fields;
  const hasCountry = purpose === 'billing' && view.countries.length > 1;
  const [own] = view.facts.countries;
  const isFilled = addressFields(countries[start.country], { purpose, clientType: 'PRIVATE', needsPhone: false }).some(
    ({ name, isFolded }) =>
      isFolded && ((start.values[name] ?? '') !== '' || faults[fieldName(purpose, name)] !== undefined),
  );
  return (
    <details open={isFilled || (hasCountry && start.country !== own)} className={styles['fold']}>
      <summary className={styles['summary']}>
        <Icon icon={Plus} size={16} />
        {hasCountry ? moreOrCountry : more}
      </summary>
      <div className={styles['folded']}>
        {children}
        {hasCountry && <CountrySelect {...props} />}
      </div>
    </details>
  );
}
