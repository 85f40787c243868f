import { setPersistentEngine, windowPersistentEvents } from '@nanostores/persistent';
import { cleanup, configure } from '@testing-library/react';
import { afterEach, vi } from 'vitest';

// Long enough for a machine that is busy with something else.
configure({ asyncUtilTimeout: 10_000 });

// happy-dom refuses to delete an entry that is not there, which browsers allow.
const storage = new Proxy(localStorage, {
  deleteProperty: (target, key) => {
    target.removeItem(String(key));
    return true;
  },
});
setPersistentEngine(storage, windowPersistentEvents);

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.useRealTimers();
  sessionStorage.clear();
  localStorage.clear();
});
