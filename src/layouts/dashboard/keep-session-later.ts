// The session is checked after the page is drawn, with a small script without a framework, so that it does not slow down a phone.
const later = 'requestIdleCallback' in window ? (run: () => void) => requestIdleCallback(run) : (run: () => void) => setTimeout(run, 200);
later(() => void import('../../islands/identity/keep-session.ts').then(({ keepSession }) => keepSession()));

export {};
