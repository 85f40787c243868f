import { LRUCache } from 'lru-cache';
import type { Constraint } from '../../../contract/assistant/constraints.ts';
import { constraintShape } from '../../../contract/assistant/constraints.ts';
import { romanOf, type Span, type TracedText } from '../messages/index.ts';
import { hindiTrouble, isTrouble } from './body-words.ts';
import { clausesOf, sentenceOf, type Clause } from './clauses.ts';
import type { Mention } from './find-mentions.ts';
import { constraintsOf, englishOf, findMentions } from './find-mentions.ts';
import { readAmounts } from './read-amounts.ts';
import { readClause, saidOfOthers, type State } from './read-clause.ts';
import { readConditions } from './read-conditions.ts';
import type { Said } from './said.ts';
import { withAllFlesh } from './all-flesh.ts';
import { stanceOf } from './food-stance.ts';
import { spokenOverAt } from './spoken-over.ts';
import type { Stance } from './stances.ts';
import { traceStatement } from './trace-statement.ts';

const wordOf = (words: readonly string[], at: number): string => words[at] ?? '';

const ofKin =
  / (?:my|our|meri|mera|mere) (?:wife|husband|son|daughter|brother|sister|friend|mother|father|partner|biwi|pati|dad|mom|mum|boss|roommate)(?: ?s| ka| ki| ke) (?:left |right |lower |upper )?$/;

/** Whether a word of pain is within three words of a body part and is not negated. */
function hasTrouble(words: readonly string[], { from, to }: Mention): boolean {
  // 'My husband's back is bad, not mine'.
  if (ofKin.test(` ${words.slice(Math.max(0, from - 3), from).join(' ')} `)) return false;
  const near = words.slice(Math.max(0, from - 3), to + 4);
  if (!near.some((word) => isTrouble.has(word) || isTrouble.has(romanOf(word)))) return false;
  if (wordOf(words, from) === 'pair' && !near.some((word) => hindiTrouble.test(romanOf(word)))) return false;
  const before = words.slice(Math.max(0, from - 3), from);
  return (
    !before.some((word) => /^(no|without|never|bina)$/.test(word)) &&
    !words.slice(to, to + 4).some((word, at, all) => /^(nahin|नहीं|नही)$/.test(word) || (word === 'no' && isTrouble.has(all[at + 1] ?? '')))
  );
}
/** Whether it is about somebody else or about the past. */
const isElsewhere = (words: readonly string[], at: number): boolean =>
  / (?:my|meri|mera) (?:wife|husband|son|daughter|brother|sister|friend|mother|father|partner|biwi|pati|dad|mom|mum|trainer|coach|boss|roommate)(?: ?s)? (?:is|was|hai|eats)? ?$| (?:used to be|was|were|was a|used to eat|used to be a) $/.test(
    ` ${words.slice(Math.max(0, at - 4), at).join(' ')} `,
  );

/** 'Rotator cuff exercises' are no complaint. */
const isForStrength = (words: readonly string[], { from, to }: Mention): boolean =>
  /^(exercise|exercises|work|strength|strengthening|drills|training|prehab)$/.test(wordOf(words, to)) ||
  words.slice(Math.max(0, from - 2), from).some((word) => /^(strengthen|strong|stronger|train|build|prevent|avoid)$/.test(word));

/** A disease is named for what it forbids. */
const isCoeliac = ({ meaning }: Mention): boolean =>
  meaning.kind === 'allergen' && /coeliac|celiac|siliac|siliyak|सीलिएक|सिलिएक/.test(meaning.said);

/** How a sentence stands to a mention; `theirs`: how somebody else does, of whom it speaks. */
type StanceOfMention = { readonly mention: Mention; readonly stance: Stance; readonly theirs?: Stance };

