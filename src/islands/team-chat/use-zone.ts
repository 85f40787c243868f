import { useSyncExternalStore } from 'react';
import { serverZone } from './conversation-words.ts';

const neverChanges = () => () => {};

/** The zone in which times are shown: that of the server until the island is hydrated, then (undefined) the reader's own. */
export const useZone = (): string | undefined =>
  useSyncExternalStore<string | undefined>(
    neverChanges,
    () => undefined,
    () => serverZone,
  );
