import { oneLine } from '../../../contract/shapes.ts';
import { newId } from '../../database/new-id.ts';
import { homeOf } from '../../http/origin.ts';
import { defineNotification, type Message } from '../../module/define-notification.ts';
import { quote } from '../../module/quote.ts';

type Request = { teamId: string; team: string; name: string };

const message = (subject: string, parts: readonly string[]): Message => ({
  messageId: `request-${newId()}`,
  subject: oneLine(subject),
  text: [...parts, 'Elevate'].filter(Boolean).join('\n\n'),
});

/** To those who decide join requests: somebody asks to join. */
export const joinRequested = defineNotification<Request & { words: string }>({
  name: 'team.joinRequested',
  write: ({ teamId, team, name, words }, _reader, { environment }) =>
    message(`${name} asks to join ${team}`, [
      `${name} asks to join ${team}.`,
      quote(`${name} writes`, words),
      `Answer them here:\n${homeOf(environment)}/team-member/${teamId}?view=invite`,
    ]),
});

/** To the user who asked: the request was accepted. */
export const joinAccepted = defineNotification<Request & { as: string }>({
  name: 'team.joinAccepted',
  write: ({ teamId, team, name, as }, _reader, { environment }) =>
    message(`${team} takes you in`, [
      `${team} takes ${name} in as a ${as}.`,
      `The team is here:\n${homeOf(environment)}/team-member/${teamId}`,
    ]),
});

/** To the user who asked: the request was declined. */
export const joinDeclined = defineNotification<Request & { reply: string }>({
  name: 'team.joinDeclined',
  write: ({ team, name, reply }) =>
    message(`An answer from ${team}`, [`${team} cannot take ${name} in at the moment.`, quote(`${team} writes`, reply)]),
});
