import { useCallback, useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import type { ContactReason } from './header-view.ts';
import { withoutParameter } from './without-parameter.ts';

/** B§2.3: the contact form is opened from header and footer, or on load by `?contact=true`, which then leaves the address. */
export const useContactRequest = () => {
  const { search, key } = useLocation();
  // The reason stays after closing: the form keeps what was typed until another reason is picked.
  const [request, setRequest] = useState<{ readonly reason: ContactReason | null; readonly isOpen: boolean }>({
    reason: null,
    isOpen: false,
  });
  const [closedOn, setClosedOn] = useState<string | null>(null);
  const isAskedByAddress = new URLSearchParams(search).get('contact') === 'true';
  useEffect(() => {
    const address = withoutParameter(window.location.href, 'contact');
    if (isAskedByAddress && address !== null) {
      window.history.replaceState(window.history.state, '', address);
    }
  }, [isAskedByAddress, key]);
  return {
    reason: request.reason,
    isOpen: request.isOpen || (isAskedByAddress && closedOn !== key),
    open: useCallback((reason: ContactReason | null) => setRequest({ reason, isOpen: true }), []),
    close: useCallback(() => {
      setRequest(({ reason }) => ({ reason, isOpen: false }));
      setClosedOn(key);
    }, [key]),
  };
};
