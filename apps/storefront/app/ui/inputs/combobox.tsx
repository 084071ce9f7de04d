import X from 'lucide-react/icons/x';
import { useId, type ReactNode, type RefObject } from 'react';
import { ComboboxList, type ComboboxGroup, type ComboboxOption } from './combobox-list.tsx';
import { closedCombobox } from './combobox-step.ts';
import styles from './combobox.module.css';
import control from './control.module.css';
import { IconButton } from './icon-button.tsx';
import { joinClasses } from '../join-classes.ts';
import { Spinner } from './spinner.tsx';
import { useCombobox } from './use-combobox.ts';
import { VisuallyHidden } from '../visually-hidden.tsx';

interface ComboboxProps {
  readonly label: string;
  readonly isLabelHidden?: boolean | undefined;
  readonly clearLabel: string;
  readonly name: string;
  readonly placeholder?: string | undefined;
  readonly defaultValue?: string | undefined;
  readonly maxLength?: number | undefined;
  readonly inputRef?: RefObject<HTMLInputElement | null> | undefined;
  readonly groups: readonly ComboboxGroup[];
  /** Said politely when it changes, like the number of suggestions. */
  readonly status: string;
  /** Shown instead of suggestions when something was typed and there are none. */
  readonly emptyText?: string | undefined;
  readonly footer?: ReactNode;
  readonly isBusy?: boolean | undefined;
  readonly onType: (text: string) => void;
  readonly onChoose?: ((option: ComboboxOption) => void) | undefined;
}

/** An input with suggestions. Without JavaScript it is an input in the form around it. */
export function Combobox(props: ComboboxProps) {
  const { label, isLabelHidden = false, groups, status, emptyText, footer, isBusy = false } = props;
  const id = useId();
  const options = groups.flatMap((group) => group.options);
  const { input, state, text, setState, type, clear, onKeyDown, closeWhenLeft, choose } = useCombobox(id, {
    ...props,
    count: options.length,
    takesLabel: true,
  });
  const isEmpty = options.length === 0 && text !== '' && emptyText !== undefined && !isBusy;
  const isListOpen = state.isOpen && options.length > 0;
  const words = (
    <label htmlFor={id} className={styles['label']}>
      {label}
    </label>
  );
  return (
    <div className={styles['combobox']} onBlur={closeWhenLeft}>
      {isLabelHidden ? <VisuallyHidden>{words}</VisuallyHidden> : words}
      <div className={styles['line']}>
        <input
          ref={input}
          id={id}
          type="search"
          role="combobox"
          name={props.name}
          placeholder={props.placeholder}
          defaultValue={props.defaultValue}
          maxLength={props.maxLength}
          autoComplete="off"
          enterKeyHint="search"
          aria-autocomplete="list"
          aria-expanded={isListOpen}
          aria-controls={`${id}-list`}
          aria-activedescendant={isListOpen && state.active >= 0 ? `${id}-${state.active}` : undefined}
          className={joinClasses(control['control'], styles['input'])}
          onFocus={() => setState({ ...closedCombobox, isOpen: true })}
          onChange={(event) => type(event.target.value)}
          onKeyDown={onKeyDown}
        />
        <div className={styles['end']}>
          {isBusy && <Spinner />}
          {text !== '' && <IconButton icon={X} label={props.clearLabel} onClick={clear} />}
        </div>
      </div>
      <div className={styles['panel']} hidden={!isListOpen && !(state.isOpen && isEmpty)}>
        <ComboboxList id={id} label={label} groups={groups} active={state.active} onChoose={choose} />
        {isEmpty && <p className={styles['empty']}>{emptyText}</p>}
        {footer !== undefined && <div className={styles['footer']}>{footer}</div>}
      </div>
      <VisuallyHidden>
        <span role="status">{state.isOpen ? status : ''}</span>
      </VisuallyHidden>
    </div>
  );
}
