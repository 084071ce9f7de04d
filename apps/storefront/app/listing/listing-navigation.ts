import { useEffect, useRef, type RefObject, type SyntheticEvent } from 'react';
import { useLocation, useNavigate, useNavigation } from 'react-router';

/** Whether another state of the same list is on its way. */
export function useIsUpdating(): boolean {
  const { location: next } = useNavigation();
  const { pathname } = useLocation();
  // The next path still has its language before it.
  return next?.pathname.endsWith(pathname) === true;
}

function searchOf(form: HTMLFormElement): string {
  const fields = [...new FormData(form)].flatMap(([name, value]) =>
    typeof value === 'string' && value.trim() !== '' ? [[name, value.trim()]] : [],
  );
  return new URLSearchParams(fields).toString().replaceAll('+', '%20');
}

/** The forms of a list do in place what they would do as a new document. */
export function useListingForms() {
  const navigate = useNavigate();
  const follow = (form: HTMLFormElement) => void navigate({ search: searchOf(form) }, { preventScrollReset: true });
  return {
    onChange: ({ target }: SyntheticEvent<HTMLElement>) => {
      if (target instanceof HTMLSelectElement && target.form !== null) follow(target.form);
    },
    onSubmit: (event: SyntheticEvent<HTMLElement>) => {
      if (event.target instanceof HTMLFormElement) {
        event.preventDefault();
        follow(event.target);
      }
    },
  };
}

function isOnPageLink(heading: HTMLElement): boolean {
  const pages = document.activeElement?.closest('nav') ?? null;
  return pages !== null && heading.closest('section')?.contains(pages) === true;
}

/** Another page begins at its heading; and what is gone, like the chip of a filter, leaves the focus there. */
export function useFocusOnChange(heading: RefObject<HTMLElement | null>, view: unknown): void {
  const shown = useRef(view);
  useEffect(() => {
    const element = heading.current;
    const isChanged = shown.current !== view;
    shown.current = view;
    if (isChanged && element !== null && (document.activeElement === document.body || isOnPageLink(element)))
      element.focus({ preventScroll: true });
  }, [heading, view]);
}
