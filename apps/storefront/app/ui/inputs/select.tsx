import ChevronDown from 'lucide-react/icons/chevron-down';
import { useId, type ComponentProps } from 'react';
import styles from './control.module.css';
import { FieldFrame, describedBy, type FieldTexts } from './field-frame.tsx';
import { Icon } from '../icon.tsx';

interface SelectOption {
  readonly value: string;
  readonly label: string;
  readonly isDisabled?: boolean | undefined;
}

interface SelectProps extends FieldTexts, Omit<ComponentProps<'select'>, 'className' | 'children' | 'multiple'> {
  readonly options: readonly SelectOption[];
  /** The first line, which stands for no choice. */
  readonly emptyOption?: string | undefined;
}

/** The system's own list: the best one on every phone. */
export function Select(props: SelectProps) {
  const { label, isLabelHidden, help, message, optionalText, options, emptyOption, ...rest } = props;
  const ownId = useId();
  const id = rest.id ?? ownId;
  const texts = { label, isLabelHidden, help, message, optionalText };
  return (
    <FieldFrame id={id} texts={texts} isRequired={rest.required === true}>
      <div className={styles['picker']}>
        <select {...rest} {...describedBy(id, texts)} id={id} className={styles['control']}>
          {emptyOption !== undefined && <option value="">{emptyOption}</option>}
          {options.map((option) => (
            <option key={option.value} value={option.value} disabled={option.isDisabled}>
              {option.label}
            </option>
          ))}
        </select>
        <Icon icon={ChevronDown} />
      </div>
    </FieldFrame>
  );
}
