import { useState } from 'react';
import type { FieldValues } from '../forms/check-fields.ts';
import form from '../forms/form.module.css';
import { refusalOf } from '../forms/refusal.ts';
import type { Refusal } from '../forms/refusal.ts';
import { useCheckedForm } from '../forms/use-checked-form.ts';
import { callShop } from '../request/browser-calls.ts';
import { Button } from '../ui/button.tsx';
import { Notice } from '../ui/notice.tsx';
import { VisuallyHidden } from '../ui/visually-hidden.tsx';
import { caseNumberMark } from './case-number-mark.ts';
import { contactInput, contactRules } from './contact-fields.ts';
import type { ContactField, ContactReason } from './contact-fields.ts';
import type { ContactFormView } from './contact-form-view.ts';
import { ContactInputs } from './contact-inputs.tsx';

interface ContactFormProps {
  readonly view: ContactFormView;
  /** Chosen beforehand. */
  readonly reason?: ContactReason | null;
  /** Of the product it is about. */
  readonly productNumber?: string;
  /** What was typed and what was wrong with it, where the form was sent without JavaScript. */
  readonly start?: (Refusal<ContactField> & { readonly values: FieldValues<ContactField> }) | null;
  readonly onSent?: () => void;
}

/** B§2.5. Without JavaScript it goes to a page of its own, which answers the same. */
export function ContactForm({ view, reason = null, productNumber = '', start = null, onSent }: ContactFormProps) {
  const [caseNumber, setCaseNumber] = useState<string | null>(null);
  const send = async (values: FieldValues<ContactField>): Promise<Refusal<ContactField> | null> => {
    const chosen = view.reasons.find(({ value }) => value === values.selectedReason);
    if (chosen === undefined) {
      return { faults: { selectedReason: 'wrong' }, text: view.checkFields };
    }
    const answer = await callShop('shop', 'contact-request', contactInput(values, chosen.value, view.locale));
    if (answer?.ok === true) {
      setCaseNumber(answer.value.caseNumber ?? '');
      onSent?.();
      return null;
    }
    return refusalOf(contactRules, view.failures, answer?.failure ?? null);
  };
  const { faults: texts, checkFields: checkText } = view;
  const checked = useCheckedForm({ rules: contactRules, texts, checkText, send, start });
  if (caseNumber !== null) {
    return (
      <Notice kind="success" isLive>
        {view.sent.replace(caseNumberMark, caseNumber)}
      </Notice>
    );
  }
  return (
    <form {...checked.formProps} method="post" action={view.action} className={form['form']}>
      <p>{view.lead}</p>
      <ContactInputs
        view={view}
        reason={reason}
        productNumber={productNumber}
        values={start?.values ?? null}
        messageOf={checked.messageOf}
      />
      {checked.refusal !== null && (
        <Notice kind="error" isLive>
          {checked.refusal}
        </Notice>
      )}
      <div>
        <Button type="submit" kind="primary" isBusy={checked.isSending}>
          {view.send}
        </Button>
        <VisuallyHidden>
          <span role="status">{checked.isSending ? view.sending : ''}</span>
        </VisuallyHidden>
      </div>
      <p className={form['note']}>{view.privacy}</p>
    </form>
  );
}
