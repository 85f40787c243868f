import { cleanup, configure } from '@testing-library/react';
import { afterEach, vi } from 'vitest';

// Long enough for a machine that is busy with something else.
configure({ asyncUtilTimeout: 10_000 });

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.useRealTimers();
  sessionStorage.clear();
  localStorage.clear();
});
