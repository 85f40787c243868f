// The live stream is opened once the page is drawn and idle. It begins where the page's data was read, so waiting loses nothing.
const later = 'requestIdleCallback' in window ? (run: () => void) => requestIdleCallback(run) : (run: () => void) => setTimeout(run, 200);
const { livePosition } = document.body.dataset;
if (livePosition !== undefined) {
  later(() => void import('../../islands/shared/keep-fresh.ts').then(({ keepFresh }) => keepFresh(Number(livePosition))));
}

export {};
