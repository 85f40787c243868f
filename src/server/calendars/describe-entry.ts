import type { Entry } from './read-entries.ts';

const words = { yes: 'yes', no: 'no', maybe: 'maybe' } as const;
const seats = { seated: '', waiting: ', on the waiting list', offered: ', a place is offered' } as const;

function answerLine({ name, answer, seat }: Entry['answers'][number]): string {
  const said = answer ? `${words[answer]}${seat ? seats[seat] : ''}` : 'none yet';
  return name === null ? `Your answer: ${said}` : `Answer for ${name}: ${said}`;
}

function clock(moment: Date, { timeZone, startsAt }: Entry): string {
  const day = new Intl.DateTimeFormat('en-GB', { timeZone, weekday: 'long', day: 'numeric', month: 'long' });
  const time = new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', minute: '2-digit' });
  // The day is worth saying where it is another one.
  const isOtherDay = day.format(moment) !== day.format(startsAt);
  return `${isOtherDay ? `${day.format(moment)}, ` : ''}${time.format(moment)} (${timeZone})`;
}

/** What stands under an event in a calendar: the reader's answers, when and where to meet, the note, the map, and the page of the event. */
export function describeEntry(entry: Entry, address: string | null): string {
  const lines = [
    entry.isCancelled && `Cancelled${entry.cancelReason && `: ${entry.cancelReason}`}`,
    ...entry.answers.map(answerLine),
    entry.opponent && `Against ${entry.opponent}`,
    entry.meetAt && `Meet at ${clock(entry.meetAt, entry)}`,
    entry.note,
    entry.mapLink && `Map: ${entry.mapLink}`,
    address && `More: ${address}`,
  ];
  return lines.filter(Boolean).join('\n');
}
