/** A§5 */
const offset = -50;

/** Brings the first field at fault into sight, a little below the edge so that its label shows too, and the cursor into it. */
export const showFailedField = (form: HTMLFormElement, name: string): void => {
  const field = form.elements.namedItem(name);
  if (!(field instanceof HTMLElement)) {
    return;
  }
  field.closest('details')?.setAttribute('open', '');
  field.focus({ preventScroll: true });
  window.scrollTo({ top: field.getBoundingClientRect().top + window.scrollY + offset });
};
