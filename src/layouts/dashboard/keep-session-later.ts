// Who is signed in is asked once the page is drawn, and without a framework: a phone that reads a page runs nothing else for it.
const later = 'requestIdleCallback' in window ? (run: () => void) => requestIdleCallback(run) : (run: () => void) => setTimeout(run, 200);
later(() => void import('../../islands/identity/keep-session.ts').then(({ keepSession }) => keepSession()));

export {};
