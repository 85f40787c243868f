import { limitsOf, type Flag } from '../../../contract/assistant/safety.ts';
import { plannerRequestOf } from '../plans/index.ts';
import type { ReplyContext } from '../safety/index.ts';
import type { KnownQuestion } from './reply.ts';

/** The rules for a model's words: the plan's request, the profile, and what the person said in this conversation. */
export function replyContext({ version, told, person }: KnownQuestion, flags: readonly Flag[]): ReplyContext {
  const wishes = plannerRequestOf(version);
  const food = wishes && 'allergens' in wishes ? wishes : undefined;
  return {
    allergens: [...(food?.allergens ?? []), ...person.allergens, ...told.allergens, ...(food ? [] : told.refused)],
    patterns: [...(food?.patterns ?? []), ...person.patterns, ...told.patterns],
    avoid: [...(food?.dislikes ?? []), ...told.avoid],
    limits: limitsOf(flags),
    ...(food && 'sex' in food && { sex: food.sex }),
  };
}
