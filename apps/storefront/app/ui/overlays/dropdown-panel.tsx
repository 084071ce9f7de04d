import type { FocusEvent, MouseEvent, ReactNode } from 'react';
import styles from './dropdown-panel.module.css';
import { followsLink } from './overlay-links.ts';
import { Popover, type OpenerProps } from './popover.tsx';

interface DropdownPanelProps extends OpenerProps {
  readonly panelLabel: string;
  readonly children: ReactNode;
}

function closeOnLink(event: MouseEvent<HTMLElement>) {
  if (followsLink(event)) event.currentTarget.hidePopover();
}

/** Who tabs out of it is done with it; a click beside it is the browser's own matter. */
function closeWhenLeft({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) {
  if (relatedTarget instanceof Element && !currentTarget.contains(relatedTarget)) currentTarget.hidePopover();
}

/** Opens a box of any content under its button; for a list of actions or pages see Menu. */
export function DropdownPanel({ panelLabel, children, ...opener }: DropdownPanelProps) {
  return (
    <Popover
      opener={opener}
      panelProps={{
        role: 'group',
        'aria-label': panelLabel,
        className: styles['content'],
        onClick: closeOnLink,
        onBlur: closeWhenLeft,
        children,
      }}
    />
  );
}
