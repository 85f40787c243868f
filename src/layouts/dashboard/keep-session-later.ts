import { loadAndRunLater } from '../load-and-run.ts';

// The session is checked after the page is drawn, with a small script without a framework, so that it does not slow down a phone.
loadAndRunLater(
  () => import('../../islands/identity/keep-session.ts'),
  ({ keepSession }) => keepSession(),
);
