import { useId } from 'react';
import styles from './choice.module.css';
import { FieldNotes, describedBy, type FieldMessage } from './field-frame.tsx';
import { joinClasses } from '../join-classes.ts';
import { VisuallyHidden } from '../visually-hidden.tsx';

interface RadioOption {
  readonly value: string;
  readonly label: string;
  readonly help?: string | undefined;
  readonly isDisabled?: boolean | undefined;
}

interface RadioGroupProps {
  readonly legend: string;
  readonly isLegendHidden?: boolean | undefined;
  readonly name: string;
  readonly options: readonly RadioOption[];
  readonly defaultValue?: string | undefined;
  readonly value?: string | undefined;
  readonly onChoose?: ((value: string) => void) | undefined;
  /** `columns`: beside one another where there is room. */
  readonly look?: 'list' | 'columns' | 'cards' | undefined;
  readonly required?: boolean | undefined;
  readonly message?: FieldMessage | null | undefined;
}

export function RadioGroup(props: RadioGroupProps) {
  const { legend, isLegendHidden = false, options, look = 'list', required = false, message } = props;
  const id = useId();
  return (
    <fieldset className={styles['group']} {...describedBy(id, { message })} aria-invalid={undefined}>
      <legend className={joinClasses(styles['legend'], required && styles['required'])}>
        {isLegendHidden ? <VisuallyHidden>{legend}</VisuallyHidden> : legend}
      </legend>
      <div className={styles[look]}>
        {options.map((option) => (
          <Radio key={option.value} id={`${id}-${option.value}`} option={option} group={props} />
        ))}
      </div>
      <FieldNotes id={id} label={legend} message={message} />
    </fieldset>
  );
}

interface RadioProps {
  readonly id: string;
  readonly option: RadioOption;
  readonly group: RadioGroupProps;
}

function Radio({ id, option, group }: RadioProps) {
  const { value, defaultValue, onChoose, name, required } = group;
  const chosen =
    value === undefined ? { defaultChecked: option.value === defaultValue } : { checked: option.value === value };
  return (
    <label className={styles['choice']}>
      <input
        {...chosen}
        type="radio"
        name={name}
        value={option.value}
        required={required}
        disabled={option.isDisabled}
        aria-labelledby={`${id}-label`}
        aria-describedby={option.help === undefined ? undefined : `${id}-help`}
        className={joinClasses(styles['mark'], styles['dot'])}
        onChange={() => onChoose?.(option.value)}
      />
      <span className={styles['words']}>
        <span id={`${id}-label`}>{option.label}</span>
        {option.help !== undefined && (
          <span id={`${id}-help`} className={styles['note']}>
            {option.help}
          </span>
        )}
      </span>
    </label>
  );
}
