import type { MouseEvent } from 'react';

/** Whether a click leads away from here: what lies over the page closes then. A new tab leaves the page as it is. */
export const followsLink = (event: MouseEvent): boolean =>
  event.target instanceof Element &&
  event.target.closest('a[href]') !== null &&
  !(event.ctrlKey || event.metaKey || event.shiftKey || event.altKey);
