import { api, Button, Input, Page, PageBlock, PageLayout, PageTitle } from '@vendure/dashboard';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { FailureNote } from '../failure-note';
import { Labelled } from '../labelled';
import { say } from '../say';
import {
  beginSecondFactor,
  confirmSecondFactor,
  mySecondFactor,
  type SecondFactor,
  type SecondFactorOffer,
} from './operators.documents';
import { PasskeyList } from './passkey-list';
import { qrCodeOf } from './qr-code';
import { NewRecoveryCodes, type OnCodes, RecoveryCodes } from './recovery-codes';

const query = { queryKey: ['my-second-factor'], queryFn: () => api.query(mySecondFactor, {}) };

/** Until an operator has the second factor that she needs, every page is the one where she gets it. */
export function SecondFactorGate({ children }: { readonly children: ReactNode }) {
  const { data, isPending } = useQuery(query);
  const [state, setState] = useState<'unknown' | 'enrolling' | 'done'>('unknown');
  if (isPending) return null;
  const factor = data?.mySecondFactor;
  // She stays until she has kept the recovery codes, which are shown once.
  if (state === 'unknown' && factor?.isRequired === true && !factor.isEnrolled) setState('enrolling');
  // Without an answer the engine refuses the pages themselves.
  return state === 'enrolling' ? <SecondFactorPage onDone={() => setState('done')} /> : <>{children}</>;
}

/** A secret is offered first and counts once a code of it was typed. */
function useEnrolment(onCodes: OnCodes) {
  const [code, setCode] = useState('');
  const [offer, setOffer] = useState<SecondFactorOffer | null>(null);
  const queries = useQueryClient();
  const begin = useMutation({
    mutationFn: () => api.mutate(beginSecondFactor, { code: code === '' ? null : code }),
    onSuccess: ({ beginSecondFactor: offered }) => {
      setOffer(offered);
      setCode('');
    },
  });
  const confirm = useMutation({
    mutationFn: () => api.mutate(confirmSecondFactor, { code }),
    onSuccess: async ({ confirmSecondFactor: { newRecoveryCodes } }) => {
      setOffer(null);
      setCode('');
      onCodes(newRecoveryCodes);
      // Pages that were refused until now.
      await queries.invalidateQueries();
    },
  });
  const isBusy = begin.isPending || confirm.isPending;
  const next = () => (offer ? confirm : begin).mutate();
  return { code, setCode, offer, isBusy, next, failure: begin.error ?? confirm.error };
}

export function SecondFactorPage({ onDone }: { readonly onDone?: () => void }) {
  const { data, error } = useQuery(query);
  const [codes, setCodes] = useState<readonly string[]>([]);
  const factor = data?.mySecondFactor;
  const onCodes: OnCodes = (made) => (made.length > 0 ? setCodes(made) : onDone?.());
  // Here and not in its block: the library draws blocks anew when a phone is turned.
  const enrolment = useEnrolment(onCodes);
  const onKept = () => {
    setCodes([]);
    onDone?.();
  };
  if (codes.length > 0)
    return (
      <Page pageId="second-factor">
        <PageTitle>{say('Second factor')}</PageTitle>
        <PageLayout>
          <PageBlock column="main" blockId="new-recovery-codes" title={say('Your recovery codes')}>
            <NewRecoveryCodes codes={codes} onKept={onKept} />
          </PageBlock>
        </PageLayout>
      </Page>
    );
  return (
    <Page pageId="second-factor">
      <PageTitle>{say('Second factor')}</PageTitle>
      <FailureNote failure={error} />
      {factor?.isRequired === true && !factor.isEnrolled ? (
        <p className="text-sm">
          {say('Operators sign in with a second factor. Add a passkey or set up an authenticator app to go on.')}
        </p>
      ) : null}
      <PageLayout>
        <PageBlock column="main" blockId="passkeys" title={say('Passkeys')}>
          {factor ? <PasskeyList factor={factor} onCodes={onCodes} /> : null}
        </PageBlock>
        <PageBlock column="main" blockId="second-factor" title={say('Authenticator app')}>
          {factor ? <AuthenticatorApp factor={factor} enrolment={enrolment} /> : null}
        </PageBlock>
        {factor?.isEnrolled === true ? (
          <PageBlock column="main" blockId="recovery-codes" title={say('Recovery codes')}>
            <RecoveryCodes factor={factor} onCodes={onCodes} />
          </PageBlock>
        ) : null}
      </PageLayout>
    </Page>
  );
}

interface AuthenticatorAppProps {
  readonly factor: SecondFactor;
  readonly enrolment: ReturnType<typeof useEnrolment>;
}

function AuthenticatorApp({ factor, enrolment }: AuthenticatorAppProps) {
  const { code, setCode, offer, isBusy, next, failure } = enrolment;
  const { hasApp } = factor;
  return (
    <form
      className="max-w-xl space-y-4 text-sm"
      onSubmit={(event) => {
        event.preventDefault();
        next();
      }}
    >
      <FailureNote failure={failure} />
      <p>{offer ? say('Scan this with the authenticator app of your phone, or type the secret.') : said(factor)}</p>
      {offer ? <Offered offer={offer} /> : null}
      {offer !== null || hasApp ? (
        <Labelled
          label={say('Code')}
          hint={
            offer ? say('The six digits that the app shows now.') : say('Of the app you have now, or a recovery code.')
          }
        >
          {(control) => (
            <Input
              {...control}
              autoComplete="one-time-code"
              inputMode={offer ? 'numeric' : 'text'}
              required
              value={code}
              onChange={(event) => setCode(event.target.value)}
            />
          )}
        </Labelled>
      ) : null}
      <Button type="submit" variant={offer ? 'default' : 'outline'} disabled={isBusy}>
        {offer ? say('Confirm') : hasApp ? say('Set up another app') : say('Set up an app')}
      </Button>
    </form>
  );
}

function said({ hasApp, passkeys }: SecondFactor): string {
  if (!hasApp)
    return passkeys.length > 0
      ? say('You have none. It stands in for a passkey that is not at hand.')
      : say('You have none. It shows a new code every half minute.');
  return passkeys.length > 0
    ? say('Without a passkey at hand you sign in with a code of your app.')
    : say('You sign in with a code of your app.');
}

function Offered({ offer: { uri, secret } }: { readonly offer: SecondFactorOffer }) {
  const rows = qrCodeOf(uri);
  const path = rows
    .flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? `M${x + 4} ${y + 4}h1v1h-1z` : [])))
    .join('');
  const edge = rows.length + 8;
  return (
    <>
      <svg
        viewBox={`0 0 ${edge} ${edge}`}
        role="img"
        aria-label={say('QR code of the secret')}
        className="size-64 rounded bg-white"
      >
        <path d={path} fill="black" shapeRendering="crispEdges" />
      </svg>
      <p className="font-mono break-all">{secret}</p>
    </>
  );
}
