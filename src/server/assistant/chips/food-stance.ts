import { readFeatureModel } from '../learned/index.ts';
import type { Mention } from './find-mentions.ts';
import { isIndispensable } from './indispensable.ts';
import type { State } from './read-clause.ts';
import { isSpokenIllOf, isSpokenWellOf, stanceFeatures } from './stance-features.ts';
import { stances, type Stance } from './stances.ts';

const model = readFeatureModel(new URL('../../../data/understanding/stance-weights.json', import.meta.url));

/** By how much the learned stance must lead the next one to count against what the rules read. */
const lead: Readonly<Record<State, number>> = { open: 0.25, liked: 0.7, disliked: 1, refused: 1 };
/** Stances that do the same to a plan. */
const groups: readonly (readonly Stance[])[] = [['liked', 'welcome'], ['refused', 'disliked'], ['open']];
/** A refusal of what many are allergic to, or for the body's sake, is hardly ever given up. */
const leadOfAllergen = 2.5;
const ofTheBody = / (?:allerg\w*|anaphyl\w*|epipen|hives|swell\w*|coeliac|celiac|intoleran\w*|एलर्जी) /;

const isOfBody = (words: readonly string[], { meaning }: Mention) => meaning.kind === 'allergen' || ofTheBody.test(` ${words.join(' ')} `);

/** 'No food after 8 except milk' lets milk be, whatever it refuses. */
const isLetBe = (words: readonly string[], { from }: Mention): boolean =>
  / (?:no|nothing|not|never|dont|cant|nahin) (?:[^ ;]+ ){1,8}?(?:except|excluding|besides|other than|apart from|but only|but) (?:for |only |some |a |my |the )?$/.test(
    ` ${words.slice(Math.max(0, from - 12), from).join(' ')} `,
  );

/** What a sentence says about a food in it. `ruled` is what the rules read; the learned model decides where it is sure. */
export function stanceOf(words: readonly string[], mentions: readonly Mention[], target: Mention, ruled: State): Stance {
  if (isIndispensable(words, target)) return 'liked';
  // A bare list of foods says nothing of them that the rules do not know.
  if (
    mentions.reduce((sum, { from, to }) => sum + to - from, 0) + words.filter((word) => /^(?:,|and|aur|or|ya|;)$/.test(word)).length >=
    words.length
  )
    return ruled;
  const scores = model.scoresOf(stanceFeatures(words, mentions, target, ruled));
  // What counts is whether the food is well spoken of, spoken against, or only named; the best of its group is the stance.
  const order = groups
    .map(
      (group) =>
        group.map((stance) => ({ stance, score: scores[stances.indexOf(stance)] ?? 0 })).sort((one, other) => other.score - one.score)[0],
    )
    .flatMap((best) => best ?? [])
    .sort((one, other) => other.score - one.score);
  const [best, second] = order;
  if (!best || !second) return ruled;
  const isBad = (stance: Stance) => stance === 'refused' || stance === 'disliked';
  const isGivenUp = isBad(ruled) && !isBad(best.stance);
  // A refusal is given up only for words of its own that want or allow the food.
  if (isGivenUp && !isSpokenWellOf(words, mentions, target)) return ruled;
  if (ruled === 'open' && isBad(best.stance) && (isLetBe(words, target) || !isSpokenIllOf(words, mentions, target))) return ruled;
  return best.score - second.score >= (isGivenUp && isOfBody(words, target) ? leadOfAllergen : lead[ruled]) ? best.stance : ruled;
}
