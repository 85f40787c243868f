import { useState } from 'react';
import type { Availability, MyAnswer, TeamEvent } from '../../contract/event-shapes.ts';
import { shortMoment, zonedMoment } from '../../contract/event-words.ts';
import { refusalTexts } from '../../contract/messages.ts';
import { focusIt } from '../shared/focus-it.ts';
import { useDraftText } from '../shared/use-draft-text.ts';
import { AnswerButtons } from './AnswerButtons.tsx';
import { NoteForm, type ClosedBecause } from './NoteForm.tsx';
import { noteName } from './note-name.ts';
import { YourTime } from './YourTime.tsx';

type Props = {
  event: TeamEvent;
  mine: MyAnswer;
  /** The time, from `useNow`. */
  now: number;
  isWaiting: boolean;
  /** Resolves to whether the answer was taken, or is stored to be sent later. */
  onAnswer: (answer: Availability, note: string) => Promise<boolean>;
};

/** The effect of a yes to an event with a limited number of places. */
function seatText({ seat, place_in_line: place, offered_until: until }: MyAnswer, zone: string): string | undefined {
  if (seat === 'seated') return 'A place is kept.';
  if (seat === 'waiting') return `Number ${place ?? 1} on the waiting list.`;
  if (seat === 'offered')
    return `A place is free, kept until ${until ? zonedMoment(until, zone) : 'the start'}. Yes takes it, no passes it on.`;
  if (seat === 'lapsed') return 'The place that was kept went to the next in line. Yes joins the line again.';
  return undefined;
}

/** Why the event takes no answers any more; undefined while it does. */
function closedBecause({ cancelled_at: off, ends_at: end, answer_by: by }: TeamEvent, now: number): ClosedBecause | undefined {
  if (off !== null) return 'eventCancelled';
  if (Date.parse(end) < now) return 'eventOver';
  return by !== null && Date.parse(by) < now ? 'answersClosed' : undefined;
}

/**
 * Answer buttons for one person: the reader or a child they look after. Of an event that was called off only a note is shown that was being
 * typed.
 */
export function MyAnswerRow({ event, mine, now, isWaiting, onAnswer }: Props) {
  const [note, setNote] = useDraftText(noteName({ event_id: event.id, member_id: mine.member_id }));
  const [isNoted, setNoted] = useState(false);
  const [isOpened, setOpened] = useState(false);
  const closed = closedBecause(event, now);
  const isOff = event.cancelled_at !== null;
  const isClosed = closed !== undefined;
  const isUnsent = note !== undefined && note.trim() !== '' && note !== mine.note;
  if (isOff && !isUnsent) return null;
  async function save(typed: string) {
    setNote(undefined);
    setNoted(true);
    if (!(await onAnswer(mine.answer ?? 'maybe', typed))) setNote(typed);
  }
  const seat = isOff ? undefined : seatText(mine, event.time_zone);
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
          onAnswer={(answer) => void onAnswer(answer, note ?? (mine.is_by_absence ? '' : mine.note))}
        />
      )}
      {isClosed && !isOff && (
        <p className="text-[0.9375rem] text-muted">
          {mine.answer ? `Answered: ${mine.answer}. ` : ''}
          {closed === 'eventOver' ? refusalTexts.eventOver : refusalTexts.answersClosed}
        </p>
      )}
      {text && (
        <p className="mt-1.5 text-[0.9375rem] font-semibold">
          {text}
          {seat && mine.seat === 'offered' && mine.offered_until && <YourTime at={mine.offered_until} zone={event.time_zone} until />}
        </p>
      )}
      {mine.answer && !isClosed && note === undefined && (
        <button
          type="button"
          // The focused note field is gone.
          ref={isNoted ? focusIt : undefined}
          className="link inline-flex min-h-11 items-center text-sm"
          onClick={() => {
            setOpened(true);
            setNote(mine.note);
          }}
        >
          {mine.note ? `“${mine.note}”, change` : 'Add a note'}
        </button>
      )}
      {note !== undefined && (isUnsent || !isClosed) && (
        <NoteForm
          note={note}
          closedBecause={closed}
          maySave={mine.answer !== null}
          isFocused={isOpened}
          onType={setNote}
          onSave={() => void save(note)}
          onDiscard={() => setNote(undefined)}
        />
      )}
    </div>
  );
}
