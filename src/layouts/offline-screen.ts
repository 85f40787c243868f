// Spec §4: the offline screen follows the browser's online and offline events.
const screen = document.querySelector<HTMLDialogElement>('dialog[data-offline]');
const showOffline = () => {
  if (screen && !screen.open) screen.showModal();
};
addEventListener('offline', showOffline);
if (!navigator.onLine) showOffline();

// Reloading without a connection would replace a page that can be read, so it waits until the site answers.
const askAgainMs = 5_000;
const patienceMs = 8_000;
let isReloadWanted = false;
let nextQuestion = 0;
const siteAnswers = () =>
  fetch(location.href, { method: 'HEAD', cache: 'no-store', signal: AbortSignal.timeout(patienceMs) }).then(
    ({ status }) => status < 500,
    () => false,
  );
async function reloadOnceAnswered(): Promise<void> {
  clearTimeout(nextQuestion);
  isReloadWanted = true;
  const isThere = await siteAnswers();
  if (!isReloadWanted) return;
  if (isThere) return location.reload();
  const news = screen?.querySelector('[data-offline-news]');
  if (news) news.textContent = 'Still no connection. The page is loaded again as soon as there is one.';
  clearTimeout(nextQuestion);
  nextQuestion = window.setTimeout(() => void reloadOnceAnswered(), askAgainMs);
}
screen?.querySelector('[data-offline-reload]')?.addEventListener('click', () => void reloadOnceAnswered());
screen?.addEventListener('close', () => {
  isReloadWanted = false;
  clearTimeout(nextQuestion);
  screen.querySelector('[data-offline-news]')?.replaceChildren();
});
addEventListener('online', () => (isReloadWanted ? void reloadOnceAnswered() : screen?.close()));

export {};
