import { loadAndRun, loadAndRunLater } from '../load-and-run.ts';

// The live stream is opened when the page is drawn and idle. It starts at the position where the page's data was read, so no event is
// missed.
const { livePosition } = document.body.dataset;
if (livePosition !== undefined) {
  loadAndRunLater(
    () => import('../../islands/shared/keep-fresh.ts'),
    ({ keepFresh }) => keepFresh(Number(livePosition)),
  );
}

// Answers that could not be sent are sent by whichever page is opened next.
const hasKept = () => {
  try {
    return Object.keys(localStorage).some((key) => key.startsWith('answers-to-send'));
  } catch {
    return false;
  }
};
const loadSender = async () => (hasKept() ? import('../../islands/events/send-kept-answers.ts') : null);
const sendKept = (sender: Awaited<ReturnType<typeof loadSender>>) => sender?.sendKeptAnswers();
loadAndRunLater(loadSender, sendKept);
addEventListener('online', () => void loadAndRun(loadSender, sendKept));
