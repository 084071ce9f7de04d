import { useEffect, useRef } from 'react';
import { failureInWords } from './failure-in-words';

/** What went wrong, in words, where an operator looks for it: it scrolls into view when it appears. */
export function FailureNote({ failure }: { readonly failure: Error | null }) {
  const note = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    note.current?.scrollIntoView({ block: 'center' });
  }, [failure]);
  if (failure === null) return null;
  return (
    <p ref={note} role="alert" className="rounded-md border border-destructive p-3 text-sm text-destructive">
      {failureInWords(failure)}
    </p>
  );
}
