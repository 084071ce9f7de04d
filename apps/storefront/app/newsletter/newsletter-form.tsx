import { useState } from 'react';
import { emailLength } from '@tradehall/domain/calls/field-patterns.ts';
import type { FieldValues } from '../forms/check-fields.ts';
import { refusalOf, type Refusal } from '../forms/refusal.ts';
import { useCheckedForm } from '../forms/use-checked-form.ts';
import { callShop } from '../request/browser-calls.ts';
import { Button } from '../ui/inputs/button.tsx';
import { Notice } from '../ui/overlays/notice.tsx';
import { TextField } from '../ui/inputs/text-field.tsx';
import { VisuallyHidden } from '../ui/visually-hidden.tsx';
import styles from './newsletter-form.module.css';
import type { NewsletterFormView } from './newsletter-form-view.ts';
import { newsletterRules } from './newsletter-rules.ts';

/** One field and what one agrees to. The words above it are its surroundings'. */
export function NewsletterForm({ view }: { readonly view: NewsletterFormView }) {
  const [isRequested, setRequested] = useState(false);
  const send = async ({ email }: FieldValues<'email'>): Promise<Refusal<'email'> | null> => {
    const wish = { locale: view.locale, email: email.trim(), newsletterAction: 'subscribe' } as const;
    const answer = await callShop('cia', 'newsletter-doi', wish);
    if (answer?.ok === true) {
      setRequested(true);
      return null;
    }
    return refusalOf(newsletterRules, view.failures, answer?.failure ?? null);
  };
  const { faults: texts } = view;
  const checked = useCheckedForm({ rules: newsletterRules, texts, checkText: null, send });
  if (isRequested) {
    return (
      <Notice kind="success" isLive>
        {view.requested}
      </Notice>
    );
  }
  return (
    <form {...checked.formProps} method="post" action={view.action} className={styles['form']}>
      <div className={styles['row']}>
        <TextField
          name="email"
          type="email"
          autoComplete="email"
          inputMode="email"
          maxLength={emailLength}
          label={view.email}
          message={checked.messageOf('email')}
          required
        />
        <Button type="submit" kind="primary" isBusy={checked.isSending} className={styles['button']}>
          {view.subscribe}
        </Button>
      </div>
      {checked.refusal !== null && (
        <Notice kind="error" isLive>
          {checked.refusal}
        </Notice>
      )}
      <p className={styles['consent']}>{view.consent}</p>
      <VisuallyHidden>
        <span role="status">{checked.isSending ? view.subscribing : ''}</span>
      </VisuallyHidden>
    </form>
  );
}
