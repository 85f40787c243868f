import type { LinkedEvent } from '../../contract/event-answers.ts';
import { zonedMoment } from '../../contract/event-words.ts';

/** The reader's answer and its effect, in one sentence. */
export function outcomeOf({
  answer,
  seat,
  place_in_line: place,
  offered_until: until,
  time_zone: zone,
  name,
}: LinkedEvent): string | undefined {
  if (answer === null) return undefined;
  if (answer === 'no') return `${name} does not come.`;
  if (answer === 'maybe') return `${name} may come.`;
  if (seat === 'waiting')
    return `All places are taken. ${name} is number ${place ?? 1} on the waiting list, and a mail comes when a place is free.`;
  if (seat === 'offered') return `A place is free for ${name}, until ${until ? zonedMoment(until, zone) : 'the start'}. Yes takes it.`;
  if (seat === 'lapsed') return `The place that was kept for ${name} went to the next in line. Yes joins the line again.`;
  return `${name} comes.`;
}
