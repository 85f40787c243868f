import { useState, type KeyboardEvent, type ReactNode } from 'react';
import { CallRefused } from '../../api-client/ask.ts';
import { answerEvent } from '../../contract/event-answers.ts';
import { askSignedIn } from '../shared/ask-signed-in.ts';
import { showToast } from '../shared/toast.ts';
import { markOf, nextAnswer } from './season-cell.ts';
import { cellBeside, cellOf, enterCell, placeOf } from './season-place.ts';

/** `children` is the table, as the server wrote it. */
type Props = { teamId: string; children?: ReactNode };

const steps: Readonly<Record<string, readonly [number, number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};
function write(cell: HTMLElement, answer: string, words: string | null): void {
  if (answer) cell.className = answer;
  else cell.removeAttribute('class');
  cell.textContent = markOf(answer);
  cell.ariaLabel = words;
}

/**
 * The keys and the presses of the season's table. Its thousands of cells stay as the server wrote them: nothing is drawn again but the cell
 * that is pressed, so that a phone is not kept busy when the page opens. A refused answer is taken back.
 */
export function SeasonKeys({ teamId, children }: Props) {
  const [said, setSaid] = useState('');

  async function press(cell: HTMLElement) {
    const place = placeOf(cell);
    if (!place) return;
    const { member, name, event, title } = place;
    const before = { className: cell.className, words: cell.ariaLabel };
    const answer = nextAnswer(cell.className === 'line' ? 'yes' : cell.className);
    write(cell, answer, answer);
    setSaid(`${name}, ${title}: ${answer}`);
    try {
      // Of two presses the later one holds, in whatever order they arrive; and each arrives, although its page is left.
      const said = { id: event, team_id: teamId, member_id: member, answer, note: cell.title, at: new Date().toISOString() };
      await askSignedIn(answerEvent, said, { keepalive: true });
    } catch (error) {
      write(cell, before.className, before.words);
      setSaid('');
      if (!(error instanceof CallRefused)) throw error;
      await showToast(error.message, 'error');
    }
  }
  function onKey(event: KeyboardEvent) {
    const cell = cellOf(event.target);
    if (!cell) return;
    const step = steps[event.key];
    if (!step && event.key !== 'Enter' && event.key !== ' ') return;
    event.preventDefault();
    if (!step) return void press(cell);
    const there = cellBeside(cell, ...step);
    if (there) enterCell(there);
  }
  return (
    <div
      data-replay-each
      onKeyDown={onKey}
      onClick={({ target }) => {
        const cell = cellOf(target);
        if (!cell) return;
        enterCell(cell);
        void press(cell);
      }}
    >
      {children}
      <p role="status" className="visually-hidden">
        {said}
      </p>
    </div>
  );
}
