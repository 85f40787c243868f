import { limitsOf, type Flag } from '../../../contract/assistant/safety.ts';
import type { Allergen, DietPattern, Sex } from '../../../contract/assistant/words.ts';
import { readConstraints } from '../chips/index.ts';
import { wishesOf } from '../plans/kept-request.ts';
import type { ReplyContext } from '../safety/reply/reply-limits.ts';
import type { KnownQuestion } from './reply.ts';

type Wishes = { allergens?: Allergen[]; patterns?: DietPattern[]; dislikes?: string[]; sex?: Sex };

/** What a model's words are held to: what the plan was asked for, what the profile knows, and what the person said in this conversation. */
export function replyContext({ version, history, text, person }: KnownQuestion, flags: readonly Flag[]): ReplyContext {
  const wishes: Wishes = version ? wishesOf(version.request) : {};
  const said = [...history.filter(({ sender }) => sender === 'USER').map(({ messageContent }) => messageContent), text].flatMap(
    readConstraints,
  );
  const valuesOf = <T extends string>(type: string): T[] => said.flatMap((one) => (one.type === type ? [one.value as T] : []));
  return {
    allergens: [...(wishes.allergens ?? []), ...person.allergens, ...valuesOf<Allergen>('allergen')],
    patterns: [...(wishes.patterns ?? []), ...person.patterns, ...valuesOf<DietPattern>('pattern')],
    avoid: [...(wishes.dislikes ?? []), ...valuesOf('avoid')],
    limits: limitsOf(flags),
    ...(wishes.sex && { sex: wishes.sex }),
  };
}
