import { answers } from '../../stores/answers.ts';
import { regionsSwapped } from '../../stores/page-regions.ts';
import { sendKeptAnswers } from './give-answer.ts';
import { markOf } from './season-cell.ts';
import { cellAt } from './season-place.ts';

/** What a cell shows: its class, and its name in words. */
type Look = { answer: string; words: string | null };

export const lookOf = (cell: HTMLElement): Look => ({ answer: cell.className, words: cell.ariaLabel });

export function writeCell(cell: HTMLElement, { answer, words }: Look): void {
  if (answer) cell.className = answer;
  else cell.removeAttribute('class');
  cell.textContent = markOf(answer);
  cell.ariaLabel = words;
}

/**
 * Shows in the cells of a season which answers are kept on this device, and sends them when there is a connection. One that is refused
 * then is taken back. Returns how to stop.
 */
export function keepSheetAnswers(sheet: HTMLElement): () => void {
  /** What stood in a cell before an answer was written into it that the server has not taken yet. */
  const before = new Map<string, Look>();
  const unanswered = new Set<string>();
  const nameOf = ({ event_id, member_id }: { event_id: string; member_id: string }) => `${member_id} ${event_id}`;
  const cellNamed = (name: string) => cellAt(sheet, ...(name.split(' ') as [string, string]));
  function draw() {
    const pending = answers.$pending.get();
    for (const one of pending) {
      const cell = cellNamed(nameOf(one));
      if (!cell) continue;
      if (!unanswered.has(nameOf(one))) before.set(nameOf(one), lookOf(cell));
      unanswered.add(nameOf(one));
      // What is under way is written by the press that gave it.
      if (!one.isSending) writeCell(cell, { answer: one.answer, words: `${one.answer}, kept on this device, not sent yet` });
    }
    for (const name of unanswered) {
      if (pending.some((one) => nameOf(one) === name)) continue;
      unanswered.delete(name);
      const cell = cellNamed(name);
      if (cell) writeCell(cell, { answer: cell.className, words: cell.className });
    }
  }
  function takeBack(given: { event_id: string; member_id: string }) {
    const cell = cellNamed(nameOf(given));
    const look = before.get(nameOf(given));
    if (cell && look) writeCell(cell, look);
  }
  const send = () => void sendKeptAnswers(takeBack);
  const unlisten = answers.$pending.subscribe(draw);
  send();
  addEventListener('online', send);
  document.addEventListener(regionsSwapped, draw);
  return () => {
    unlisten();
    removeEventListener('online', send);
    document.removeEventListener(regionsSwapped, draw);
  };
}
