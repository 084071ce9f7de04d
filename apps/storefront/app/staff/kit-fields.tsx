import { Select } from '../ui/inputs/select.tsx';
import { TextArea } from '../ui/inputs/text-area.tsx';
import { TextField } from '../ui/inputs/text-field.tsx';
import { KitSection } from './kit-section.tsx';
import { uiKitTexts } from './ui-kit-texts.ts';
import styles from './ui-kit-page.module.css';

const texts = uiKitTexts.fields;
const reasons = texts.reasons.map((label, at) => ({ value: String(at), label, isDisabled: at === 2 }));

export function KitFields() {
  return (
    <KitSection id="fields" title={uiKitTexts.sections.fields}>
      <div className={styles['columns']}>
        <TextField label={texts.name} name="name" autoComplete="off" required />
        <TextField label={texts.company} name="company" optionalText={texts.optional} />
        <TextField label={texts.email} name="email" type="email" inputMode="email" help={texts.emailHelp} required />
        <TextField
          label={texts.email}
          name="wrong-email"
          type="email"
          defaultValue="anna@"
          help={texts.emailHelp}
          message={{ kind: 'error', text: texts.emailError }}
          required
        />
        <TextField
          label={texts.vat}
          name="vat"
          defaultValue="DE123456789"
          message={{ kind: 'success', text: texts.vatSuccess }}
        />
        <TextField label={texts.vat} name="new-vat" message={{ kind: 'tip', text: texts.vatTip }} />
        <TextField
          label={texts.postalCode}
          name="postal-code"
          inputMode="numeric"
          defaultValue="00000"
          message={{ kind: 'warning', text: texts.postalCodeWarning }}
        />
        <TextField label={texts.customerNumber} name="customer-number" defaultValue="1002003" disabled />
        <TextField label={texts.locked} name="order-number" defaultValue="NS-20260001" readOnly />
        <TextField label={texts.password} name="password" type="password" autoComplete="off" defaultValue="12345678" />
        <TextField label={texts.longLabel} name="place" placeholder={texts.company} />
        <Select label={texts.reason} name="reason" options={reasons} emptyOption={texts.reasonEmpty} />
        <Select
          label={texts.reason}
          name="wrong-reason"
          options={reasons}
          emptyOption={texts.reasonEmpty}
          message={{ kind: 'error', text: texts.reasonError }}
          required
        />
        <Select label={texts.reason} name="fixed-reason" options={reasons} defaultValue="1" disabled />
        <TextArea label={texts.message} name="message" help={texts.messageHelp} maxLength={2_000} />
      </div>
    </KitSection>
  );
}
