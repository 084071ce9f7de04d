import type { ReactNode } from 'react';
import styles from './field-frame.module.css';
import { Icon } from '../icon.tsx';
import { joinClasses } from '../join-classes.ts';
import { iconOfMeaning } from '../meaning.ts';
import { VisuallyHidden } from '../visually-hidden.tsx';

/** Stands in a message where the field's own label goes: whoever hears it learns which field is meant. */
export const fieldMark = '{field}';

export interface FieldMessage {
  readonly kind: 'error' | 'success' | 'warning' | 'tip';
  /** With `fieldMark` where it names the field. */
  readonly text: string;
}

/** What every field says about itself. */
export interface FieldTexts {
  readonly label: string;
  readonly isLabelHidden?: boolean | undefined;
  readonly help?: string | undefined;
  readonly message?: FieldMessage | null | undefined;
  /** Said after the label of a field one may leave empty. */
  readonly optionalText?: string | undefined;
}

interface FieldFrameProps {
  readonly id: string;
  readonly texts: FieldTexts;
  readonly isRequired: boolean;
  readonly children: ReactNode;
}

/** Ties a control to its help and its message. */
export function describedBy(id: string, { help, message }: Pick<FieldTexts, 'help' | 'message'>) {
  const hasMessage = message !== null && message !== undefined;
  const ids = joinClasses(help !== undefined && `${id}-help`, hasMessage && `${id}-message`);
  return {
    'aria-describedby': ids === '' ? undefined : ids,
    'aria-invalid': message?.kind === 'error' ? true : undefined,
  };
}

export function FieldFrame({ id, texts, isRequired, children }: FieldFrameProps) {
  const { label, isLabelHidden = false, help, message, optionalText } = texts;
  const words = (
    <label htmlFor={id} className={joinClasses(styles['label'], isRequired && styles['required'])}>
      {label}
      {optionalText !== undefined && <span className={styles['optional']}> {optionalText}</span>}
    </label>
  );
  return (
    <div className={styles['field']}>
      {isLabelHidden ? <VisuallyHidden>{words}</VisuallyHidden> : words}
      {children}
      <FieldNotes id={id} label={label} help={help} message={message} />
    </div>
  );
}

interface FieldNotesProps extends Pick<FieldTexts, 'help' | 'message'> {
  readonly id: string;
  readonly label?: string | undefined;
}

export function FieldNotes({ id, label = '', help, message }: FieldNotesProps) {
  return (
    <>
      {help !== undefined && (
        <p id={`${id}-help`} className={styles['help']}>
          {help}
        </p>
      )}
      <div id={`${id}-message`} aria-live="polite">
        {message !== null && message !== undefined && (
          <p className={joinClasses(styles['message'], styles[message.kind])}>
            <Icon icon={iconOfMeaning[message.kind === 'tip' ? 'info' : message.kind]} size={16} />
            <span>{message.text.replace(fieldMark, label)}</span>
          </p>
        )}
      </div>
    </>
  );
}
