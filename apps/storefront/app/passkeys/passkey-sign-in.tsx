import { Button } from '../ui/inputs/button.tsx';
import { Notice } from '../ui/overlays/notice.tsx';
import { askToSignIn } from './ask-device.ts';
import { useAskedDevice } from './use-asked-device.ts';
import { usePasskeysPossible } from './use-passkeys-possible.ts';

export interface PasskeySignInView {
  readonly action: string;
  readonly button: string;
  readonly failed: string;
}

/** Only where it can work: not before the page is alive, nor in a browser without passkeys. */
export function PasskeySignIn({ view: { action, button, failed } }: { readonly view: PasskeySignInView }) {
  const isPossible = usePasskeysPossible();
  const { form, credential, state, start } = useAskedDevice(askToSignIn);
  return (
    isPossible && (
      <>
        {state === 'failed' && (
          <Notice kind="error" isLive>
            {failed}
          </Notice>
        )}
        <form ref={form} method="post" action={action}>
          <input ref={credential} type="hidden" name="credential" />
          <Button size="large" isWide isBusy={state === 'asking'} onClick={() => void start()}>
            {button}
          </Button>
        </form>
      </>
    )
  );
}
