import { Checkbox } from '../ui/inputs/checkbox.tsx';
import { RadioGroup } from '../ui/inputs/radio-group.tsx';
import { KitSection } from './kit-section.tsx';
import { uiKitTexts } from './ui-kit-texts.ts';
import styles from './ui-kit-page.module.css';

const texts = uiKitTexts.choices;

export function KitChoices() {
  return (
    <KitSection id="choices" title={uiKitTexts.sections.choices}>
      <div className={styles['columns']}>
        <div>
          <Checkbox name="newsletter" label={texts.newsletter} help={texts.newsletterHelp} />
          <Checkbox name="chosen" label={texts.newsletter} defaultChecked />
          <Checkbox name="terms" label={texts.terms} message={{ kind: 'error', text: texts.termsError }} required />
          <Checkbox name="locked" label={texts.locked} defaultChecked disabled />
          <Checkbox name="locked-off" label={texts.lockedOff} disabled />
        </div>
        <RadioGroup
          legend={texts.client}
          name="client"
          defaultValue="private"
          options={[
            { value: 'private', label: texts.clients.private },
            { value: 'company', label: texts.clients.company },
          ]}
        />
        <RadioGroup
          legend={texts.delivery}
          name="delivery"
          look="cards"
          defaultValue="standard"
          options={[
            { value: 'standard', label: texts.standard, help: texts.standardHelp },
            { value: 'express', label: texts.express, help: texts.expressHelp },
            { value: 'pickup', label: texts.pickup, help: texts.pickupHelp, isDisabled: true },
          ]}
        />
        <RadioGroup
          legend={texts.payment}
          name="payment"
          required
          message={{ kind: 'error', text: texts.paymentError }}
          options={[
            { value: 'card', label: texts.payments.card },
            { value: 'invoice', label: texts.payments.invoice },
          ]}
        />
      </div>
    </KitSection>
  );
}
