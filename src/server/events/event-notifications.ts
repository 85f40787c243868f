import type { Availability } from '../../contract/event-shapes.ts';
import { newId } from '../database/new-id.ts';
import type { AppContext } from '../http/app-context.ts';
import { defineNotification, type MemberReader, type Message } from '../module/define-notification.ts';
import { quote } from '../module/quote.ts';
import { answerAddress } from './answer-link.ts';
import { datesInWords, describeEvent, momentInWords, zoneInWords, whenInWords, type Dated } from './describe-event.ts';
import type { EventRow } from './event-row.ts';
import { mapLinkOf } from './present-event.ts';

export type MailedEvent = Pick<
  EventRow,
  'teamId' | 'id' | 'title' | 'startsAt' | 'endsAt' | 'meetAt' | 'timeZone' | 'place' | 'mapLink' | 'opponent' | 'note' | 'answerBy'
>;
export type OfTeam = { teamName: string };
type OfEvent = OfTeam & { event: MailedEvent };

/** A change of several events: changed times or places, added dates and removed dates. */
export type SeriesChange = { changed: readonly Dated[]; added: readonly Dated[]; dropped: readonly Dated[] };

const shortWhen = ({ startsAt, timeZone }: MailedEvent) =>
  new Intl.DateTimeFormat('en-GB', {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    hour: '2-digit',
    minute: '2-digit',
    timeZone,
  }).format(startsAt);

const greeting = ({ name, isGuardian }: MemberReader) => (isGuardian ? `This is about ${name}, whom you look after.` : `Hello ${name},`);
const asks = ({ name, isGuardian }: MemberReader) => (isGuardian ? `Does ${name} come?` : 'Do you come?');

type Words = { subject: string; lines: (string | false)[]; isAnswered?: boolean };

/** Declares a notification about an event, in the layout that all of these share, with a link to answer without signing in. */
const ofEvent = <About extends OfEvent>(happened: string, words: (about: About, reader: MemberReader) => Words) =>
  defineNotification<About, MemberReader>({
    name: `event.${happened}`,
    isAboutMember: true,
    write: (about, reader, app) => frame(about, reader, app, happened, words(about, reader)),
  });

function frame({ event, teamName }: OfEvent, reader: MemberReader, app: AppContext, happened: string, words: Words): Message {
  const { subject, lines, isAnswered = true } = words;
  const linked = { teamId: event.teamId, eventId: event.id, memberId: reader.memberId, readerId: reader.userId };
  const link = answerAddress(app, linked, reader.address);
  return {
    messageId: `event-${happened}-${newId()}`,
    subject,
    text: [
      greeting(reader),
      ...lines,
      `${isAnswered ? `${asks(reader)} Yes, no or maybe, without signing in` : 'How it stands, without signing in'}:\n${link}`,
      `${teamName}, by Elevate`,
    ]
      .filter(Boolean)
      .join('\n\n'),
  };
}

/** A new event, or several: all dates are listed, the first with its details. */
export const eventAdded = ofEvent<OfEvent & { events: readonly Dated[] }>('new', ({ teamName, event, events }) => {
  const isOne = events.length === 1;
  const isSame = events.every(({ title }) => title === event.title);
  const planned = isOne ? `"${event.title}"` : isSame ? `"${event.title}" ${events.length} times` : `${events.length} events`;
  const more = isOne ? '' : `, and ${events.length - 1} more`;
  return {
    subject: `${teamName}: ${event.title}, ${shortWhen(event)}${more}`,
    lines: [
      isOne ? `${teamName} has planned ${planned}.` : `${teamName} has planned ${planned}:\n${datesInWords(events)}`,
      !isOne && 'This is the first:',
      describeEvent(event, mapLinkOf(event), teamName),
    ],
  };
});

/** `answers`: what each member who has answered said, which a change leaves as it was. */
type Changed = OfEvent & {
  before: Pick<MailedEvent, 'startsAt' | 'endsAt' | 'timeZone' | 'place'>;
  change: SeriesChange;
  answers: ReadonlyMap<string, Availability>;
};

/** A new time or place, with the previous one and the reader's answer; for a series also the added and removed dates. */
export const eventChanged = ofEvent<Changed>('changed', ({ event, teamName, before, change, answers }, reader) => {
  const { changed, added, dropped } = change;
  const answer = answers.get(reader.memberId);
  const more = changed.length > 1 ? `, and with it ${changed.length - 1} more` : '';
  return {
    subject: `Changed: ${event.title}, ${shortWhen(event)}`,
    lines: [
      changed.length > 0
        ? `"${event.title}" of ${teamName} has changed${more}. It is now:`
        : `"${event.title}" of ${teamName} has other dates now.`,
      describeEvent(event, mapLinkOf(event), teamName),
      changed.length > 0 && `Before: ${[whenInWords(before), before.place].filter(Boolean).join('; ')}`,
      changed.length > 1 && `These dates have changed:\n${datesInWords(changed)}`,
      added.length > 0 && `These dates are new:\n${datesInWords(added)}`,
      dropped.length > 0 && `These dates are gone:\n${datesInWords(dropped)}`,
      answer !== undefined &&
        `${reader.isGuardian ? `${reader.name}'s answer` : 'Your answer'} so far: ${answer}. It stays unless you change it.`,
    ],
  };
});

/** An event was cancelled, with the reason. */
export const eventCancelled = ofEvent<OfEvent & { reason: string; events: readonly Dated[] }>(
  'cancelled',
  ({ event, teamName, reason, events }) => ({
    subject: `Called off: ${event.title}, ${shortWhen(event)}`,
    lines: [
      `"${event.title}" of ${teamName} on ${momentInWords(event.startsAt, event.timeZone)} is called off${
        events.length > 1 ? `, with all of these:\n${datesInWords(events)}` : '.'
      }`,
      quote(`${teamName} writes why`, reason),
    ],
    isAnswered: false,
  }),
);

/** For members who have not answered yet. */
export const answerReminder = ofEvent<OfEvent>('reminder', ({ event, teamName }) => ({
  subject: `Please answer: ${event.title}, ${shortWhen(event)}`,
  lines: [`${teamName} does not know yet who comes to "${event.title}".`, describeEvent(event, mapLinkOf(event), teamName)],
}));

/** A seat became free and is offered to waiting members, to each until a given time. */
export const seatOffered = ofEvent<OfEvent & { until: ReadonlyMap<string, Date> }>('offer', ({ event, teamName, until }, reader) => {
  const offeredUntil = until.get(reader.memberId) ?? event.startsAt;
  const end = `${momentInWords(offeredUntil, event.timeZone)} (${zoneInWords(offeredUntil, event.timeZone)})`;
  return {
    subject: `A place is free: ${event.title}, ${shortWhen(event)}`,
    lines: [
      `A place has become free at "${event.title}" of ${teamName}, and it is kept for ${
        reader.isGuardian ? reader.name : 'you'
      } until ${end}. Yes takes it; no gives it to the next in line.`,
      describeEvent(event, mapLinkOf(event), teamName),
    ],
  };
});

/** A waiting member got a seat. */
export const seatGiven = ofEvent<OfEvent>('seat', ({ event, teamName }, { name, isGuardian }) => ({
  subject: `You are in: ${event.title}, ${shortWhen(event)}`,
  lines: [
    `There are more places at "${event.title}" of ${teamName} now, and one is ${isGuardian ? `${name}'s` : 'yours'}.`,
    describeEvent(event, mapLinkOf(event), teamName),
  ],
}));

export const eventNotifications = [eventAdded, eventChanged, eventCancelled, answerReminder, seatOffered, seatGiven];
