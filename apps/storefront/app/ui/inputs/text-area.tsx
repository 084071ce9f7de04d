import { useId, type ComponentProps } from 'react';
import styles from './control.module.css';
import { FieldFrame, describedBy, type FieldTexts } from './field-frame.tsx';
import { joinClasses } from '../join-classes.ts';

type TextAreaProps = FieldTexts & Omit<ComponentProps<'textarea'>, 'className'>;

export function TextArea({ label, isLabelHidden, help, message, optionalText, ...rest }: TextAreaProps) {
  const ownId = useId();
  const id = rest.id ?? ownId;
  const texts = { label, isLabelHidden, help, message, optionalText };
  return (
    <FieldFrame id={id} texts={texts} isRequired={rest.required === true}>
      <textarea
        {...rest}
        {...describedBy(id, texts)}
        id={id}
        className={joinClasses(styles['control'], styles['area'])}
      />
    </FieldFrame>
  );
}
