import { Button } from '@vendure/dashboard';
import { useEffect, useRef } from 'react';
import { CopyButton } from '../copy-button';
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
  const start = useRef<HTMLParagraphElement>(null);
  useEffect(() => start.current?.focus(), []);
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
        <CopyButton text={secret} label={say('Copy the secret')} />
        <Button type="button" onClick={onKept}>
          {say('The other system has it')}
        </Button>
      </div>
    </div>
  );
}
