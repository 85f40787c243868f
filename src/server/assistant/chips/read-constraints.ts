import type { Constraint } from '../../../contract/assistant/constraints.ts';
import { constraintShape } from '../../../contract/assistant/constraints.ts';
import { romanOf, traceMessage, type Span, type TracedText } from '../messages/index.ts';
import { hindiTrouble, isTrouble } from './body-words.ts';
import type { Mention } from './find-mentions.ts';
import { constraintsOf, findMentions } from './find-mentions.ts';
import { readAmounts } from './read-amounts.ts';
import { readConditions, rightSpelling } from './read-conditions.ts';
import type { Said } from './said.ts';

const set = (text: string) => new Set(text.split(' '));
/** Words that refuse what follows, want it, or say that it is available. */
const refusing = set(
  'no not without avoid avoiding allergic allergy allergies dont doesnt cant hate hates dislike dislikes except excluding exclude skip minus never intolerant intolerance remove nothing neither nor bina leave sans isnt arent wont haram बिना',
);
const liking = set('love loves like likes enjoy enjoys favourite favorite adore crave more want pasand पसंद extra add');
const having = set('have has got with only use using own eat eats am i just access available is are include take vegan we my');
/** Words that come after what they refuse. */
const refusedAfter = set(
  'nahin free allergy allergic intolerant intolerance mat chhodkar chodkar hatao नहीं नही एलर्जी मत sensitivity nai band bilkul',
);
const joining = set('and or , aur ya & या और any from the of products items to a anything containing also such as tree');

type State = 'refused' | 'liked' | 'open';
const wordOf = (words: readonly string[], at: number): string => words[at] ?? '';

/** Whether a word of pain is within three words of a body part and is not negated. */
function hasTrouble(words: readonly string[], { from, to }: Mention): boolean {
  const near = words.slice(Math.max(0, from - 3), to + 4);
  if (!near.some((word) => isTrouble.has(word) || isTrouble.has(romanOf(word)))) return false;
  if (wordOf(words, from) === 'pair' && !near.some((word) => hindiTrouble.test(romanOf(word)))) return false;
  const before = words.slice(Math.max(0, from - 3), from);
  return (
    !before.some((word) => /^(no|without|never|bina)$/.test(word)) &&
    !words.slice(to, to + 4).some((word, at, all) => /^(nahin|नहीं|नही)$/.test(word) || (word === 'no' && isTrouble.has(all[at + 1] ?? '')))
  );
}
/** Whether the word after a list of mentions refuses them (`pasand nahi`, `eat nahi`). */
function isRefusedBehind(words: readonly string[], mention: Mention, next: number): boolean {
  const end = Math.min(next, mention.to + 4, words.length);
  for (let at = mention.to; at < end; at++)
    if (refusedAfter.has(wordOf(words, at))) return !(wordOf(words, at) === 'free' && at > mention.to);
  return false;
}

/** Whether it is about somebody else or about the past. */
const isElsewhere = (words: readonly string[], at: number): boolean =>
  / (?:my|meri|mera) (?:wife|husband|son|daughter|brother|sister|friend|mother|father|partner|biwi|pati) (?:is|was|hai|eats)? ?$| (?:used to be|was|were|was a|used to eat) $/.test(
    ` ${words.slice(Math.max(0, at - 4), at).join(' ')} `,
  );

/** 'Rotator cuff exercises' are no complaint. */
const isForStrength = (words: readonly string[], { from, to }: Mention): boolean =>
  /^(exercise|exercises|work|strength|strengthening|drills|training|prehab)$/.test(wordOf(words, to)) ||
  words.slice(Math.max(0, from - 2), from).some((word) => /^(strengthen|strong|stronger|train|build|prevent|avoid)$/.test(word));

