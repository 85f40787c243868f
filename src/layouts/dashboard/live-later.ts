// The live stream is opened when the page is drawn and idle. It starts at the position where the page's data was read, so no event is
// missed.
const later = 'requestIdleCallback' in window ? (run: () => void) => requestIdleCallback(run) : (run: () => void) => setTimeout(run, 200);
const { livePosition } = document.body.dataset;
if (livePosition !== undefined) {
  later(() => void import('../../islands/shared/keep-fresh.ts').then(({ keepFresh }) => keepFresh(Number(livePosition))));
}

// Answers that could not be sent are sent by whichever page is opened next.
const hasKept = () => {
  try {
    return Object.keys(localStorage).some((key) => key.startsWith('answers-to-send'));
  } catch {
    return false;
  }
};
const sendKept = () => {
  if (hasKept()) void import('../../islands/events/send-kept-answers.ts').then(({ sendKeptAnswers }) => sendKeptAnswers());
};
later(sendKept);
addEventListener('online', sendKept);

export {};
