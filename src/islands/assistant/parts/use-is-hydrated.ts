import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** False in the server's markup and until hydration, also where scripts do not run; true afterwards. */
export const useIsHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
