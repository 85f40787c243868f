import { newId } from '../database/new-id.ts';
import type { House } from '../http/house.ts';
import type { Mail } from '../providers/index.ts';
import { answerAddress } from './answer-link.ts';
import { describeEvent, momentInWords, whenInWords } from './describe-event.ts';
import type { EventRow } from './event-row.ts';
import type { Recipient } from './find-recipients.ts';
import { mapLinkOf } from './present-event.ts';

export type MailedEvent = Pick<
  EventRow,
  'teamId' | 'id' | 'title' | 'startsAt' | 'endsAt' | 'meetAt' | 'timeZone' | 'place' | 'mapLink' | 'opponent' | 'note' | 'answerBy'
>;
export type Told = { house: House; event: MailedEvent; teamName: string; recipient: Recipient };

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
  { house, event, teamName, recipient }: Told,
  kind: string,
  subject: string,
  lines: (string | false)[],
  isAnswered = true,
): Mail {
  const link = answerAddress(house, { teamId: event.teamId, eventId: event.id, memberId: recipient.memberId });
  return {
    messageId: `event-${kind}-${newId()}`,
    to: recipient.to,
    subject,
    text: [
      greeting(recipient),
      ...lines,
      isAnswered && `${asks(recipient)} Yes, no or maybe, without signing in:\n${link}`,
      `${teamName}, by Elevate`,
    ]
      .filter(Boolean)
      .join('\n\n'),
  };
}

/** A new event, or the first of a series of `count`. */
export const newEventMail = (told: Told, count: number): Mail =>
  mail(told, 'new', `${told.teamName}: ${told.event.title}, ${shortWhen(told.event)}`, [
    count > 1
      ? `${told.teamName} has planned "${told.event.title}" ${count} times. This is the first:`
      : `${told.teamName} has planned "${told.event.title}".`,
    describeEvent(told.event, mapLinkOf(told.event)),
  ]);

/** Another time or place; what it was before stands beside it. */
export const changedEventMail = (
  told: Told,
  before: Pick<MailedEvent, 'startsAt' | 'endsAt' | 'timeZone' | 'place'>,
  count: number,
): Mail =>
  mail(told, 'changed', `Changed: ${told.event.title}, ${shortWhen(told.event)}`, [
    `"${told.event.title}" of ${told.teamName} has changed${count > 1 ? `, and with it ${count - 1} more after it` : ''}. It is now:`,
    describeEvent(told.event, mapLinkOf(told.event)),
    `Before: ${[whenInWords(before), before.place].filter(Boolean).join('; ')}`,
  ]);

/** Called off, with the reason. */
export const cancelledEventMail = (told: Told, reason: string, count: number): Mail =>
  mail(
    told,
    'cancelled',
    `Called off: ${told.event.title}, ${shortWhen(told.event)}`,
    [
      `"${told.event.title}" of ${told.teamName} on ${momentInWords(told.event.startsAt, told.event.timeZone)} is called off${
        count > 1 ? `, and so are ${count - 1} more after it` : ''
      }.`,
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
