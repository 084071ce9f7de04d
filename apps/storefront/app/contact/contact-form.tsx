import { useEffect, useRef, useState, type RefObject } from 'react';
import type { FieldValues } from '../forms/check-fields.ts';
import type { Refusal } from '../forms/refusal.ts';
import { Notice } from '../ui/overlays/notice.tsx';
import { useVisitor } from '../visitor/visitor.ts';
import type { Visitor } from '../visitor/visitor-store.ts';
import { caseNumberMark } from './case-number-mark.ts';
import { ContactChoices, ContactShortcut, Step } from './contact-choices.tsx';
import { ContactDetailsForm } from './contact-details-form.tsx';
import type { ContactField } from './contact-fields.ts';
import type { ContactFormView, ReasonView } from './contact-form-view.ts';
import {
  chooseReason,
  chooseSubreason,
  followWish,
  isAtShortcut,
  keepTyped,
  startState,
  stepOf,
  type ContactState,
} from './contact-state.ts';
import type { ReadWish } from './read-wish.ts';
import { stepHref } from './contact-href.ts';

/** The form as it was sent without JavaScript: what was typed, and what was wrong with it. */
export interface SentContact extends Refusal<ContactField> {
  readonly values: FieldValues<ContactField>;
}

interface ContactFormProps {
  readonly view: ContactFormView;
  /** What the address or the link asked for; another object is another wish. */
  readonly wish: ReadWish;
  readonly start?: SentContact | null;
  readonly level?: 2 | 3;
  readonly onSent?: () => void;
}

/** B§2.5: in three steps, as a page and over one. */
export function ContactForm({ view, wish, start = null, level = 3, onSent }: ContactFormProps) {
  const [caseNumber, setCaseNumber] = useState<string | null>(null);
  const [state, setState] = useState(() => startState(wish, start?.values));
  const [followed, setFollowed] = useState(wish);
  if (followed !== wish) {
    setFollowed(wish);
    setState(followWish(state, wish));
  }
  const heading = useFocusOnStep(state);
  if (caseNumber !== null) {
    return (
      <Notice kind="success" isLive>
        {view.sent.replace(caseNumberMark, caseNumber)}
      </Notice>
    );
  }
  const sent = (number: string) => {
    setCaseNumber(number);
    onSent?.();
  };
  const place = { heading, level };
  return <Steps view={view} state={state} start={start} place={place} onChange={setState} onSent={sent} />;
}

interface StepsProps {
  readonly view: ContactFormView;
  readonly state: ContactState;
  readonly start: SentContact | null;
  readonly place: { readonly heading: RefObject<HTMLHeadingElement | null>; readonly level: 2 | 3 };
  readonly onChange: (change: (state: ContactState) => ContactState) => void;
  readonly onSent: (caseNumber: string) => void;
}

function Steps(props: StepsProps) {
  const { view, state, start, place, onChange } = props;
  const { reason, subreason } = state;
  const back = {
    key: 'back',
    label: view.menuBack,
    href: stepHref(view.action, state, {}),
    onChoose: () => onChange((now) => chooseReason(now, null)),
  };
  if (reason === null) {
    const choices = view.reasons.map((one) => ({
      key: one.value,
      label: one.label,
      href: stepHref(view.action, state, { reason: one.value }),
      onChoose: () => onChange((now) => chooseReason(now, one)),
    }));
    return (
      <Step title={view.labels.selectedReason} {...place} back={null}>
        <ContactChoices choices={choices} />
      </Step>
    );
  }
  // What was sent without JavaScript and needs another subreason stays where it was typed.
  if (subreason === null && start === null) {
    const choices = reason.subreasons.map((one) => ({
      key: one.value,
      label: one.label,
      href: stepHref(view.action, state, { reason: reason.value, subreason: one.value }),
      onChoose: () => onChange((now) => chooseSubreason(now, one)),
    }));
    return (
      <Step title={`${reason.label} – ${view.labels.selectedSubreason}`} {...place} back={back}>
        <ContactChoices choices={choices} />
      </Step>
    );
  }
  const title = subreason === null ? reason.label : `${reason.label} – ${subreason.label}`;
  return (
    <Step title={title} {...place} back={back}>
      <Details {...props} reason={reason} />
    </Step>
  );
}

/** The form, or before it a shorter way. */
function Details({ view, state, start, reason, onChange, onSent }: StepsProps & { readonly reason: ReasonView }) {
  const { customer } = useVisitor();
  const { subreason } = state;
  if (subreason?.shortcut != null && isAtShortcut(state)) {
    const onward = {
      key: 'continue',
      label: view.continue,
      href: stepHref(view.action, state, { reason: reason.value, subreason: subreason.value, isContinued: true }),
      onChoose: () => onChange((now) => ({ ...now, isContinued: true })),
    };
    return <ContactShortcut shortcut={view.shortcuts[subreason.shortcut]} onward={onward} />;
  }
  return (
    <ContactDetailsForm
      view={view}
      state={{ ...state, reason }}
      values={prefilled(state.values, customer)}
      start={start}
      onType={(form) => {
        const typed = new FormData(form);
        onChange((now) => keepTyped(now, typed));
      }}
      onReason={(chosen) => onChange((now) => chooseReason(now, chosen))}
      onSubreason={(chosen) => onChange((now) => chooseSubreason(now, chosen))}
      onSent={onSent}
    />
  );
}

/** Pages know nobody: who is signed in is known afterwards, and what was typed stands. */
const prefilled = (values: FieldValues<ContactField>, customer: Visitor['customer']): FieldValues<ContactField> =>
  customer === null
    ? values
    : {
        ...values,
        contactName: values.contactName || `${customer.firstName} ${customer.lastName}`.trim(),
        customerEmail: values.customerEmail || customer.email,
      };

function useFocusOnStep(state: ContactState): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  const place = `${stepOf(state)} ${isAtShortcut(state)}`;
  const shown = useRef(place);
  useEffect(() => {
    if (shown.current !== place) {
      shown.current = place;
      heading.current?.focus();
    }
  }, [place]);
  return heading;
}
