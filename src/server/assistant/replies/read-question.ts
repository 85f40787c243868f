import type { Card, Flag } from '../../../contract/assistant/safety.ts';
import { flagFacts } from '../../../contract/assistant/safety.ts';
import type { AppContext } from '../../http/app-context.ts';
import { passageForMinors } from '../corpus/index.ts';
import { knownPerson, plannerRequestOf, type KnownPerson } from '../plans/index.ts';
import { cardsFor, checkConversation, countryOf } from '../safety/index.ts';
import type { Question } from './reply.ts';

export type ReadQuestion = { readonly flags: Flag[]; readonly cards: Card[]; readonly person: KnownPerson };

const young: Flag = { code: 'under18', level: flagFacts.under18.level, found: 'age' };
const isYoungIn = (flags: readonly Flag[]) => flags.some(({ code }) => code === 'under18');

/**
 * Reads a question for red flags, together with what the person said before in the conversation. For a person under 18 (by this conversation, the plan, the profile or the account) the limits for minors
 * apply to every answer, and their card is shown if the question is about weight, powders or pills.
 */
export async function readQuestion(
  app: AppContext,
  { chat, version, dialogue, history, text, language }: Question,
  userId: string,
): Promise<ReadQuestion> {
  const country = countryOf(app);
  const wishes = plannerRequestOf(version);
  // A copied plan was made for somebody else's age.
  const age = wishes && 'age' in wishes && chat?.isCopy !== true ? wishes.age : undefined;
  const known = await knownPerson(app.database.pool, userId, age);
  const earlier = history.filter(({ sender }) => sender === 'USER').map(({ messageContent }) => messageContent);
  const said = checkConversation(earlier, text);
  const isYoungBefore = known.isYoung || dialogue.told.isYoung;
  const isYoung = isYoungBefore || isYoungIn(said);
  const flags = isYoung && !isYoungIn(said) ? [...said, young] : said;
  const shown = isYoungIn(said) || passageForMinors(text) ? flags : said;
  return { flags, cards: cardsFor(shown, { country, language, isYoung }), person: { ...known, isYoung } };
}
