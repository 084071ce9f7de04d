import { useCallback, useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { withoutParameter } from '../without-parameter.ts';

/** B§2.3: the contact form is opened by links to it, or on load by `?contact=true`, which then leaves the address. */
export function useContactRequest() {
  const { search, key } = useLocation();
  // What was asked for stays after closing: the form keeps what was typed until another link asks for something else.
  const [request, setRequest] = useState({ asked: { search: '' }, isOpen: false });
  const [closedOn, setClosedOn] = useState<string | null>(null);
  const isAskedByAddress = new URLSearchParams(search).get('contact') === 'true';
  useEffect(() => {
    const address = withoutParameter(window.location.href, 'contact');
    if (isAskedByAddress && address !== null) window.history.replaceState(window.history.state, '', address);
  }, [isAskedByAddress, key]);
  return {
    asked: request.asked,
    isOpen: request.isOpen || (isAskedByAddress && closedOn !== key),
    open: useCallback((wished: string) => setRequest({ asked: { search: wished }, isOpen: true }), []),
    close: useCallback(() => {
      setRequest((last) => ({ ...last, isOpen: false }));
      setClosedOn(key);
    }, [key]),
  };
}
