import { CallRefused } from '../../api-client/ask.ts';
import type { Availability } from '../../contract/event-shapes.ts';
import { clockAt } from '../../contract/event-words.ts';
import { loginAddress } from '../../contract/return-path.ts';
import { presentDates } from '../../contract/tournament-days.ts';
import { answers, type TakenAnswer } from '../../stores/answers.ts';
import { keepDraftText } from '../shared/draft-storage.ts';
import { showToast } from '../shared/toast.ts';
import { noteName } from './note-name.ts';

/** `isMine`: of the reader or of a child they look after. */
type Given = { team: string; event: string; member: string; answer: Availability; note: string; isMine: boolean };

/** Shows a toast with what clashes with an answered event. */
function showClashes({ clashes }: TakenAnswer): void {
  const [first] = clashes;
  const others = clashes.length > 1 ? `, and ${clashes.length - 1} more` : '';
  if (!first) return;
  const when = first.days ? presentDates(first.days.from, first.days.to) : clockAt(first.starts_at);
  void showToast(`At that time you also have ${first.title} of ${first.team_name}, ${when}${others}.`, 'info');
}

/** Gives an answer and shows its effect in a toast. Resolves to false where it was refused and rolled back. */
export async function giveAnswer({ team, event, member, answer, note, isMine }: Given): Promise<boolean> {
  try {
    const taken = await answers.give({ event_id: event, team_id: team, member_id: member, answer, note });
    if (!taken) void showToast(`No connection. ${isMine ? 'Your' : 'The'} answer is kept and sent when you are back.`, 'info');
    else if (isMine) showClashes(taken);
    return true;
  } catch (error) {
    if (!(error instanceof CallRefused)) throw error;
    if (error.code === 'sessionExpired') location.assign(loginAddress(location.pathname + location.search, 'again'));
    else await showToast(error.message, 'error');
    return false;
  }
}

/**
 * Sends the answers stored on this device. `refused` is called for each refused answer, in addition to a toast; its note is kept for the
 * reader to copy.
 */
export async function sendKeptAnswers(refused?: (given: { event_id: string; member_id: string }) => void): Promise<void> {
  await answers.sendKept((error, given) => {
    refused?.(given);
    if (given.note !== '') keepDraftText(noteName(given), given.note);
    void showToast(error.message, 'error');
  });
}
