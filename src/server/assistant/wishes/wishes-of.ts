import { isDeepStrictEqual } from 'node:util';
import type { Constraint } from '../../../contract/assistant/constraints.ts';
import type { Wish, WishOutcome } from '../../../contract/assistant/wishes.ts';
import type { PlanKind, PlanLanguage } from '../../../contract/assistant/words.ts';
import { locateConstraints } from '../chips/index.ts';
import type { Span } from '../messages/index.ts';
import { isNoWish, isSmallTalk } from './no-wish.ts';
import { phrasesOf, type Phrase } from './phrases.ts';
import type { Reading, Sentence, WishAnswer, WishRules } from './reading.ts';
import { swallowedIn } from './swallowed.ts';
import { withoutTakenBack } from './taken-back.ts';
import { notOfThisPlan, unclear } from './wish-texts.ts';

/** Everything that is read in a text for one kind of plan, in its order. */
function readingsIn({ read }: Pick<WishRules<never, never>, 'read'>, text: string): Reading[] {
  const own = read(text);
  const overlaps = (one: Span, other: Span) => one.from < other.to && other.from < one.to;
  const general = locateConstraints(text)
    .filter((one) => !own.some((other) => other.reach === undefined && overlaps(one, other)))
    .map(({ constraint, from, to }): Reading => ({ from, to, constraints: [constraint] }));
  const all = [...own, ...general, ...swallowedIn(text, own, read)];
  // A reason why something is not done leaves a guess what to do instead.
  const outdoes = (one: Reading, guess: Reading) => !('cannot' in one) || 'constraints' in one || !('constraints' in guess);
  return withoutTakenBack(text, all)
    .filter((one) => one.reach !== 'guess' || !all.some((other) => other.reach !== 'guess' && overlaps(one, other) && outdoes(other, one)))
    .sort((one, other) => one.from - other.from);
}

/** The phrases of a text in which neither a kind's own readings nor the general ones find anything. */
export const unreadPhrases = (text: string, own: readonly Reading[]): Phrase<Reading>[] =>
  phrasesOf(text, readingsIn({ read: () => [...own] }, text), kindOf).filter(
    ({ readings, plain }) => readings.length === 0 && !isSmallTalk(plain),
  );

const keyOf = (constraint: Constraint) => JSON.stringify(constraint);

/** The constraints in a text for one kind of plan, each once. */
export function constraintsIn(rules: Pick<WishRules<never, never>, 'read'>, text: string): Constraint[] {
  const all = readingsIn(rules, text).flatMap((reading) => ('constraints' in reading ? (reading.constraints ?? []) : []));
  return [...new Map(all.map((one) => [keyOf(one), one])).values()];
}

/** Facts about a person that are no wish where a plan does not need them. In a plan of food nothing about training is one. */
const facts: ReadonlySet<Constraint['type']> = new Set([
  'injury',
  'condition',
  'equipment',
  'goal',
  'level',
  'sex',
  'sport',
  'age',
  'weightKg',
  'heightCm',
  'have',
  'like',
]);

const ofTraining: ReadonlySet<Constraint['type']> = new Set(['days', 'minutes', 'without']);
const isOfFood: ReadonlySet<PlanKind> = new Set(['diet', 'recipe']);

type Asked<Request, KindPlan> = {
  readonly kind: PlanKind;
  readonly rules: WishRules<Request, KindPlan>;
  readonly language: PlanLanguage;
  /** The constraints that the person kept; others of the text were taken away. All if undefined. */
  readonly kept?: readonly Constraint[] | undefined;
  /** The plan that was made, in which each constraint is looked for. */
  readonly made?: { readonly plan: KindPlan; readonly request: Request };
};
type Judged = { readonly outcome: WishOutcome; readonly says: Sentence };

function judge<Request, KindPlan>({ kind, rules, kept, made }: Asked<Request, KindPlan>, one: Constraint): Judged | undefined {
  // The order of a stored value's fields is the database's own.
  if (kept && !kept.some((other) => isDeepStrictEqual(other, one))) return undefined;
  const answer = rules.answers[one.type] as WishAnswer<Constraint['value'], Request, KindPlan> | undefined;
  if (!answer)
    return facts.has(one.type) || (isOfFood.has(kind) && ofTraining.has(one.type))
      ? undefined
      : { outcome: 'cannot', says: notOfThisPlan[kind] };
  const whyNot = made && answer.whyNot(one.value, made.plan, made.request);
  if (whyNot) return { outcome: 'cannot', says: whyNot };
  return { outcome: 'done', says: made ? answer.says(one.value, made.plan) : (answer.promises ?? answer.says)(one.value) };
}

const kindOf = (reading: Reading): string =>
  'constraints' in reading
    ? (reading.constraints?.[0]?.type ?? 'aside').replace('allergen', 'avoid')
    : 'cannot' in reading
      ? 'cannot'
      : 'aside';

/**
 * What becomes of each phrase of a free text, in its order: what the plan does about it, why it cannot, or what to write instead. Small talk
 * and facts that ask for nothing are left out. Before a plan is made it is a promise; with `made` each wish was found in the plan.
 */
export function wishesOf<Request, KindPlan>(text: string, asked: Asked<Request, KindPlan>): Wish[] {
  const { rules, language } = asked;
  const all = readingsIn(rules, text);
  return phrasesOf(text, all, kindOf).flatMap(({ from, to, plain, readings }): Wish[] => {
    const words = text.slice(from, to).trim();
    if (readings.length === 0)
      return isNoWish(plain, { isBesides: all.length > 0, isConcerned: rules.concerns?.(plain) ?? false })
        ? []
        : [{ words, outcome: 'unclear', says: unclear(rules.examples)[language] }];
    const judged = readings.flatMap((reading): Judged[] => {
      // What is brought about is said in one sentence, and each part of it only if the plan lacks it.
      if ('always' in reading) {
        const lacking = (reading.constraints ?? []).flatMap((one) => judge(asked, one) ?? []).filter(({ outcome }) => outcome === 'cannot');
        const whyNot = asked.made && rules.whyNotAlways?.(reading.always, asked.made.plan);
        return [whyNot ? { outcome: 'cannot', says: whyNot } : { outcome: 'done', says: reading.always }, ...lacking];
      }
      const cannot: Judged[] = 'cannot' in reading && reading.cannot ? [{ outcome: 'cannot', says: reading.cannot }] : [];
      return 'constraints' in reading ? [...cannot, ...reading.constraints.flatMap((one) => judge(asked, one) ?? [])] : cannot;
    });
    return (['done', 'cannot'] as const).flatMap((outcome) => {
      const says = [...new Set(judged.filter((one) => one.outcome === outcome).map((one) => one.says[language]))];
      return says.length === 0 ? [] : [{ words, outcome, says: says.join(' ') }];
    });
  });
}
