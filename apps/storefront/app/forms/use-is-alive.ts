import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** Whether the page runs its own scripts already: false on the server and while it wakes up. */
export const useIsAlive = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
