import { api, Button, Input, useAuth } from '@vendure/dashboard';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { failureInWords } from '../failure-in-words';
import { FailureNote } from '../failure-note';
import { Labelled } from '../labelled';
import { say } from '../say';
import { askToUse, canUsePasskeys } from './ask-device';
import { beginPasskeySignIn, type PasskeySignIn, signInWithCode, signInWithPasskey } from './operators.documents';
import { PasskeysElsewhere } from './passkey-list';

/** What the engine answers to a right password that is not enough. */
const needed = 'Your second factor is needed.';

/** What was sent last: the library's form begins empty after a refusal. */
let sent = new FormData();

function sentAs(name: string): string {
  const value = sent.get(name);
  return typeof value === 'string' ? value : '';
}

const credentials = () => ({ username: sentAs('username'), password: sentAs('password') });

export function Wordmark() {
  return <p className="text-2xl font-semibold tracking-tight">Tradehall</p>;
}

/** Stands above the fields of the library's own form, and in place of them once the password was right. */
export function SignInStep() {
  const { authenticationError } = useAuth();
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const form = place.current?.closest('form');
    const keep = () => {
      if (form) sent = new FormData(form);
    };
    form?.addEventListener('submit', keep, true);
    return () => form?.removeEventListener('submit', keep, true);
  }, []);
  const refusal = authenticationError === undefined ? null : new Error(authenticationError);
  const isNeeded = refusal !== null && failureInWords(refusal) === needed;
  return (
    <div ref={place} className="w-full space-y-6">
      {/* What the library tells in passing stands below, and stays. */}
      <style>{'[data-sonner-toaster] { display: none }'}</style>
      <div className="space-y-2 text-center">
        <h1 className="text-xl font-semibold tracking-tight">
          {isNeeded ? say('Confirm that it is you') : say('Sign in')}
        </h1>
        <p className="text-sm break-words text-muted-foreground">
          {isNeeded
            ? say('The password of {username} is right.', { username: sentAs('username') })
            : say('To the dashboard of the shop.')}
        </p>
      </div>
      {isNeeded ? <SecondStep /> : <FailureNote failure={refusal} />}
    </div>
  );
}

/** A passkey first; a code of the app is the other way. */
function SecondStep() {
  const { data, error, refetch } = useQuery({
    queryKey: ['passkey-sign-in'],
    queryFn: () => api.mutate(beginPasskeySignIn, credentials()),
    // Each answer counts once.
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
  const [wantsCode, setWantsCode] = useState(false);
  const step = data?.beginPasskeySignIn;
  const isPossible = step ? step.options !== null && canUsePasskeys(step.origin) : false;
  // A recovery code is not spent because somebody has opened the dashboard by another name.
  const isByCode = step ? wantsCode || (step.hasApp && !isPossible) : false;
  const hasCodes = step?.hasApp === true || step?.hasRecoveryCodes === true;
  return (
    <div className="w-full space-y-4">
      {/* The fields of the first step; the library has no second one. */}
      <style>{'form:has(h1) > .grid { display: none }'}</style>
      <FailureNote failure={step === null ? new Error(say('Sign in again.')) : error} />
      {step && step.options !== null && !isPossible ? <PasskeysElsewhere origin={step.origin} /> : null}
      {step && isPossible && !isByCode ? <ByPasskey step={step} onFailure={() => void refetch()} /> : null}
      {step && isByCode ? <ByCode step={step} /> : null}
      {hasCodes && (isPossible || !isByCode) ? (
        <Button type="button" variant="ghost" className="w-full" onClick={() => setWantsCode(!isByCode)}>
          {isByCode
            ? say('Use a passkey')
            : step.hasApp
              ? say('Another way: a code of your app')
              : say('Another way: a recovery code')}
        </Button>
      ) : null}
      <Button type="button" variant="ghost" className="w-full" onClick={() => window.location.reload()}>
        {say('Sign in as somebody else')}
      </Button>
    </div>
  );
}

type Answer = { readonly authenticate: { readonly __typename: string } };

function mustBeIn({ authenticate }: Answer, otherwise: string): void {
  if (authenticate.__typename !== 'CurrentUser') throw new Error(otherwise);
}

interface ByPasskeyProps {
  readonly step: PasskeySignIn;
  readonly onFailure: () => void;
}

function ByPasskey({ step: { attempt, options }, onFailure }: ByPasskeyProps) {
  const { mutate, error, isPending, isSuccess } = useMutation({
    mutationFn: async () => {
      const credential = JSON.stringify(await askToUse(options));
      const answer = await api.mutate(signInWithPasskey, { input: { ...credentials(), attempt, credential } });
      mustBeIn(answer, say('The passkey was not taken. Try again.'));
    },
    // The page begins anew as the operator's.
    onSuccess: () => window.location.reload(),
    // What was asked is over: the next try needs another challenge.
    onError: onFailure,
  });
  return (
    <>
      <FailureNote failure={error} />
      <Button type="button" autoFocus className="w-full" disabled={isPending || isSuccess} onClick={() => mutate()}>
        {isPending ? say('Waiting for your device') : say('Sign in with a passkey')}
      </Button>
      <p className="text-center text-xs text-muted-foreground">
        {say('Unlock this device, your phone or your security key.')}
      </p>
    </>
  );
}

/** Who uses a recovery code may have lost a device, and sees next what is left. */
const isRecoveryCode = (code: string) => code.replaceAll(/\s/g, '').length > 6;

function ByCode({ step: { hasApp, hasRecoveryCodes } }: { readonly step: PasskeySignIn }) {
  const [code, setCode] = useState('');
  const { mutate, error, isPending, isSuccess } = useMutation({
    mutationFn: async () =>
      mustBeIn(
        await api.mutate(signInWithCode, { ...credentials(), code }),
        say('The code is not right, or it was used.'),
      ),
    onSuccess: () =>
      isRecoveryCode(code) ? window.location.assign('/dashboard/second-factor') : window.location.reload(),
  });
  const ofApp = hasRecoveryCodes ? say('Six digits of your app, or a recovery code.') : say('Six digits of your app.');
  return (
    <>
      <FailureNote failure={error} />
      <Labelled label={say('Code')} hint={hasApp ? ofApp : say('One of the recovery codes that you have kept.')}>
        {(control) => (
          <Input
            {...control}
            autoComplete="one-time-code"
            autoFocus
            value={code}
            onChange={(event) => setCode(event.target.value)}
            onKeyDown={(event) => {
              if (event.key !== 'Enter') return;
              // Enter would send the password alone.
              event.preventDefault();
              mutate();
            }}
          />
        )}
      </Labelled>
      <Button
        type="button"
        className="w-full"
        disabled={isPending || isSuccess || code === ''}
        onClick={() => mutate()}
      >
        {say('Sign in with the code')}
      </Button>
    </>
  );
}
