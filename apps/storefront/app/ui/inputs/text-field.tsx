import { useId, type ComponentProps } from 'react';
import styles from './control.module.css';
import { FieldFrame, describedBy, type FieldTexts } from './field-frame.tsx';

type TextFieldProps = FieldTexts & Omit<ComponentProps<'input'>, 'className'>;

export function TextField({ label, isLabelHidden, help, message, optionalText, ...rest }: TextFieldProps) {
  const ownId = useId();
  const id = rest.id ?? ownId;
  const texts = { label, isLabelHidden, help, message, optionalText };
  return (
    <FieldFrame id={id} texts={texts} isRequired={rest.required === true}>
      <input {...rest} {...describedBy(id, texts)} id={id} className={styles['control']} />
    </FieldFrame>
  );
}
