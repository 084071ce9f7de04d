import type { ChangeEvent } from 'react';
import type { FieldValues } from '../forms/check-fields.ts';
import form from '../forms/form.module.css';
import { refusalOf, type Refusal } from '../forms/refusal.ts';
import { useCheckedForm } from '../forms/use-checked-form.ts';
import { callShop } from '../request/browser-calls.ts';
import { Button } from '../ui/inputs/button.tsx';
import { Notice } from '../ui/overlays/notice.tsx';
import { Select } from '../ui/inputs/select.tsx';
import { VisuallyHidden } from '../ui/visually-hidden.tsx';
import { choiceIn, contactInput, contactRules, type ContactField } from './contact-fields.ts';
import type { ContactFormView, ReasonView, SubreasonView } from './contact-form-view.ts';
import { ContactInputs } from './contact-inputs.tsx';
import type { ContactState } from './contact-state.ts';

interface ContactDetailsFormProps {
  readonly view: ContactFormView;
  readonly state: ContactState & { readonly reason: ReasonView };
  /** What is shown in the fields at first. */
  readonly values: FieldValues<ContactField>;
  /** What was wrong with it, where the form was sent without JavaScript. */
  readonly start: Refusal<ContactField> | null;
  readonly onType: (form: HTMLFormElement) => void;
  readonly onReason: (reason: ReasonView | null) => void;
  readonly onSubreason: (subreason: SubreasonView) => void;
  readonly onSent: (caseNumber: string) => void;
}

/** The third step. Without JavaScript it goes to a page of its own, which answers the same. */
export function ContactDetailsForm(props: ContactDetailsFormProps) {
  const { view, state, values, start, onType, onSent } = props;
  const needs = state.subreason?.needs ?? [];
  const rules = contactRules(needs);
  const send = async (typed: FieldValues<ContactField>): Promise<Refusal<ContactField> | null> => {
    const choice = choiceIn(typed, view.reasons);
    if (choice === null) return { faults: { selectedSubreason: 'wrong' }, text: view.checkFields };
    const answer = await callShop('shop', 'contact-request', contactInput(typed, choice, view.locale));
    if (answer?.ok === true) {
      onSent(answer.value.caseNumber);
      return null;
    }
    return refusalOf(rules, view.failures, answer?.failure ?? null);
  };
  const { faults: texts, checkFields: checkText } = view;
  const checked = useCheckedForm({ rules, texts, checkText, send, start });
  const type = (event: ChangeEvent<HTMLFormElement>) => {
    checked.formProps.onChange(event);
    onType(event.currentTarget);
  };
  return (
    <form {...checked.formProps} onChange={type} method="post" action={view.action} className={form['form']}>
      <p>{view.lead}</p>
      <Chosen {...props} messageOf={checked.messageOf} />
      <ContactInputs view={view} needs={needs} values={values} filling={state.wishes} messageOf={checked.messageOf} />
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

type ChosenProps = Pick<ContactDetailsFormProps, 'view' | 'state' | 'onReason' | 'onSubreason'> & {
  readonly messageOf: ReturnType<typeof useCheckedForm<ContactField>>['messageOf'];
};

/** B§2.5: both choices can still be changed here. */
function Chosen({ view, state, onReason, onSubreason, messageOf }: ChosenProps) {
  const { reason, subreason, wishes } = state;
  return (
    <div key={wishes} className={form['pair']}>
      <Select
        name="selectedReason"
        label={view.labels.selectedReason}
        message={messageOf('selectedReason')}
        options={view.reasons}
        defaultValue={reason.value}
        onChange={({ target }) => onReason(view.reasons.find(({ value }) => value === target.value) ?? null)}
        required
      />
      <Select
        name="selectedSubreason"
        label={view.labels.selectedSubreason}
        message={messageOf('selectedSubreason')}
        options={reason.subreasons}
        emptyOption={subreason === null ? view.reasonChoose : undefined}
        defaultValue={subreason?.value ?? ''}
        onChange={({ target }) => {
          const chosen = reason.subreasons.find(({ value }) => value === target.value);
          if (chosen !== undefined) onSubreason(chosen);
        }}
        required
      />
    </div>
  );
}
