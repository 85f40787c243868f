import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** Whether the page can be used: not in what the server draws, which is all there is until then, and without scripts. */
export const useIsAwake = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
