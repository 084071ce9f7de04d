import X from 'lucide-react/icons/x';
import type { ReactNode } from 'react';
import styles from './chip.module.css';
import { Icon } from '../icon.tsx';
import { joinClasses } from '../join-classes.ts';

interface ChipProps {
  readonly children: ReactNode;
  readonly isSelected?: boolean | undefined;
  /** Pressing it takes it away. */
  readonly hasCross?: boolean | undefined;
  /** What pressing it does, where its words alone do not say so. */
  readonly label?: string | undefined;
  readonly href?: string | undefined;
  readonly rel?: string | undefined;
  readonly onPress?: (() => void) | undefined;
  readonly isDisabled?: boolean | undefined;
  /** A button that sends the form it stands in. */
  readonly isSubmit?: boolean | undefined;
}

/** A word in a pill: a link with `href`, a button with `onPress` or in a form, otherwise just a word. */
export function Chip(props: ChipProps) {
  const {
    children,
    isSelected = false,
    hasCross = false,
    label,
    href,
    rel,
    onPress,
    isDisabled,
    isSubmit = false,
  } = props;
  const shared = {
    'aria-label': label,
    children: (
      <>
        {children}
        {hasCross && <Icon icon={X} size={16} />}
      </>
    ),
  };
  if (href !== undefined) {
    const current = isSelected ? ('true' as const) : undefined;
    const className = joinClasses(styles['chip'], styles['live']);
    return <a {...shared} href={href} rel={rel} aria-current={current} className={className} />;
  }
  if (onPress !== undefined || isSubmit) {
    return (
      <button
        {...shared}
        type={isSubmit ? 'submit' : 'button'}
        disabled={isDisabled}
        aria-pressed={hasCross ? undefined : isSelected}
        className={joinClasses(styles['chip'], styles['live'])}
        onClick={onPress}
      />
    );
  }
  return <span className={styles['chip']}>{children}</span>;
}
