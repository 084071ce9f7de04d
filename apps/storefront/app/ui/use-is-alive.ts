import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** False in what the server draws and for who has no JavaScript: there nothing may promise more than a form can keep. */
export const useIsAlive = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
