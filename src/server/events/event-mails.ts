import { newId } from '../database/new-id.ts';
import type { AppContext } from '../http/app-context.ts';
import type { Mail } from '../providers/index.ts';
import { answerAddress } from './answer-link.ts';
import { datesInWords, describeEvent, momentInWords, whenInWords, type Dated } from './describe-event.ts';
import type { EventRow } from './event-row.ts';
import type { Recipient } from './find-recipients.ts';
import { mapLinkOf } from './present-event.ts';

export type MailedEvent = Pick<
  EventRow,
  'teamId' | 'id' | 'title' | 'startsAt' | 'endsAt' | 'meetAt' | 'timeZone' | 'place' | 'mapLink' | 'opponent' | 'note' | 'answerBy'
>;
export type Told = { app: AppContext; event: MailedEvent; teamName: string; recipient: Recipient };

/** What a change of several events is told by: those at another time or place, new ones, and those that are gone. */
export type ToldChange = { changed: readonly Dated[]; added: readonly Dated[]; dropped: readonly Dated[] };

const shortWhen = ({ startsAt, timeZone }: MailedEvent) =>
  new Intl.DateTimeFormat('en-GB', {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    hour: '2-digit',
    minute: '2-digit',
    timeZone,
  }).format(startsAt);

const greeting = ({ name, isGuardian }: Recipient) => (isGuardian ? `This is about ${name}, whom you look after.` : `Hello ${name},`);
const asks = ({ name, isGuardian }: Recipient) => (isGuardian ? `Does ${name} come?` : 'Do you come?');

function mail(
  { app, event, teamName, recipient }: Told,
  kind: string,
  subject: string,
  lines: (string | false)[],
  isAnswered = true,
): Mail {
  const link = answerAddress(app, { teamId: event.teamId, eventId: event.id, memberId: recipient.memberId });
  return {
    messageId: `event-${kind}-${newId()}`,
    to: recipient.to,
    ...(!recipient.isProved && { unprovedOfTeam: event.teamId }),
    subject,
    text: [
      greeting(recipient),
      ...lines,
      `${isAnswered ? `${asks(recipient)} Yes, no or maybe, without signing in` : 'How it stands, without signing in'}:\n${link}`,
      `${teamName}, by Elevate`,
    ]
      .filter(Boolean)
      .join('\n\n'),
  };
}

/** A new event, or several at once: the dates are named, and the first of them in full. */
export function newEventMail(told: Told, events: readonly Dated[]): Mail {
  const { teamName, event } = told;
  const isOne = events.length === 1;
  const isSame = events.every(({ title }) => title === event.title);
  const planned = isOne ? `"${event.title}"` : isSame ? `"${event.title}" ${events.length} times` : `${events.length} events`;
  const more = isOne ? '' : `, and ${events.length - 1} more`;
  return mail(told, 'new', `${teamName}: ${event.title}, ${shortWhen(event)}${more}`, [
    isOne ? `${teamName} has planned ${planned}.` : `${teamName} has planned ${planned}:\n${datesInWords(events)}`,
    !isOne && 'This is the first:',
    describeEvent(event, mapLinkOf(event)),
  ]);
}

/** Another time or place, with what it was before; of a series also which dates are new and which are gone. */
export function changedEventMail(
  told: Told,
  before: Pick<MailedEvent, 'startsAt' | 'endsAt' | 'timeZone' | 'place'>,
  change: ToldChange,
): Mail {
  const { event, teamName } = told;
  const { changed, added, dropped } = change;
  const more = changed.length > 1 ? `, and with it ${changed.length - 1} more` : '';
  return mail(told, 'changed', `Changed: ${event.title}, ${shortWhen(event)}`, [
    changed.length > 0
      ? `"${event.title}" of ${teamName} has changed${more}. It is now:`
      : `"${event.title}" of ${teamName} has other dates now.`,
    describeEvent(event, mapLinkOf(event)),
    changed.length > 0 && `Before: ${[whenInWords(before), before.place].filter(Boolean).join('; ')}`,
    changed.length > 1 && `These dates have changed:\n${datesInWords(changed)}`,
    added.length > 0 && `These dates are new:\n${datesInWords(added)}`,
    dropped.length > 0 && `These dates are gone:\n${datesInWords(dropped)}`,
  ]);
}

/** Called off, with the reason. */
export const cancelledEventMail = (told: Told, reason: string, events: readonly Dated[]): Mail =>
  mail(
    told,
    'cancelled',
    `Called off: ${told.event.title}, ${shortWhen(told.event)}`,
    [
      `"${told.event.title}" of ${told.teamName} on ${momentInWords(told.event.startsAt, told.event.timeZone)} is called off${
        events.length > 1 ? `, with all of these:\n${datesInWords(events)}` : '.'
      }`,
      reason !== '' && `Why: ${reason}`,
    ],
    false,
  );

/** For who has not answered yet. */
export const reminderMail = (told: Told): Mail =>
  mail(told, 'reminder', `Please answer: ${told.event.title}, ${shortWhen(told.event)}`, [
    `${told.teamName} does not know yet who comes to "${told.event.title}".`,
    describeEvent(told.event, mapLinkOf(told.event)),
  ]);

/** A seat became free for the first in line, and is kept until `until`. */
export const offerMail = (told: Told, until: Date): Mail =>
  mail(told, 'offer', `A place is free: ${told.event.title}, ${shortWhen(told.event)}`, [
    `A place has become free at "${told.event.title}" of ${told.teamName}, and it is kept for ${
      told.recipient.isGuardian ? told.recipient.name : 'you'
    } until ${momentInWords(until, told.event.timeZone)}. Yes takes it; no gives it to the next in line.`,
    describeEvent(told.event, mapLinkOf(told.event)),
  ]);

/** There is room now for somebody who waited. */
export const seatMail = (told: Told): Mail =>
  mail(told, 'seat', `You are in: ${told.event.title}, ${shortWhen(told.event)}`, [
    `There are more places at "${told.event.title}" of ${told.teamName} now, and one is ${told.recipient.isGuardian ? `${told.recipient.name}'s` : 'yours'}.`,
    describeEvent(told.event, mapLinkOf(told.event)),
  ]);
