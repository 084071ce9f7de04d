import { api, Button } from '@vendure/dashboard';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { CopyButton } from '../copy-button';
import { FailureNote } from '../failure-note';
import { say } from '../say';
import { renewRecoveryCodes, type SecondFactor } from './operators.documents';

const few = 3;

/** What becomes of codes that were just made: they are shown, and nothing else until they are kept. */
export type OnCodes = (codes: readonly string[]) => void;

interface RecoveryCodesProps {
  readonly factor: SecondFactor;
  readonly onCodes: OnCodes;
}

/** How many are left, and ten new ones. */
export function RecoveryCodes({ factor: { recoveryCodesLeft: left }, onCodes }: RecoveryCodesProps) {
  const queries = useQueryClient();
  const { mutate, error, isPending } = useMutation({
    mutationFn: () => api.mutate(renewRecoveryCodes, {}),
    onSuccess: ({ renewRecoveryCodes: { newRecoveryCodes } }) => {
      onCodes(newRecoveryCodes);
      return queries.invalidateQueries();
    },
  });
  const ask = () => {
    if (
      left === 0 ||
      window.confirm(say('Make ten new codes? The old ones open nothing any more, and your other sessions end.'))
    )
      mutate();
  };
  return (
    <div className="max-w-xl space-y-4 text-sm">
      <FailureNote failure={error} />
      <p>
        {say('Each opens once in place of a passkey or a code of the app, for the day when you have neither at hand.')}
      </p>
      <p className={left <= few ? 'font-medium text-destructive' : 'font-medium'}>
        {left === 0 ? say('You have none.') : say('{left} of 10 left.', { left })}
      </p>
      <Button type="button" variant="outline" disabled={isPending} onClick={ask}>
        {left === 0 ? say('Make recovery codes') : say('Make new ones')}
      </Button>
    </div>
  );
}

interface NewRecoveryCodesProps {
  readonly codes: readonly string[];
  readonly onKept: () => void;
}

/** Shown this one time. */
export function NewRecoveryCodes({ codes, onKept }: NewRecoveryCodesProps) {
  const start = useRef<HTMLParagraphElement>(null);
  useEffect(() => start.current?.focus(), []);
  return (
    <div className="max-w-xl space-y-4 text-sm">
      <p ref={start} tabIndex={-1} className="outline-none">
        {say(
          'Keep these ten codes where your device is not: on paper, or with your passwords. Each opens once in place of a passkey or a code of the app. They are not shown again.',
        )}
      </p>
      <ol className="grid list-inside list-decimal gap-x-6 gap-y-1 rounded-md border p-3 tabular-nums marker:text-muted-foreground sm:grid-cols-2">
        {codes.map((code) => (
          <li key={code}>
            <code className="whitespace-nowrap">{code}</code>
          </li>
        ))}
      </ol>
      <div className="flex flex-wrap gap-2">
        <CopyButton text={`${codes.join('\n')}\n`} label={say('Copy all')} />
        <Button type="button" onClick={onKept}>
          {say('I have kept them')}
        </Button>
      </div>
    </div>
  );
}
