import { newId } from '../../database/new-id.ts';
import type { Mail } from '../../providers/index.ts';

const onOneLine = (text: string) => text.replace(/\s+/g, ' ').trim();
const mail = (to: string, subject: string, parts: readonly string[]): Mail => ({
  messageId: `request-${newId()}`,
  to,
  subject: onOneLine(subject),
  text: [...parts, 'Elevate'].join('\n\n'),
});
const written = (words: string) => (words ? [`They write:\n${words}`] : []);

/** To a team's managers: somebody asks to join. */
export const askedMail = (
  to: string,
  { name, team, words, answerAt }: { name: string; team: string; words: string; answerAt: string },
): Mail => mail(to, `${name} asks to join ${team}`, [`${name} asks to join ${team}.`, ...written(words), `Answer them here:\n${answerAt}`]);

/** To who asked: the team says yes. */
export const acceptedMail = (to: string, { name, team, as, teamAt }: { name: string; team: string; as: string; teamAt: string }): Mail =>
  mail(to, `${team} takes you in`, [`${team} takes ${name} in as a ${as}.`, `The team is here:\n${teamAt}`]);

/** To who asked: the team says no. */
export const declinedMail = (to: string, { name, team, reply }: { name: string; team: string; reply: string }): Mail =>
  mail(to, `An answer from ${team}`, [`${team} cannot take ${name} in at the moment.`, ...written(reply)]);
