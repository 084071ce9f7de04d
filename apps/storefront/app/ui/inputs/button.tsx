import type { LucideIcon } from 'lucide-react';
import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import styles from './button.module.css';
import { Icon } from '../icon.tsx';
import { joinClasses } from '../join-classes.ts';
import { Spinner } from './spinner.tsx';

const refuse = (event: MouseEvent) => event.preventDefault();

/** A busy button keeps the focus, which a disabled one would lose, and cannot be pressed again. */
export const busyButton = (isBusy: boolean, onClick: ComponentProps<'button'>['onClick']) =>
  isBusy ? ({ 'aria-busy': true, 'aria-disabled': true, onClick: refuse } as const) : { onClick };

export type ButtonKind = 'primary' | 'secondary' | 'quiet' | 'danger';

interface ButtonLook {
  readonly kind?: ButtonKind | undefined;
  readonly size?: 'normal' | 'large' | undefined;
  readonly icon?: LucideIcon | undefined;
  readonly iconAfter?: LucideIcon | undefined;
  readonly isWide?: boolean | undefined;
}

interface ButtonProps extends ButtonLook, ComponentProps<'button'> {
  /** Keeps its words and its width, cannot be pressed again, and keeps the focus. */
  readonly isBusy?: boolean | undefined;
}

interface ButtonLinkProps extends ButtonLook, ComponentProps<'a'> {
  readonly href: string;
}

const classOf = (kind: ButtonKind, size: 'normal' | 'large', isWide: boolean, className: string | undefined): string =>
  joinClasses(styles['button'], styles[kind], styles[size], isWide && styles['wide'], className);

export function Button(props: ButtonProps) {
  const { kind = 'secondary', size = 'normal', icon, iconAfter, isWide = false, isBusy = false, ...native } = props;
  const { className, children, type = 'button', onClick, ...rest } = native;
  return (
    <button {...rest} {...busyButton(isBusy, onClick)} type={type} className={classOf(kind, size, isWide, className)}>
      <Content icon={icon} iconAfter={iconAfter}>
        {children}
      </Content>
      {isBusy && (
        <span className={styles['spinner']}>
          <Spinner />
        </span>
      )}
    </button>
  );
}

/** Looks like a button, is a link: it goes somewhere, opens in a new tab and works without JavaScript. */
export function ButtonLink(props: ButtonLinkProps) {
  const { kind = 'secondary', size = 'normal', icon, iconAfter, isWide = false, className, children, ...rest } = props;
  return (
    <a {...rest} className={classOf(kind, size, isWide, className)}>
      <Content icon={icon} iconAfter={iconAfter}>
        {children}
      </Content>
    </a>
  );
}

function Content({
  icon,
  iconAfter,
  children,
}: Pick<ButtonLook, 'icon' | 'iconAfter'> & { readonly children: ReactNode }) {
  return (
    <span className={styles['content']}>
      {icon !== undefined && <Icon icon={icon} />}
      {children}
      {iconAfter !== undefined && <Icon icon={iconAfter} />}
    </span>
  );
}
