import type { LucideIcon } from 'lucide-react';
import ChevronDown from 'lucide-react/icons/chevron-down';
import { useId, type ComponentProps, type ReactNode, type RefObject } from 'react';
import { Button, type ButtonKind } from '../inputs/button.tsx';
import { joinClasses } from '../join-classes.ts';
import styles from './popover.module.css';

/** Browsers without CSS anchors show a popover in the middle of the window; there it is put under its button by hand. */
function placeUnder(panel: HTMLElement, align: 'start' | 'end'): void {
  const opener = document.querySelector(`[popovertarget="${CSS.escape(panel.id)}"]`);
  if (opener === null || CSS.supports('position-area', 'bottom')) return;
  const { left, right, bottom } = opener.getBoundingClientRect();
  const width = document.documentElement.clientWidth;
  const inset = align === 'start' ? `auto auto ${left}px` : `${width - right}px auto auto`;
  panel.style.inset = `${bottom}px ${inset}`;
}

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
