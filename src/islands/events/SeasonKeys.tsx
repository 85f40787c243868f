import { useEffect, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { giveAnswer } from './give-answer.ts';
import { keepSheetAnswers, lookOf, writeCell, type Look } from './season-answers.ts';
import { nextAnswer } from './season-cell.ts';
import { cellBeside, cellOf, enterCell, placeOf } from './season-place.ts';
import { createUnansweredPresses } from './unanswered-presses.ts';

/** `children` is the table that the server rendered. */
type Props = { teamId: string; children?: ReactNode };

const steps: Readonly<Record<string, readonly [number, number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};
/**
 * Keyboard and clicks of the season's table. Its thousands of cells stay as the server rendered them and only a pressed cell is updated,
 * so that a phone is not busy when the page opens. A refused answer is rolled back.
 */
export function SeasonKeys({ teamId, children }: Props) {
  const [announcement, setAnnouncement] = useState('');
  const [pressOf] = useState(() => createUnansweredPresses<HTMLElement, Look>());
  const sheet = useRef<HTMLDivElement>(null);
  useEffect(() => (sheet.current ? keepSheetAnswers(sheet.current) : undefined), []);

  async function press(cell: HTMLElement) {
    const place = placeOf(cell);
    if (!place) return;
    const { member, name, event, title } = place;
    const before = lookOf(cell);
    const answer = nextAnswer(cell.className === 'line' ? 'yes' : cell.className);
    const given = giveAnswer({ team: teamId, event, member, answer, note: cell.title, isMine: false });
    const after = { answer, words: answer };
    const settle = pressOf(cell, before, after);
    writeCell(cell, after);
    setAnnouncement(`${name}, ${title}: ${answer}`);
    const goBackTo = settle(await given);
    if (!goBackTo) return;
    writeCell(cell, goBackTo);
    setAnnouncement('');
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
      ref={sheet}
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
        {announcement}
      </p>
    </div>
  );
}
