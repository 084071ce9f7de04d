/** Browsers without CSS anchors show a popover in the middle of the window; there it is put under its button by hand. */
export const placeUnder = (panel: HTMLElement, align: 'start' | 'end'): void => {
  const opener = document.querySelector(`[popovertarget="${CSS.escape(panel.id)}"]`);
  if (opener === null || CSS.supports('position-area', 'bottom')) {
    return;
  }
  const { left, right, bottom } = opener.getBoundingClientRect();
  const width = document.documentElement.clientWidth;
  const inset = align === 'start' ? `auto auto ${left}px` : `${width - right}px auto auto`;
  panel.style.inset = `${bottom}px ${inset}`;
};
