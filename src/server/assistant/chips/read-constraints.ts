import type { Constraint } from '../../../contract/assistant/constraints.ts';
import { constraintShape } from '../../../contract/assistant/constraints.ts';
import { foldMessage, romanOf } from '../messages/index.ts';
import { hindiTrouble, isTrouble } from './body-words.ts';
import type { Mention } from './find-mentions.ts';
import { constraintsOf, findMentions } from './find-mentions.ts';
import { readAmounts } from './read-amounts.ts';
import { readConditions, withRightSpelling } from './read-conditions.ts';

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

function readClause(words: readonly string[]): Constraint[] {
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
  return mentions.flatMap((mention, index) => {
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
    return constraintsOf(meaning, isLess || states[index] === 'refused', states[index] === 'liked');
  });
}

/** Foods that are on no list, mentioned with an allergy or a refusal: 'allergic to jackfruit'. */
function unknownFoods(plain: string): Constraint[] {
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
    return isKnown ? [] : [{ type: 'avoid' as const, value: word }];
  });
}

/**
 * Reads what free text (English, Hinglish, Hindi) says about a person, as chips, each once, in the order of the text. Only explicit
 * statements count: 'not vegan' and 'I love peanuts' restrict nothing. If something is both refused and liked, the refusal counts.
 */
export function readConstraints(text: string): Constraint[] {
  const plain = withRightSpelling(foldMessage(text).plain);
  const spelt = plain
    .replace(/ (?:nahi|nhi|nai|nahi+n) /g, ' nahin ')
    // Injuries expressed by a verb: 'pair mud gaya', 'rolled my ankle', 'kandhe pe chot lag gayi'.
    .replace(/ mu[rd] (?:gaya|gayi|gai|gya|gyi) /g, ' moch ')
    .replace(/ मुड (?:गया|गई|गयी) /g, ' मोच ')
    .replace(/ rolled (my|the|an|his|her) (ankle|foot) /g, ' twisted $1 $2 ')
    .replace(/ (?:lag|lagi|laga) (?:gaya|gayi|gai|gya|gyi) /g, ' chot ')
    .replace(/ non vegetarian | non veg | nonveg /g, (said, at: number) =>
      /(?:no|dont eat|avoid|not|never) *$/.test(plain.slice(0, at + 1)) ? said : ' ',
    );
  const clauses = spelt.split(/ ; | but | lekin | magar /).map((clause) => clause.trim().split(' ').filter(Boolean));
  const read = [...clauses.flatMap(readClause), ...readConditions(spelt), ...unknownFoods(plain), ...readAmounts(plain)];
  const eatsEggs = / (?:eggs?|anda|ande) (?:are |is |bhi |to |toh )?(?:ok|okay|fine|allowed|khata|khati|chalega|too) /.test(spelt);
  const all = read.map((one): Constraint =>
    eatsEggs && one.type === 'pattern' && one.value === 'vegetarian' ? { type: 'pattern', value: 'eggetarian' } : one,
  );
  const refused = new Set(
    all.filter(({ type }) => type === 'avoid' || type === 'without' || type === 'allergen').map(({ value }) => value),
  );
  const seen = new Set<string>();
  return all.filter((one) => {
    const id = `${one.type} ${one.value}`;
    const isKept =
      !seen.has(id) &&
      constraintShape.safeParse(one).success &&
      !((one.type === 'like' || one.type === 'equipment') && refused.has(one.value));
    seen.add(id);
    return isKept;
  });
}
