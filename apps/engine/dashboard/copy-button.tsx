import { Button } from '@vendure/dashboard';
import { useState } from 'react';
import { say } from './say';

interface CopyButtonProps {
  readonly text: string;
  readonly label: string;
}

/** A browser may forbid it: then it is copied by hand. */
export function CopyButton({ text, label }: CopyButtonProps) {
  const [outcome, setOutcome] = useState<'copied' | 'refused' | null>(null);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setOutcome('copied');
    } catch {
      setOutcome('refused');
    }
  };
  return (
    <>
      <Button type="button" variant="outline" onClick={() => void copy()}>
        {outcome === 'copied' ? say('Copied') : label}
      </Button>
      {outcome === 'refused' ? (
        <p role="alert" className="basis-full text-sm text-destructive">
          {say('This browser does not copy it. Select it above, and copy it yourself.')}
        </p>
      ) : null}
    </>
  );
}
