import { Button } from '@vendure/dashboard';
import { useEffect, useRef, useState } from 'react';
import { say } from '../say';

interface NewSecretProps {
  readonly secret: string;
  /** What the other system says with it, where it says anything. */
  readonly code?: string;
  /** What to do with it. */
  readonly words: string;
  readonly onKept: () => void;
}

/** Shown this one time. */
export function NewSecret({ secret, code, words, onKept }: NewSecretProps) {
  const [isCopied, setIsCopied] = useState(false);
  const start = useRef<HTMLParagraphElement>(null);
  useEffect(() => start.current?.focus(), []);
  const copy = async () => {
    await navigator.clipboard.writeText(secret);
    setIsCopied(true);
  };
  return (
    <div className="max-w-2xl space-y-4 text-sm">
      <p ref={start} tabIndex={-1} className="outline-none">
        {words}
      </p>
      <dl className="grid gap-x-6 gap-y-2 rounded-md border p-3 sm:grid-cols-[auto_1fr]">
        {code === undefined ? null : (
          <>
            <dt className="font-medium">{say('Key')}</dt>
            <dd>
              <code className="break-all">{code}</code>
            </dd>
          </>
        )}
        <dt className="font-medium">{say('Secret')}</dt>
        <dd>
          <code className="break-all">{secret}</code>
        </dd>
      </dl>
      <div className="flex flex-wrap gap-2">
        <Button type="button" variant="outline" onClick={() => void copy()}>
          {isCopied ? say('Copied') : say('Copy the secret')}
        </Button>
        <Button type="button" onClick={onKept}>
          {say('The other system has it')}
        </Button>
      </div>
    </div>
  );
}
