import { useState } from 'react';
import type { Availability, MyAnswer, TeamEvent } from '../../contract/event-shapes.ts';
import { shortMoment } from '../../contract/event-words.ts';
import { limits } from '../../contract/limits.ts';
import { refusalTexts } from '../../contract/messages.ts';
import { focusIt } from '../shared/focus-it.ts';
import { AnswerButtons } from './AnswerButtons.tsx';

type Props = {
  event: TeamEvent;
  mine: MyAnswer;
  isWaiting: boolean;
  onAnswer: (answer: Availability, note: string) => void;
};

/** The effect of a yes to an event with a limited number of places. */
function seatText({ seat, place_in_line: place, offered_until: until }: MyAnswer, zone: string): string | undefined {
  if (seat === 'seated') return 'A place is kept.';
  if (seat === 'waiting') return `Number ${place ?? 1} on the waiting list.`;
  if (seat === 'offered')
    return `A place is free, kept until ${until ? shortMoment(until, zone) : 'the start'}. Yes takes it, no passes it on.`;
  if (seat === 'lapsed') return 'The place that was kept went to the next in line. Yes joins the line again.';
  return undefined;
}

/** Answer buttons for one person: the reader or a child they look after. */
export function MyAnswerRow({ event, mine, isWaiting, onAnswer }: Props) {
  const [note, setNote] = useState<string>();
  const [isNoted, setNoted] = useState(false);
  const isOver = new Date(event.ends_at) < new Date();
  const isClosed = event.cancelled_at !== null || isOver || (event.answer_by !== null && new Date(event.answer_by) < new Date());
  const seat = seatText(mine, event.time_zone);
  // Saying yes again accepts an offered seat.
  const pressed = mine.seat === 'offered' || mine.seat === 'lapsed' ? null : mine.answer;
  const isFull = !isClosed && mine.answer !== 'yes' && event.capacity !== null && event.counts.yes >= event.capacity;
  const text = [
    isFull && 'All places are taken. A yes joins the waiting list.',
    seat,
    mine.is_by_absence && 'No, by a planned absence.',
    isWaiting && 'Kept on this device, not sent yet.',
  ]
    .filter(Boolean)
    .join(' ');
  return (
    <div>
      {!mine.is_me && <p className="mb-1.5 font-semibold wrap-anywhere">{mine.name}</p>}
      {!isClosed && (
        <AnswerButtons
          label={`${mine.is_me ? 'Do you come' : `Does ${mine.name} come`} to ${event.title}, ${shortMoment(event.starts_at, event.time_zone)}?`}
          answer={pressed}
          // An answer that replaces a planned absence drops the absence's note.
          onAnswer={(answer) => onAnswer(answer, note ?? (mine.is_by_absence ? '' : mine.note))}
        />
      )}
      {isClosed && !event.cancelled_at && (
        <p className="text-[0.9375rem] text-muted">
          {mine.answer ? `Answered: ${mine.answer}. ` : ''}
          {isOver ? refusalTexts.eventOver : refusalTexts.answersClosed}
        </p>
      )}
      {text && <p className="mt-1.5 text-[0.9375rem] font-semibold">{text}</p>}
      {mine.answer && !isClosed && note === undefined && (
        <button
          type="button"
          // The focused note field is gone.
          ref={isNoted ? focusIt : undefined}
          className="link inline-flex min-h-11 items-center text-sm"
          onClick={() => setNote(mine.note)}
        >
          {mine.note ? `“${mine.note}”, change` : 'Add a note'}
        </button>
      )}
      {mine.answer && note !== undefined && (
        <form
          className="mt-2 flex gap-2"
          onSubmit={(submit) => {
            submit.preventDefault();
            onAnswer(mine.answer ?? 'maybe', note);
            setNote(undefined);
            setNoted(true);
          }}
        >
          <input
            className="field"
            aria-label="A note to the team"
            value={note}
            maxLength={limits.answerNoteLength}
            autoFocus
            onChange={(change) => setNote(change.currentTarget.value)}
          />
          <button type="submit" className="button button-plain shrink-0">
            Save
          </button>
        </form>
      )}
    </div>
  );
}
