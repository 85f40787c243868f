import { useStore } from '@nanostores/react';
import type { ReadableAtom } from 'nanostores';
import { useState } from 'react';
import type { EntityFamily } from '../../stores/entity-store.ts';

const isServer = typeof document === 'undefined';

/** A store's value, kept up to date. `first` is what the server rendered and what the island hydrates with. */
function useLiveStore<T>($store: ReadableAtom<T>, first: T): T {
  const value: unknown = useStore($store, { ssr: () => first as never });
  return value as T;
}
/** On the server a store would be shared by all users, so only `first` is returned there. */
export const useBrowserStore: typeof useLiveStore = isServer ? (_store, first) => first : useLiveStore;

function useLiveEntity<Q, T extends object>(family: EntityFamily<Q, T>, query: Q, first: T): T {
  const [opened] = useState(() => {
    const store = family.of(query);
    store.seed(first);
    return { store, first };
  });
  return useLiveStore<T | undefined>(opened.store.$value, opened.first) ?? opened.first;
}
/** An entity of a store, kept up to date. It starts with `first`, which is not fetched again. */
export const useEntity: typeof useLiveEntity = isServer ? (_family, _query, first) => first : useLiveEntity;
