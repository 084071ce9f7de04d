import { useEffect, useRef, useState, type SubmitEvent } from 'react';
import { callShop } from '../request/browser-calls.ts';

/** `solving`: long enough that the shopper is told. */
type State = 'here' | 'asking' | 'solving';

/** Then the form is sent, and the shop says whether it wants more. */
const patienceMs = 3_000;

/** What the shop asks of this browser before it compares a password; the work is fetched by whoever has to do it. */
async function findChallenge(email: string) {
  if (email === '') return null;
  const late = new Promise<null>((resolve) => void setTimeout(resolve, patienceMs, null));
  const answer = await Promise.race([callShop('new-ct', 'getSignInChallenge', { email }), late]);
  return answer?.ok === true ? answer.value.challenge : null;
}

/**
 * Does the work that the shop asks of strangers while many sign-ins fail, then sends the form as if nothing had been. Before
 * the page is alive, or where the work fails, the form is sent without it.
 */
export function useSignInProof() {
  const proof = useRef<HTMLInputElement>(null);
  const [state, setState] = useState<State>('here');
  useEffect(() => {
    // Whoever comes back by the browser's button finds the page as it was left.
    const wake = () => setState('here');
    addEventListener('pageshow', wake);
    return () => removeEventListener('pageshow', wake);
  }, []);

  const prove = async (email: string): Promise<string> => {
    const challenge = await findChallenge(email);
    if (challenge === null) return '';
    setState('solving');
    const { solveSignInChallenge } = await import('@tradehall/domain/customer/sign-in-challenge.ts');
    return solveSignInChallenge(challenge);
  };

  const onSubmit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    if (state !== 'here') return;
    const form = event.currentTarget;
    const typed = new FormData(form).get('email');
    setState('asking');
    void prove(typeof typed === 'string' ? typed.trim() : '')
      .catch(() => '')
      .then((proven) => {
        if (proof.current !== null) proof.current.value = proven;
        // Not asked for again, and it stays busy: the answer is another page.
        form.submit();
      });
  };
  return { proof, state, onSubmit };
}
