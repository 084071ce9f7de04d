import type { LucideIcon } from 'lucide-react';
import ChevronDown from 'lucide-react/icons/chevron-down';
import { useId } from 'react';
import type { ComponentProps, ReactNode, RefObject } from 'react';
import { Button } from '../inputs/button.tsx';
import type { ButtonKind } from '../inputs/button.tsx';
import { joinClasses } from '../join-classes.ts';
import { placeUnder } from './place-under.ts';
import styles from './popover.module.css';

export interface OpenerProps {
  /** What is on the button. */
  readonly opener: ReactNode;
  /** The button's name where what is on it is no text. */
  readonly label?: string | undefined;
  readonly kind?: ButtonKind | undefined;
  readonly icon?: LucideIcon | undefined;
  readonly hasChevron?: boolean | undefined;
  readonly align?: 'start' | 'end' | undefined;
  readonly className?: string | undefined;
}

interface PopoverProps {
  readonly opener: OpenerProps;
  readonly openerRef?: RefObject<HTMLButtonElement | null>;
  readonly openerProps?: ComponentProps<'button'>;
  readonly panelProps: ComponentProps<'div'>;
}

/** A button and what it opens: the browser opens, closes by Escape or a click outside, and gives the focus back. */
export function Popover({ opener, openerRef, openerProps, panelProps }: PopoverProps) {
  const id = useId();
  const { kind = 'quiet', icon, hasChevron = false, align = 'start', className, label } = opener;
  return (
    <>
      <Button
        {...openerProps}
        ref={openerRef}
        kind={kind}
        icon={icon}
        iconAfter={hasChevron ? ChevronDown : undefined}
        className={joinClasses(styles['opener'], className)}
        aria-label={label}
        popoverTarget={id}
      >
        {opener.opener}
      </Button>
      <div
        {...panelProps}
        id={id}
        popover="auto"
        className={joinClasses(styles['panel'], styles[align], panelProps.className)}
        onBeforeToggle={(event) => placeUnder(event.currentTarget, align)}
      />
    </>
  );
}
