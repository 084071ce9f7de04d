import { api, Button, Input, useAuth } from '@vendure/dashboard';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { failureInWords } from '../failure-in-words';
import { FailureNote } from '../failure-note';
import { Labelled } from '../labelled';
import { signInWithCode } from './operators.documents';

/** What the engine answers to a right password that is not enough. */
const needed = 'Type the code of your app.';

/** What was sent last: the library's form begins empty after a refusal. */
let typed = new FormData();

function typedAs(name: string): string {
  const value = typed.get(name);
  return typeof value === 'string' ? value : '';
}

/** The second step of the sign-in. It stands in the library's own form, whose name and password it takes. */
export function SignInCode() {
  const { authenticationError } = useAuth();
  const [code, setCode] = useState('');
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const form = place.current?.closest('form');
    const keep = () => {
      if (form) typed = new FormData(form);
    };
    form?.addEventListener('submit', keep, true);
    return () => form?.removeEventListener('submit', keep, true);
  }, []);
  const { mutate, error, isPending } = useMutation({
    mutationFn: async () => {
      const variables = { username: typedAs('username'), password: typedAs('password'), code };
      const { authenticate } = await api.mutate(signInWithCode, variables);
      if (authenticate.__typename !== 'CurrentUser') throw new Error(authenticate.message ?? 'The code is not right.');
    },
    // The page begins anew as the operator's.
    onSuccess: () => window.location.reload(),
  });
  if (authenticationError === undefined || failureInWords(new Error(authenticationError)) !== needed)
    return <div ref={place} />;
  return (
    <div ref={place} className="w-full space-y-3">
      <FailureNote failure={error} />
      <Labelled label="Code" hint="Six digits of your app, or a recovery code.">
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
      <Button type="button" className="w-full" disabled={isPending || code === ''} onClick={() => mutate()}>
        Sign in with the code
      </Button>
    </div>
  );
}
