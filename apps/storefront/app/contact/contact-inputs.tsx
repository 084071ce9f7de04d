import { useEffect, useRef } from 'react';
import type { InputEvent } from 'react';
import { emailLength, phoneLength, productNumberLength } from '@tradehall/domain/calls/field-patterns.ts';
import { contactLengths } from '@tradehall/domain/contact/contact-lengths.ts';
import type { FieldValues } from '../forms/check-fields.ts';
import form from '../forms/form.module.css';
import type { FieldMessage } from '../ui/field-frame.tsx';
import { Select } from '../ui/select.tsx';
import { TextArea } from '../ui/text-area.tsx';
import { TextField } from '../ui/text-field.tsx';
import type { ContactField, ContactReason } from './contact-fields.ts';
import type { ContactFormView } from './contact-form-view.ts';

interface ContactInputsProps {
  readonly view: ContactFormView;
  readonly reason: ContactReason | null;
  readonly productNumber: string;
  readonly values: FieldValues<ContactField> | null;
  readonly messageOf: (name: ContactField) => FieldMessage | null;
}

/** B§5: other characters are not taken, nor more than there can be. */
const keepDigits = ({ currentTarget }: InputEvent<HTMLInputElement>): void => {
  const digits = currentTarget.value.replaceAll(/\D/g, '').slice(0, productNumberLength);
  if (digits !== currentTarget.value) {
    currentTarget.value = digits;
  }
};

export function ContactInputs({ view, reason, productNumber, values, messageOf }: ContactInputsProps) {
  const select = useRef<HTMLSelectElement>(null);
  // Opened again for another reason: what is typed elsewhere in the form stays.
  useEffect(() => {
    if (reason !== null && select.current !== null) {
      select.current.value = reason;
    }
  }, [reason]);
  const common = (name: ContactField) => ({
    name,
    label: view.labels[name],
    message: messageOf(name),
    defaultValue: values?.[name] ?? '',
  });
  return (
    <>
      <Select
        {...common('selectedReason')}
        ref={select}
        defaultValue={values?.selectedReason ?? reason ?? ''}
        options={view.reasons}
        emptyOption={view.reasonChoose}
        required
      />
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
        <TextField {...common('phoneNumber')} type="tel" autoComplete="tel" inputMode="tel" maxLength={phoneLength} />
        <TextField {...common('orderNumber')} autoComplete="off" maxLength={contactLengths.orderNumber} />
        <TextField
          {...common('productNumber')}
          defaultValue={values?.productNumber ?? productNumber}
          help={view.productNumberHelp}
          autoComplete="off"
          inputMode="numeric"
          pattern="[0-9]{8}"
          onInput={keepDigits}
        />
      </div>
      <TextField {...common('subject')} autoComplete="off" maxLength={contactLengths.subject} required />
      <TextArea {...common('description')} rows={6} maxLength={contactLengths.description} required />
    </>
  );
}