function readClause({ words, starts }: Clause): Said[] {
  const mentions = findMentions(words);
  const states: State[] = [];
  let state: State = 'open';
  let last = -1;
  for (let at = 0, index = 0; at < words.length; at++) {
    const mention = mentions[index];
    const word = wordOf(words, at);
    if (mention && at === mention.from) {
      if (last >= 0 && at - last > 4) state = 'open';
      states[index++] = state;
      [last, at] = [mention.to, mention.to - 1];
    } else if (refusing.has(word)) {
      // 'not only' and 'no problem with' do not refuse anything.
      const isNone = /^(only|just|problem|problems|issue|issues|matter)$/.test(wordOf(words, at + 1));
      [state, last] = [isNone ? 'open' : 'refused', at];
    } else if (liking.has(word)) [state, last] = [state === 'refused' && at - last <= 2 ? 'refused' : 'liked', at];
    else if (word === 'but' || word === 'lekin' || word === 'par') state = 'open';
    else if (having.has(word) && !joining.has(word) && last >= 0 && !/^(eat|eats|have|take|use|with|any)$/.test(word)) state = 'open';
    else if (having.has(word) && state === 'liked') state = 'open';
  }
  for (let index = mentions.length - 1; index >= 0; index--) {
    const [mention, next] = [mentions[index], mentions[index + 1]];
    if (!mention) continue;
    const isJoined = next && states[index + 1] === 'refused' && words.slice(mention.to, next.from).every((word) => joining.has(word));
    const isWantedBehind =
      words.slice(mention.to, mention.to + 3).some((word) => word === 'pasand' || word === 'पसंद') ||
      (states[index + 1] === 'liked' && words.slice(mention.to, next?.from).every((word) => joining.has(word)));
    if (isWantedBehind && states[index] === 'open') states[index] = 'liked';
    if (isRefusedBehind(words, mention, next?.from ?? words.length) || (isJoined && states[index] === 'open')) states[index] = 'refused';
  }
  return mentions.flatMap((mention, index): Said[] => {
    const last = mention.to - 1;
    const start = starts[mention.from] ?? 0;
    const length = (starts[last] ?? 0) + wordOf(words, last).length - start;
    return meantBy(words, mention, states[index]).map((constraint) => ({ constraint, index: start, length }));
  });
}

/** What a mention that is refused, liked or neither says about the person. */
function meantBy(words: readonly string[], mention: Mention, state: State | undefined): Constraint[] {
  const { meaning } = mention;
  const before = wordOf(words, mention.from - 1);
  if (meaning.kind === 'condition' && isForStrength(words, mention)) return [];
  if (meaning.kind === 'part' && !hasTrouble(words, mention)) return [];
  if (meaning.kind === 'part') return constraintsOf(meaning, false, false);
  if (meaning.kind === 'pattern' && isElsewhere(words, mention.from)) return [];
  if (meaning.kind === 'pattern' && (before === 'non' || /^(not|isnt|arent)$/.test(before))) return [];
  if (meaning.kind === 'equipment' && meaning.equipment.includes('none') && /^bodyweight$/.test(wordOf(words, mention.from)))
    return [{ type: 'equipment', value: 'none' }];
  const isLess = /^(coeliac|celiac)$/.test(wordOf(words, mention.from));
  return constraintsOf(meaning, isLess || state === 'refused', state === 'liked');
}

/** Foods that are on no list, mentioned with an allergy or a refusal: 'allergic to jackfruit'. */
function unknownFoods(plain: string): Said[] {
  const said = [
    ...plain.matchAll(
      /(?<= )(?:allergic to|allergy to|allergy of|dont eat|do not eat|cant eat|never eat|intolerant to) (?:any |the |eating )?([\p{L}\p{M}]{3,30}) /gu,
    ),
  ];
  const known =
    /^(anything|it|that|this|much|meat|after|before|late|at|breakfast|lunch|dinner|food|well|enough|healthy|out|outside|nothing|dust|pollen|cats|dogs|latex|penicillin|medicine)$/;
  return said.flatMap(({ 0: whole, 1: word = '', index }) => {
    const [next = ''] = plain.slice(index + whole.length).split(' ');
    // 'tree' is not a food, and 'tree nuts' are known.
    const isKnown = known.test(word) || findMentions([word, next]).some(({ from }) => from === 0);
    return isKnown ? [] : [{ constraint: { type: 'avoid' as const, value: word }, index, length: whole.length }];
  });
}