/** The mentions of a clause and how its sentence stands to each; the learned model reads what is said about foods. */
function stancesOf(clause: Clause): StanceOfMention[] {
  const ruled = readClause(clause.words);
  // Most clauses name nothing, and their sentences are not read.
  if (ruled.length === 0) return [];
  const sentence = sentenceOf(clause);
  const all = findMentions(sentence.words);
  const read = ruled.map(({ mention, state, isOfOthers, isPlace }): StanceOfMention => {
    // 'Chai without sugar' refuses no tea.
    if (isPlace && !isOfOthers) return { mention, stance: state === 'liked' ? 'liked' : 'open' };
    const target = all.find(({ from }) => from === mention.from + sentence.before);
    const isFood = /^(?:food|allergen)$/.test(mention.meaning.kind);
    if (isCoeliac(mention)) return { mention, stance: isOfOthers ? 'open' : 'refused', ...(isOfOthers && { theirs: 'refused' as const }) };
    // The lines that the model learns from ask what a sentence says for the person, and not for others.
    if (isOfOthers) return { mention, stance: 'open', theirs: state };
    return { mention, stance: target && isFood ? stanceOf(sentence.words, all, target, state) : state };
  });
  // 'Curd and paneer are fine' says it of both, and 'onion, garlic and leek all out' of the three.
  return read.reduceRight<StanceOfMention[]>((behind, one, at) => {
    const [next] = behind;
    const between = next ? clause.words.slice(one.mention.to, next.mention.from).join(' ') : undefined;
    const isListed =
      between !== undefined &&
      /^(?:(?:dry|roasted|fried|raw|boiled|hard|whole|fresh) ?)*(?:|and|or|aur|ya|और|या|,|, and|, aur|, or)$/.test(between);
    const takes =
      one.stance === 'open' &&
      one.theirs === undefined &&
      !ruled[at]?.isPlace &&
      isListed &&
      next &&
      next.theirs === undefined &&
      next.stance !== 'open';
    // 'Poha upma dono bekar lagte hai' has nothing to say of poha before it.
    const isBare =
      between === '' &&
      one.theirs === undefined &&
      next?.theirs === undefined &&
      (one.mention.from === 0 || read[at - 1]?.mention.to === one.mention.from);
    return [(takes || isBare) && next ? { ...one, stance: next.stance } : one, ...behind];
  }, []);
}

type ReadClause = { readonly clause: Clause; readonly stances: ReturnType<typeof stancesOf> };
/** Several readers ask for the clauses of the text they share, one after the other. */
const read = new LRUCache<string, readonly ReadClause[]>({ max: 16 });

/** The clauses of a normalised text with their mentions. */
function clausesReadIn(plain: string): readonly ReadClause[] {
  const known = read.get(plain);
  if (known) return known;
  const clauses = clausesOf(plain).map((clause) => ({ clause, stances: stancesOf(clause) }));
  read.set(plain, clauses);
  return clauses;
}

/** What the mentions of a clause mean, each with its place in the text. */
const meaningsOf = ({ clause, stances }: ReadClause): Said[] =>
  stances.flatMap(({ mention, stance }) => {
    const { words, starts } = clause;
    const state: State = stance === 'welcome' ? 'open' : stance;
    const last = mention.to - 1;
    const start = starts[mention.from] ?? 0;
    const length = (starts[last] ?? 0) + wordOf(words, last).length - start;
    return meantBy(words, mention, state).map((constraint) => ({ constraint, index: start, length }));
  });

/** What a mention that is refused, liked or neither says about the person. */
function meantBy(words: readonly string[], mention: Mention, state: State): Constraint[] {
  const { meaning } = mention;
  const before = wordOf(words, mention.from - 1);
  if (meaning.kind === 'condition' && isForStrength(words, mention)) return [];
  if (meaning.kind === 'part' && !hasTrouble(words, mention)) return [];
  if (meaning.kind === 'part') return constraintsOf(meaning, 'open');
  if (meaning.kind === 'pattern' && isElsewhere(words, mention.from)) return [];
  if (
    meaning.kind === 'pattern' &&
    (before === 'non' ||
      /^(not|isnt|arent|longer|anymore)$/.test(before) ||
      /^(?:not|dont|isnt) (?:only|just|strictly|fully|really|a|pure)$/.test(`${wordOf(words, mention.from - 2)} ${before}`))
  )
    return [];
  if (meaning.kind === 'equipment' && meaning.equipment.includes('none') && /^bodyweight$/.test(wordOf(words, mention.from)))
    return [{ type: 'equipment', value: 'none' }];
  const isLess = /^(coeliac|celiac)$/.test(wordOf(words, mention.from));
  return constraintsOf(meaning, isLess ? 'refused' : state);
}

