import type { MouseEvent, ReactNode } from 'react';
import styles from './combobox.module.css';

export interface ComboboxOption {
  readonly id: string;
  /** What the input holds once it is chosen. */
  readonly label: string;
  /** A suggestion that is a page is a link: it opens by click, by Enter, and in a new tab. */
  readonly href?: string | undefined;
  readonly content?: ReactNode;
}

export interface ComboboxGroup {
  readonly label: string | null;
  readonly options: readonly ComboboxOption[];
}

interface ComboboxListProps {
  readonly id: string;
  readonly label: string;
  readonly groups: readonly ComboboxGroup[];
  readonly active: number;
  readonly onChoose: (option: ComboboxOption) => void;
}

const keepFocusInInput = (event: MouseEvent) => event.preventDefault();

export function ComboboxList({ id, label, groups, active, onChoose }: ComboboxListProps) {
  const filled = groups.filter((group) => group.options.length > 0);
  const starts = filled.map((_, at) => filled.slice(0, at).reduce((sum, group) => sum + group.options.length, 0));
  return (
    <div
      id={`${id}-list`}
      role="listbox"
      aria-label={label}
      hidden={filled.length === 0}
      onMouseDown={keepFocusInInput}
    >
      {filled.map((group, at) => (
        <div key={group.label ?? ''} role="group" aria-label={group.label ?? label}>
          {group.label !== null && (
            <p className={styles['group']} aria-hidden="true">
              {group.label}
            </p>
          )}
          {group.options.map((option, offset) => {
            const index = (starts[at] ?? 0) + offset;
            return (
              <Option
                key={option.id}
                id={`${id}-${index}`}
                option={option}
                isActive={index === active}
                onChoose={onChoose}
              />
            );
          })}
        </div>
      ))}
    </div>
  );
}

interface OptionProps {
  readonly id: string;
  readonly option: ComboboxOption;
  readonly isActive: boolean;
  readonly onChoose: (option: ComboboxOption) => void;
}

function Option({ id, option, isActive, onChoose }: OptionProps) {
  const shared = {
    id,
    role: 'option',
    'aria-selected': isActive,
    className: styles['option'],
    tabIndex: -1,
    onClick: () => onChoose(option),
    children: option.content ?? option.label,
  };
  return option.href === undefined ? <div {...shared} /> : <a {...shared} href={option.href} />;
}
