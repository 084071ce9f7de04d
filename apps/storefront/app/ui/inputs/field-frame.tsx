import type { ReactNode } from 'react';
import styles from './field-frame.module.css';
import { Icon } from '../icon.tsx';
import { joinClasses } from '../join-classes.ts';
import { iconOfMeaning } from '../meaning.ts';
import { VisuallyHidden } from '../visually-hidden.tsx';

export interface FieldMessage {
  readonly kind: 'error' | 'success' | 'warning' | 'tip';
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
      <FieldNotes id={id} help={help} message={message} />
    </div>
  );
}

export function FieldNotes({ id, help, message }: { readonly id: string } & Pick<FieldTexts, 'help' | 'message'>) {
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
            <span>{message.text}</span>
          </p>
        )}
      </div>
    </>
  );
}
