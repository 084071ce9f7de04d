import type { LucideIcon } from 'lucide-react';
import type { ComponentProps } from 'react';
import { busyButton } from './button.tsx';
import styles from './icon-button.module.css';
import { Icon } from '../icon.tsx';
import { joinClasses } from '../join-classes.ts';
import { Spinner } from './spinner.tsx';

interface IconButtonLook {
  readonly icon: LucideIcon;
  readonly label: string;
  readonly kind?: 'quiet' | 'secondary' | undefined;
  /** A figure on the corner. It is silent: the label is to say it in words. */
  readonly count?: string | undefined;
}

interface IconButtonProps extends IconButtonLook, Omit<ComponentProps<'button'>, 'children' | 'aria-label'> {
  readonly isBusy?: boolean | undefined;
}

interface IconButtonLinkProps extends IconButtonLook, Omit<ComponentProps<'a'>, 'children' | 'aria-label'> {
  readonly href: string;
}

export function IconButton(props: IconButtonProps) {
  const { icon, label, kind = 'quiet', count, isBusy = false, className, type = 'button', onClick, ...rest } = props;
  return (
    <button
      {...rest}
      {...busyButton(isBusy, onClick)}
      type={type}
      aria-label={label}
      className={joinClasses(styles['button'], styles[kind], className)}
    >
      {isBusy ? <Spinner /> : <Icon icon={icon} />}
      <Count count={count} />
    </button>
  );
}

export function IconButtonLink({ icon, label, kind = 'quiet', count, className, ...rest }: IconButtonLinkProps) {
  return (
    <a {...rest} aria-label={label} className={joinClasses(styles['button'], styles[kind], className)}>
      <Icon icon={icon} />
      <Count count={count} />
    </a>
  );
}

function Count({ count }: { readonly count: string | undefined }) {
  return count !== undefined && <span className={styles['count']}>{count}</span>;
}
