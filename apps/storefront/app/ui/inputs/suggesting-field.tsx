import { useId, type ComponentProps, type RefObject } from 'react';
import { ComboboxList, type ComboboxOption } from './combobox-list.tsx';
import styles from './combobox.module.css';
import control from './control.module.css';
import { FieldFrame, describedBy, type FieldTexts } from './field-frame.tsx';
import { useCombobox } from './use-combobox.ts';
import { useIsAlive } from '../use-is-alive.ts';
import { VisuallyHidden } from '../visually-hidden.tsx';

interface SuggestingFieldProps extends FieldTexts, Pick<ComponentProps<'input'>, 'autoComplete' | 'autoFocus'> {
  readonly name: string;
  readonly defaultValue: string;
  readonly maxLength: number;
  readonly required: boolean;
  readonly inputRef: RefObject<HTMLInputElement | null>;
  readonly listLabel: string;
  readonly options: readonly ComboboxOption[];
  /** Said politely when it changes, like the number of suggestions. */
  readonly status: string;
  /** Whom the suggestions come from, a name. */
  readonly source: string;
  readonly onType: (text: string) => void;
  readonly onLeave: () => void;
  /** The input keeps what was typed: whoever hears of the choice knows what it means. */
  readonly onChoose: (option: ComboboxOption) => void;
}

/** A text field like any other, and where JavaScript runs, suggestions under it. */
export function SuggestingField(props: SuggestingFieldProps) {
  const { options, inputRef, listLabel } = props;
  const id = useId();
  const isAlive = useIsAlive();
  const { state, type, onKeyDown, closeWhenLeft, choose } = useCombobox(id, {
    ...props,
    count: options.length,
    takesLabel: false,
  });
  const isListOpen = state.isOpen && options.length > 0;
  const asCombobox = {
    role: 'combobox',
    'aria-autocomplete': 'list',
    'aria-expanded': isListOpen,
    'aria-controls': `${id}-list`,
    'aria-activedescendant': isListOpen && state.active >= 0 ? `${id}-${state.active}` : undefined,
  } as const;
  return (
    <FieldFrame id={id} texts={props} isRequired={props.required}>
      <div className={styles['anchor']} onBlur={closeWhenLeft}>
        <input
          {...describedBy(id, props)}
          {...(isAlive && asCombobox)}
          ref={inputRef}
          id={id}
          type="text"
          name={props.name}
          defaultValue={props.defaultValue}
          maxLength={props.maxLength}
          required={props.required}
          autoComplete={props.autoComplete}
          autoFocus={props.autoFocus}
          className={control['control']}
          onChange={({ target }) => type(target.value)}
          onKeyDown={onKeyDown}
          onBlur={props.onLeave}
        />
        {isAlive && (
          <div className={styles['panel']} hidden={!isListOpen}>
            <ComboboxList
              id={id}
              label={listLabel}
              groups={[{ label: null, options }]}
              active={state.active}
              onChoose={choose}
            />
            <p className={styles['source']} translate="no">
              {props.source}
            </p>
          </div>
        )}
      </div>
      {isAlive && (
        <VisuallyHidden>
          <span role="status">{state.isOpen ? props.status : ''}</span>
        </VisuallyHidden>
      )}
    </FieldFrame>
  );
}
