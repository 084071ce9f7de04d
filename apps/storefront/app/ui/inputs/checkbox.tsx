import { useId, type ComponentProps, type ReactNode } from 'react';
import styles from './choice.module.css';
import { FieldNotes, describedBy, type FieldTexts } from './field-frame.tsx';
import { joinClasses } from '../join-classes.ts';

interface CheckboxProps
  extends Pick<FieldTexts, 'help' | 'message'>, Omit<ComponentProps<'input'>, 'className' | 'type' | 'children'> {
  readonly label: ReactNode;
}

export function Checkbox({ label, help, message, ...rest }: CheckboxProps) {
  const ownId = useId();
  const id = rest.id ?? ownId;
  return (
    <div>
      <label className={styles['choice']}>
        <input
          {...rest}
          {...describedBy(id, { help, message })}
          id={id}
          type="checkbox"
          className={joinClasses(styles['mark'], styles['box'])}
        />
        <span className={joinClasses(styles['words'], rest.required === true && styles['required'])}>{label}</span>
      </label>
      <div className={styles['notes']}>
        <FieldNotes id={id} help={help} message={message} />
      </div>
    </div>
  );
}
