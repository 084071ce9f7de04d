import { useState } from 'react';
import { useIsAlive } from '../ui/use-is-alive.ts';
import { callShop } from '../request/browser-calls.ts';
import { writeBrowserCookie } from '../request/browser-cookies.ts';
import { Button } from '../ui/inputs/button.tsx';
import { Notice } from '../ui/overlays/notice.tsx';

interface LogOutView {
  readonly text: string;
  readonly button: string;
  readonly failed: string;
  /** Where one reads that it is done. */
  readonly doneHref: string;
}

/** What this browser keeps of a person: products looked at, words searched for, changes of the cart that were not sent. */
function forgetPerson(): void {
  try {
    localStorage.clear();
    sessionStorage.clear();
  } catch {
    // Where a browser lets nobody keep anything, nothing is kept.
  }
}

/** By a button, never by opening the page: any page of the web could do that. */
export function LogOut({ view }: { readonly view: LogOutView }) {
  const isAlive = useIsAlive();
  const [state, setState] = useState<'here' | 'leaving' | 'failed'>('here');
  const leave = async (): Promise<void> => {
    setState('leaving');
    const answer = await callShop('new-ct', 'customerSignOut', {});
    if (answer?.ok === true) {
      // A§4: the next order goes to its billing address again.
      writeBrowserCookie('ShippingAddressType', '', 0);
      // The shop's answer says so too, but not every browser listens.
      forgetPerson();
      // A new page: nothing of the customer's stays in memory.
      window.location.assign(view.doneHref);
    } else {
      setState('failed');
    }
  };
  return (
    <>
      <p>{view.text}</p>
      {state === 'failed' && (
        <Notice kind="error" isLive>
          {view.failed}
        </Notice>
      )}
      <div>
        <Button kind="primary" isBusy={state === 'leaving'} disabled={!isAlive} onClick={() => void leave()}>
          {view.button}
        </Button>
      </div>
    </>
  );
}