/** Words of a clause, and where in the text each of them starts. */
type Clause = { readonly words: readonly string[]; readonly starts: readonly number[] };
function clausesOf(plain: string): Clause[] {
  const ends = [...plain.matchAll(/ (?:;|but|lekin|magar)(?= )/g)].map(({ index, 0: found }) => [index, index + found.length] as const);
  const starts = [0, ...ends.map(([, end]) => end)];
  return starts.map((start, at) => {
    const found = [...plain.slice(start, ends[at]?.[0]).matchAll(/\S+/g)];
    return { words: found.map(([word]) => word), starts: found.map(({ index }) => start + index) };
  });
}

/** The text with one spelling for words that decide a meaning. */
const spelt = (traced: TracedText): TracedText =>
  traced
    .replace(/[a-z]{6,}/g, ([word]) => rightSpelling(word))
    .replace(/(?<= )(?:nahi|nhi|nai|nahi+n) /g, 'nahin ')
    // Injuries expressed by a verb: 'pair mud gaya', 'rolled my ankle', 'kandhe pe chot lag gayi'.
    .replace(/(?<= )mu[rd] (?:gaya|gayi|gai|gya|gyi) /g, 'moch ')
    .replace(/(?<= )मुड (?:गया|गई|गयी) /g, 'मोच ')
    .replace(/(?<= )rolled (?=(?:my|the|an|his|her) (?:ankle|foot) )/g, 'twisted ')
    .replace(/(?<= )(?:lag|lagi|laga) (?:gaya|gayi|gai|gya|gyi) /g, 'chot ')
    .replace(/(?<=(?:(?:no|dont eat|avoid|not|never) *))(?<= )(?:non vegetarian|non veg|nonveg) /g, 'meat ')
    .replace(/(?<= )(?:non vegetarian|non veg|nonveg) /g, '');

/** A constraint, and where in the typed text it is said. */
export type LocatedConstraint = { readonly constraint: Constraint } & Span;

/** Like `readConstraints`, with the stretch of the text that says each of them; one that is said twice is there twice. */
export function locateConstraints(text: string): LocatedConstraint[] {
  const traced = spelt(traceMessage(text));
  const { plain } = traced;
  const said = [...clausesOf(plain).flatMap(readClause), ...readConditions(plain), ...unknownFoods(plain), ...readAmounts(plain)];
  const eatsEggs = / (?:eggs?|anda|ande) (?:are |is |bhi |to |toh )?(?:ok|okay|fine|allowed|khata|khati|chalega|too) /.test(plain);
  const all = said.map(({ constraint: one, index, length }): LocatedConstraint => ({
    constraint: eatsEggs && one.type === 'pattern' && one.value === 'vegetarian' ? { type: 'pattern', value: 'eggetarian' } : one,
    ...traced.spanOf(index, length),
  }));
  const refused = new Set(all.flatMap(({ constraint: { type, value } }) => (/^(?:avoid|without|allergen)$/.test(type) ? [value] : [])));
  return all.filter(
    ({ constraint: one }) =>
      constraintShape.safeParse(one).success && !((one.type === 'like' || one.type === 'equipment') && refused.has(one.value)),
  );
}

/**
 * Reads what free text (English, Hinglish, Hindi) says about a person, as chips, each once, in the order of the text. Only explicit
 * statements count: 'not vegan' and 'I love peanuts' restrict nothing. If something is both refused and liked, the refusal counts.
 */
export function readConstraints(text: string): Constraint[] {
  const each = new Map(locateConstraints(text).map(({ constraint }) => [JSON.stringify(constraint), constraint]));
  return [...each.values()];
}