/** Foods that are on no list, mentioned with an allergy or a refusal: 'allergic to jackfruit'. */
function unknownFoods(plain: string): Said[] {
  const said = [
    ...plain.matchAll(
      /(?<= )(?:allergic to|allergy to|allergy of|dont eat|do not eat|cant eat|never eat|intolerant to) (?:any |the |eating )?([\p{L}\p{M}]{3,30}) /gu,
    ),
  ];
  const known =
    /^(anything|it|that|this|much|meat|after|before|for|until|till|when|because|since|as|from|on|while|during|if|and|or|but|them|these|those|any|more|all|some|late|at|breakfast|lunch|dinner|food|well|enough|healthy|out|outside|nothing|dust|pollen|cats|dogs|latex|penicillin|medicine)$/;
  return said.flatMap(({ 0: whole, 1: word = '', index }) => {
    const [next = ''] = plain.slice(index + whole.length).split(' ');
    // 'tree' is not a food, and 'tree nuts' are known.
    const isKnown = known.test(word) || findMentions([word, next]).some(({ from }) => from === 0);
    return isKnown ? [] : [{ constraint: { type: 'avoid' as const, value: word }, index, length: whole.length }];
  });
}

/** A food or way of eating in a normalised text, and what is said about it. */
export type StatedFood = {
  readonly food?: string;
  readonly said: string;
  readonly allergens: readonly string[];
  readonly pattern?: string;
  readonly state: State;
  /** Whether it is said to be fine, without being asked for. */
  readonly isWelcome: boolean;
  readonly index: number;
  readonly length: number;
};

/** The foods and ways of eating in a traced text with what is said about each. Places are those in its `plain`. */
export function statedIn(traced: TracedText): StatedFood[] {
  return clausesReadIn(traced.plain).flatMap(({ clause, stances }) =>
    stances.flatMap(({ mention: { meaning, from, to }, stance }): StatedFood[] => {
      const { words, starts } = clause;
      const isWelcome = stance === 'welcome';
      const state: State = isWelcome ? 'open' : stance;
      const index = starts[from] ?? 0;
      const said = words.slice(from, to).join(' ');
      const place = { said, state, isWelcome, index, length: (starts[to - 1] ?? 0) + wordOf(words, to - 1).length - index };
      if (meaning.kind === 'food') return [{ ...place, food: meaning.food, allergens: [] }];
      if (meaning.kind === 'allergen') return [{ ...place, allergens: meaning.allergens }];
      return meaning.kind === 'pattern' ? [{ ...place, pattern: meaning.pattern, allergens: [] }] : [];
    }),
  );
}

type StatedOfOthers = {
  /** What others refuse, as it would be for the person; none if they only eat it. */
  readonly constraints: readonly Constraint[];
  /** What it would be if the person refuses it. */
  readonly ifRefused: readonly Constraint[];
  readonly index: number;
  readonly length: number;
};

/** What a traced text says of foods for others. Places are those in its `plain`. */
export function statedOfOthers(traced: TracedText): StatedOfOthers[] {
  return clausesReadIn(traced.plain).flatMap(({ clause: { words, starts }, stances }) =>
    stances.flatMap(({ mention, theirs }) => {
      if (theirs === undefined) return [];
      const index = starts[mention.from] ?? 0;
      const end = (starts[mention.to - 1] ?? 0) + wordOf(words, mention.to - 1).length;
      const isRefused = theirs === 'refused' || theirs === 'disliked';
      const ifRefused = meantBy(words, mention, 'refused');
      return [{ constraints: isRefused ? meantBy(words, mention, theirs) : [], ifRefused, index, length: end - index }];
    }),
  );
}

/** The stretches of a traced text that speak of somebody else alone. */
export function spansOfOthers(traced: TracedText): Span[] {
  return clausesReadIn(traced.plain).flatMap(({ clause: { words, starts } }) =>
    saidOfOthers(words).flatMap((isTheirs, at) => (isTheirs ? [traced.spanOf(starts[at] ?? 0, wordOf(words, at).length)] : [])),
  );
}

const takesDairy =
  / (?:paneer|curd|dahi|yogurt|yoghurt|cheese|butter|ghee)(?: (?:and|or|aur|ya) \S+)* (?:(?:is|are|to|bhi) (?:also |totally )?(?:fine|ok|okay|allowed|alright)|(?:dont|doesnt) (?:bother|upset|hurt|trouble)|suits? me|works?) /;
