import type { MouseEvent } from 'react';

/** For a link that opens something over the page. Without JavaScript, and in a new tab, it is the link it looks like. */
export const openInstead = (event: MouseEvent, open: () => void): void => {
  if (!(event.ctrlKey || event.metaKey || event.shiftKey || event.altKey)) {
    event.preventDefault();
    open();
  }
};
