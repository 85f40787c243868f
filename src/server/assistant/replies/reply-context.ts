import { limitsOf, type Flag } from '../../../contract/assistant/safety.ts';
import type { Allergen, DietPattern, Sex } from '../../../contract/assistant/words.ts';
import { wishesOf } from '../plans/kept-request.ts';
import type { ReplyContext } from '../safety/reply/reply-limits.ts';
import type { KnownQuestion } from './reply.ts';

type Wishes = { allergens?: Allergen[]; patterns?: DietPattern[]; dislikes?: string[]; sex?: Sex };

/** What a model's words are held to: what the plan was asked for, what the profile knows, and what the person said in this conversation. */
export function replyContext({ version, told, person }: KnownQuestion, flags: readonly Flag[]): ReplyContext {
  const wishes: Wishes = version ? wishesOf(version.request) : {};
  return {
    allergens: [...(wishes.allergens ?? []), ...person.allergens, ...told.allergens],
    patterns: [...(wishes.patterns ?? []), ...person.patterns, ...told.patterns],
    avoid: [...(wishes.dislikes ?? []), ...told.avoid],
    limits: limitsOf(flags),
    ...(wishes.sex && { sex: wishes.sex }),
  };
}