const ofTheBody = / (?:allerg\w*|anaphyla\w*|एलर्जी) /;

/** What is meant where an exception is named too: 'vegetarian but eggs are ok', 'no milk, but paneer is fine'. */
function softened(one: Constraint, plain: string, eatsEggs: boolean): Constraint {
  if (eatsEggs && one.type === 'pattern' && one.value === 'vegetarian') return { type: 'pattern', value: 'eggetarian' };
  const isDrinkAlone = one.type === 'allergen' && one.value === 'milk' && takesDairy.test(plain) && !ofTheBody.test(plain);
  return isDrinkAlone ? { type: 'avoid', value: 'milk' } : one;
}

const nuts = new Set(
  'almond almonds badam cashew cashews kaju walnut walnuts akhrot pistachio pistachios pista hazelnut hazelnuts pecan pecans बादाम काजू अखरोट पिस्ता'.split(
    ' ',
  ),
);
const otherNuts = / (?:other|baaki|baki|rest of the|remaining|dusre|दूसरे|बाकी) (?:dry fruits?|nuts?|mewe|meve|मेवे) /;
/** Who is allergic to one nut and eats others by name leaves out that one alone: 'cashew allergy, almonds are fine'. */
function withSingleNuts(all: readonly LocatedConstraint[], traced: TracedText): LocatedConstraint[] {
  const stated = statedIn(traced).filter(({ said }) => nuts.has(said));
  const isEaten = stated.some(({ state, isWelcome }) => isWelcome || state === 'liked') || otherNuts.test(traced.plain);
  if (!isEaten) return [...all];
  return all.map((one) => {
    const named = stated.find(({ index, length, state }) => {
      const place = traced.spanOf(index, length);
      return place.from === one.from && place.to === one.to && (state === 'refused' || state === 'disliked');
    });
    const isNut = one.constraint.type === 'allergen' && one.constraint.value === 'treeNuts';
    return isNut && named ? { ...one, constraint: { type: 'avoid', value: englishOf(named.said) } } : one;
  });
}

const ofBody: ReadonlySet<Constraint['type']> = new Set(['age', 'sex', 'weightKg', 'heightCm', 'goal', 'kcal', 'meals']);

/** A constraint, and where in the typed text it is said. */
export type LocatedConstraint = { readonly constraint: Constraint } & Span;

/** Like `readConstraints`, with the stretch of the text that says each of them; one that is said twice is there twice. */
export function locateConstraints(text: string): LocatedConstraint[] {
  const traced = traceStatement(text);
  const { plain } = traced;
  const said = [...clausesReadIn(plain).flatMap(meaningsOf), ...readConditions(plain), ...unknownFoods(plain), ...readAmounts(plain)];
  const eatsEggs =
    / (?:veg|vegetarian) (?:and|with|plus) (?:eggs?|anda|ande) | (?:eggs?|anda|ande) (?:are |is |bhi |to |toh )?(?:ok|okay|fine|allowed|khata|khati|chalega|too) /.test(
      plain,
    );
  const theirs = spansOfOthers(traced);
  const isTheirs = ({ constraint, from, to }: LocatedConstraint) =>
    ofBody.has(constraint.type) && theirs.some((one) => from < one.to && one.from < to);
  const everything = said.map(({ constraint: one, index, length }): LocatedConstraint => ({
    constraint: softened(one, plain, eatsEggs),
    ...traced.spanOf(index, length),
  }));
  const all = withSingleNuts(
    everything.filter((one) => !isTheirs(one)),
    traced,
  );
  return withoutWhatIsRefused(withAllFlesh(all, plain), text);
}

/** What is refused is not wanted as well. */
function withoutWhatIsRefused(all: readonly LocatedConstraint[], text: string): LocatedConstraint[] {
  // 'My trainer says no fruit. Well, I want fruit': the last word counts.
  const at = spokenOverAt(text) ?? 0;
  const later = new Set(all.flatMap(({ constraint: { type, value }, from }) => (at > 0 && from >= at && type === 'like' ? [value] : [])));
  const kept = all.filter(({ constraint: one, to }) => !(one.type === 'avoid' && to <= at && later.has(one.value)));
  const refused = new Set(kept.flatMap(({ constraint: { type, value } }) => (/^(?:avoid|without|allergen)$/.test(type) ? [value] : [])));
  return kept.filter(
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
