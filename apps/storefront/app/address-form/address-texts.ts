import type { AddressFieldName } from '@tradehall/domain/address/address-form.ts';
import type { Country } from '@tradehall/domain/countries/country.ts';
import { fillMarks } from '../i18n/fill-texts.ts';
import type { MessageKey } from '@tradehall/domain/messages/messages.ts';
import type { Translate } from '../i18n/translator.ts';
import { wordsOf } from '../i18n/words.ts';
import type { FormFault } from './written-address.ts';
import { fieldMark } from '../ui/inputs/field-frame.tsx';

/** The field for the VAT number has words of its own. */
type FieldLabels = Readonly<Record<Exclude<AddressFieldName, 'vatNumber'> | 'houseName', string>>;

const addressWords = wordsOf('checkout.optional', 'checkout.country', 'checkout.more', 'checkout.moreOrCountry');

/** What stands in the form, and what may be wrong with it. The browser puts in what only it knows. */
export interface AddressTexts extends ReturnType<typeof addressWords> {
  readonly labels: FieldLabels;
  readonly faults: Readonly<Record<FormFault, string>>;
  readonly phoneReason: string;
}

const labelKeys = {
  company: 'checkout.company',
  department: 'checkout.department',
  firstName: 'checkout.firstName',
  lastName: 'checkout.lastName',
  streetName: 'checkout.streetName',
  streetNumber: 'checkout.streetNumber',
  houseName: 'checkout.houseName',
  additionalAddressInfo: 'checkout.additionalAddressInfo',
  postalCode: 'checkout.postalCode',
  city: 'checkout.city',
  state: 'checkout.state',
  phone: 'checkout.phone',
} as const satisfies Readonly<Record<keyof FieldLabels, MessageKey>>;

const hasAllLabels = (texts: Readonly<Record<string, string>>): texts is FieldLabels =>
  Object.keys(labelKeys).every((name) => name in texts);

function labelsOf(translate: Translate): FieldLabels {
  const texts = Object.fromEntries(Object.entries(labelKeys).map(([name, key]) => [name, translate(key)]));
  if (!hasAllLabels(texts)) throw new Error('the form lacks words');
  return texts;
}

const marks = { example: '{example}', maximum: '{maximum}' } as const;

export const addressTexts = (translate: Translate, needsPhone: boolean): AddressTexts => ({
  labels: labelsOf(translate),
  faults: {
    required: translate('form.requiredField', { field: fieldMark }),
    email: translate('form.emailInvalid'),
    phone: translate('form.phoneInvalid'),
    wrong: translate('form.selectInvalid', { field: fieldMark }),
    'forbidden-characters': translate('form.forbiddenCharacters', { characters: '< >' }),
    'too-long': translate('checkout.tooLong', marks),
    'postal-code': translate('checkout.postalCodeInvalid', marks),
    'street-number': translate('checkout.streetNumberInvalid'),
    'vat-number': translate('checkout.vatNumberInvalid', marks),
  },
  ...addressWords(translate),
  phoneReason: translate(needsPhone ? 'checkout.phoneFreight' : 'checkout.phoneParcel'),
});

/** An example of the country itself says more than a rule. */
export function faultText(
  { faults }: AddressTexts,
  fault: FormFault,
  { postalCode, vatNumber }: Country,
  maximum: number,
): string {
  const vatExample = `${vatNumber.prefix}${vatNumber.example}`;
  const example = fault === 'vat-number' ? vatExample : postalCode.example;
  return fillMarks(faults[fault], { example, maximum: String(maximum) });
}
