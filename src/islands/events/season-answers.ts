import { answers } from '../../stores/answers.ts';
import { regionsSwapped } from '../../stores/page-regions.ts';
import { sendKeptAnswers } from './give-answer.ts';
import { markOf } from './season-cell.ts';
import { cellAt } from './season-place.ts';

/** A cell's class and accessible name. */
export type Look = { answer: string; words: string | null };

export const lookOf = (cell: HTMLElement): Look => ({ answer: cell.className, words: cell.ariaLabel });

export function writeCell(cell: HTMLElement, { answer, words }: Look): void {
  if (answer) cell.className = answer;
  else cell.removeAttribute('class');
  cell.textContent = markOf(answer);
  cell.ariaLabel = words;
}

/**
 * Marks cells whose answers are stored on this device, and sends those when there is a connection; a refused one is rolled back. Returns a
 * function that stops this.
 */
export function keepSheetAnswers(sheet: HTMLElement): () => void {
  /** The look of a cell before an unconfirmed answer was drawn in it. */
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
      // The handler of the press draws an answer that is being sent.
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
