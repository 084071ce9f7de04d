import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** Whether the page is alive, in a browser that knows passkeys. */
export const usePasskeysPossible = (): boolean =>
  useSyncExternalStore(
    never,
    () => 'PublicKeyCredential' in window,
    () => false,
  );
