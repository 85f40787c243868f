import { useState } from 'react';
import { limits } from '../../contract/limits.ts';

/** Why an event takes no answers any more. */
export type ClosedBecause = 'eventCancelled' | 'eventOver' | 'answersClosed';
const unsentWords: Readonly<Record<ClosedBecause, string>> = {
  eventCancelled: 'The event was called off before your note was sent.',
  eventOver: 'The event ended before your note was sent.',
  answersClosed: 'Answers were closed before your note was sent.',
};

type Props = {
  note: string;
  /** Why it cannot be sent any more; undefined while it can. */
  closedBecause: ClosedBecause | undefined;
  /** Whether there is an answer that the note can be sent with. */
  maySave: boolean;
  /** The reader has just opened it; otherwise it is a draft that is shown again. */
  isFocused: boolean;
  onType: (note: string) => void;
  onSave: () => void;
  onDiscard: () => void;
};

/** A note that is being typed. If the event is called off or closed meanwhile, the text stays, to be copied. */
export function NoteForm({ note, closedBecause, maySave, isFocused, onType, onSave, onDiscard }: Props) {
  const [notice, setNotice] = useState('');
  const isClosed = closedBecause !== undefined;
  async function copy() {
    try {
      await navigator.clipboard.writeText(note);
      setNotice('Copied.');
    } catch {
      // The browser may refuse access to the clipboard; the field can be copied by hand.
      setNotice('This browser does not let us copy it. Select the text and copy it yourself.');
    }
  }
  return (
    <form
      className="mt-2"
      onSubmit={(submit) => {
        submit.preventDefault();
        if (!isClosed && maySave) onSave();
      }}
    >
      <p role="status" className="mb-1.5 text-[0.9375rem] font-semibold empty:hidden">
        {isClosed && `${unsentWords[closedBecause]} ${notice}`}
      </p>
      <div className="flex flex-wrap gap-2">
        <input
          className="field w-auto! min-w-0 grow basis-40"
          aria-label="A note to the team"
          value={note}
          readOnly={isClosed}
          maxLength={limits.answerNoteLength}
          autoFocus={isFocused}
          onChange={(change) => onType(change.currentTarget.value)}
        />
        {!isClosed && maySave && (
          <button type="submit" className="button button-plain shrink-0">
            Save
          </button>
        )}
        {isClosed && (
          <>
            <button type="button" className="button button-plain shrink-0" onClick={() => void copy()}>
              Copy it
            </button>
            <button type="button" className="button button-plain shrink-0" onClick={onDiscard}>
              Discard it
            </button>
          </>
        )}
      </div>
    </form>
  );
}
