import { useRef, useState } from 'react';
import type { askToSignIn } from './ask-device.ts';

type Ask = typeof askToSignIn;
type State = 'here' | 'asking' | 'failed';

/** A form that a device fills in: the button asks it, and what it answers is sent like anything typed. */
export function useAskedDevice(ask: Ask) {
  const form = useRef<HTMLFormElement>(null);
  const credential = useRef<HTMLInputElement>(null);
  const [state, setState] = useState<State>('here');
  const start = async (): Promise<void> => {
    setState('asking');
    const asked = await ask();
    if (asked.kind === 'answered' && form.current !== null && credential.current !== null) {
      credential.current.value = asked.credential;
      // Stays busy: the answer is another page.
      form.current.requestSubmit();
      return;
    }
    setState(asked.kind === 'closed' ? 'here' : 'failed');
  };
  return { form, credential, state, start };
}
