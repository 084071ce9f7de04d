import type { MouseEvent } from 'react';

/** Whether a click leads away from here: what lies over the page closes then. A new tab leaves the page as it is. */
export const followsLink = (event: MouseEvent): boolean =>
  event.target instanceof Element &&
  event.target.closest('a[href]') !== null &&
  !(event.ctrlKey || event.metaKey || event.shiftKey || event.altKey);

/** For a link that opens something over the page. Without JavaScript, and in a new tab, it is the link it looks like. */
export function openInstead(event: MouseEvent, open: () => void): void {
  if (!(event.ctrlKey || event.metaKey || event.shiftKey || event.altKey)) {
    event.preventDefault();
    open();
  }
}
