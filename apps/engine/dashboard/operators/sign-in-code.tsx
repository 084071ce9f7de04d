import { api, Button, Input, useAuth } from '@vendure/dashboard';
import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { failureInWords } from '../failure-in-words';
import { FailureNote } from '../failure-note';
import { Labelled } from '../labelled';
import { signInWithCode } from './operators.documents';

/** What the engine answers to a right password that is not enough. */
const needed = 'Type the code of your app.';

/** The second step of the sign-in. It stands in the library's own form, whose name and password it takes. */
export function SignInCode() {
  const { authenticationError } = useAuth();
  const [code, setCode] = useState('');
  const place = useRef<HTMLDivElement>(null);
  const { mutate, error, isPending } = useMutation({
    mutationFn: async () => {
      const form = place.current?.closest('form');
      const typed = new FormData(form ?? undefined);
      const [username, password] = [typed.get('username'), typed.get('password')].map((value) =>
        typeof value === 'string' ? value : '',
      );
      const { authenticate } = await api.mutate(signInWithCode, {
        username: username ?? '',
        password: password ?? '',
        code,
      });
      if (authenticate.__typename !== 'CurrentUser') throw new Error(authenticate.message ?? 'The code is not right.');
    },
    // The page begins anew as the operator's.
    onSuccess: () => window.location.reload(),
  });
  if (authenticationError === undefined || failureInWords(new Error(authenticationError)) !== needed) return null;
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
