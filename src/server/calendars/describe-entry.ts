import type { Entry } from './read-entries.ts';

const words = { yes: 'yes', no: 'no', maybe: 'maybe' } as const;
const seats = { seated: '', waiting: ', on the waiting list', offered: ', a place is offered' } as const;

function answerLine({ name, answer, seat }: Entry['answers'][number]): string {
  const answerText = answer ? `${words[answer]}${seat ? seats[seat] : ''}` : 'none yet';
  return name === null ? `Your answer: ${answerText}` : `Answer for ${name}: ${answerText}`;
}

function clock(moment: Date, { timeZone, startsAt }: Entry): string {
  const day = new Intl.DateTimeFormat('en-GB', { timeZone, weekday: 'long', day: 'numeric', month: 'long' });
  const time = new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', minute: '2-digit' });
  // The date is added only if it is another day.
  const isOtherDay = day.format(moment) !== day.format(startsAt);
  return `${isOtherDay ? `${day.format(moment)}, ` : ''}${time.format(moment)} (${timeZone})`;
}

/** The description of an event in a calendar: the reader's answers, meeting time and place, note, map link, and the event's page. */
export function describeEntry(entry: Entry, address: string | null): string {
  const lines = [
    entry.isCancelled && `Called off${entry.cancelReason && `: ${entry.cancelReason}`}`,
    ...entry.answers.map(answerLine),
    entry.opponent && `Against ${entry.opponent}`,
    entry.meetAt && `Meet at ${clock(entry.meetAt, entry)}`,
    entry.note,
    entry.mapLink && `Map: ${entry.mapLink}`,
    address && `More: ${address}`,
  ];
  return lines.filter(Boolean).join('\n');
}
