import type { InputEvent } from 'react';
import { emailLength, phoneLength, productNumberLength } from '@tradehall/domain/calls/field-patterns.ts';
import { contactLengths } from '@tradehall/domain/contact/contact-lengths.ts';
import type { ContactInput } from '@tradehall/domain/contact/contact-reasons.ts';
import type { FieldValues } from '../forms/check-fields.ts';
import form from '../forms/form.module.css';
import type { FieldMessage } from '../ui/inputs/field-frame.tsx';
import { TextArea } from '../ui/inputs/text-area.tsx';
import { TextField } from '../ui/inputs/text-field.tsx';
import type { ContactField } from './contact-fields.ts';
import type { ContactFormView } from './contact-form-view.ts';

interface ContactInputsProps {
  readonly view: ContactFormView;
  readonly needs: readonly ContactInput[];
  readonly values: FieldValues<ContactField>;
  /** Changes when a link has filled the form in. */
  readonly filling: number;
  readonly messageOf: (name: ContactField) => FieldMessage | null;
}

/** B§5: other characters are not taken, nor more than there can be. */
function keepDigits({ currentTarget }: InputEvent<HTMLInputElement>): void {
  const digits = currentTarget.value.replaceAll(/\D/g, '').slice(0, productNumberLength);
  if (digits !== currentTarget.value) currentTarget.value = digits;
}

const inputs = ['productNumber', 'orderNumber', 'invoiceNumber', 'vatId', 'quantity', 'phoneNumber'] as const;

const looks = {
  productNumber: { inputMode: 'numeric', pattern: '[0-9]{8}', onInput: keepDigits },
  orderNumber: { maxLength: contactLengths.orderNumber },
  invoiceNumber: { maxLength: contactLengths.invoiceNumber },
  vatId: { maxLength: contactLengths.vatId },
  quantity: { inputMode: 'numeric', maxLength: 4 },
  phoneNumber: { type: 'tel', autoComplete: 'tel', inputMode: 'tel', maxLength: phoneLength },
} as const;

/** What the subreason does not ask for is not shown, and not forgotten either. */
function Asked({ view, needs, values, filling, messageOf }: ContactInputsProps) {
  return inputs.map((name) =>
    needs.includes(name) ? (
      <TextField
        key={`${name} ${filling}`}
        name={name}
        label={view.labels[name]}
        message={messageOf(name)}
        defaultValue={values[name]}
        help={name === 'productNumber' ? view.productNumberHelp : undefined}
        autoComplete="off"
        required
        {...looks[name]}
      />
    ) : (
      values[name] !== '' && <input key={name} type="hidden" name={name} value={values[name]} />
    ),
  );
}

export function ContactInputs(props: ContactInputsProps) {
  const { view, values, messageOf } = props;
  const common = (name: ContactField) => ({
    name,
    label: view.labels[name],
    message: messageOf(name),
    defaultValue: values[name],
  });
  return (
    <>
      <div className={form['pair']}>
        <TextField {...common('contactName')} autoComplete="name" maxLength={contactLengths.contactName} required />
        <TextField {...common('companyName')} autoComplete="organization" maxLength={contactLengths.companyName} />
        <TextField
          {...common('customerEmail')}
          type="email"
          autoComplete="email"
          inputMode="email"
          maxLength={emailLength}
          required
        />
        <Asked {...props} />
      </div>
      <TextField {...common('subject')} autoComplete="off" maxLength={contactLengths.subject} required />
      <TextArea {...common('description')} rows={6} maxLength={contactLengths.description} required />
    </>
  );
}
