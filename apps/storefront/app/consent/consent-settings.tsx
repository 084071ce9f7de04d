import { useId, type SubmitEvent } from 'react';
import { consentPurposes, type ConsentPurpose } from '@tradehall/domain/tracking/consent-choice.ts';
import { Button } from '../ui/inputs/button.tsx';
import { Checkbox } from '../ui/inputs/checkbox.tsx';
import { Dialog } from '../ui/overlays/modal.tsx';
import styles from './consent-settings.module.css';
import { consentGiven } from './consent-store.ts';
import type { ConsentWords } from './consent-words.ts';

interface ConsentSettingsProps {
  readonly words: ConsentWords;
  readonly isBusy: boolean;
  readonly failure: string | null;
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly onSave: (purposes: readonly ConsentPurpose[]) => void;
}

/** A tick stands only where somebody has set it: at first there is none. */
export function ConsentSettings({ words, isBusy, failure, isOpen, onClose, onSave }: ConsentSettingsProps) {
  const formId = useId();
  const { settings, privacy } = words;
  const save = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const ticked = new FormData(event.currentTarget).getAll('purpose');
    onSave(consentPurposes.filter((purpose) => ticked.includes(purpose)));
  };
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={settings.title}
      closeLabel={settings.close}
      actions={
        <Button type="submit" form={formId} kind="primary" isBusy={isBusy}>
          {settings.save}
        </Button>
      }
    >
      <form id={formId} onSubmit={save} className={styles['form']}>
        <div>
          <h3>{settings.always.label}</h3>
          <p>{settings.always.text}</p>
        </div>
        {settings.purposes.map(({ purpose, label, text }) => (
          <Checkbox
            key={purpose}
            name="purpose"
            value={purpose}
            label={label}
            help={text}
            defaultChecked={consentGiven(purpose)}
          />
        ))}
        {privacy !== null && (
          <p>
            <a href={privacy.href}>{privacy.label}</a>
          </p>
        )}
        {failure !== null && (
          <p role="alert" className={styles['failure']}>
            {failure}
          </p>
        )}
      </form>
    </Dialog>
  );
}
