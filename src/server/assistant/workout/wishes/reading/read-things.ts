import type { Constraint } from '../../../../../contract/assistant/constraints.ts';
import type { Equipment } from '../../../../../contract/assistant/words.ts';
import { asMachines, readEquipment } from './read-equipment.ts';
import type { KnownPhrase } from '../kinds/read-kinds.ts';
import { isJoined, joining } from './joined-words.ts';
import { withPhrase } from './phrase-stance.ts';
import type { Read } from './read.ts';
import { near, readMuscle, trouble } from './read-muscles.ts';
import { having, refusedBehind, refusing, wantedBehind, wanting } from './stance-words.ts';
import { mentionsIn, type Mention, type Thing } from './thing-words.ts';
import type { Clause } from './wish-text.ts';

/** What is felt about a thing: refused, wanted, owned, owned alone, or nothing. */
export type Stance = 'refused' | 'wanted' | 'had' | 'only' | 'open' | 'neutral';
export type Placed = Mention & { readonly stance: Stance };

/** 'Not only', 'no problem with', 'never done': no refusal. */
const isNone = (words: readonly string[], at: number): boolean => {
  const [next = '', after = ''] = words.slice(at + 1, at + 3);
  if (/^(?:only|mind|problem|problems|issue|issues|matter|mind|sure|idea|need|worries)$/.test(next)) return true;
  if (words[at] === 'never' && /^(?:done|tried|did|used)$/.test(next)) return true;
  return words[at] === 'cant' && (next === 'wait' || (next === 'get' && after === 'enough'));
};

/** Goes through a clause from left to right: a word of refusal or liking holds for the list that follows it. */
function stancesBefore(words: readonly string[], mentions: readonly Mention[]): Stance[] {
  const stances: Stance[] = [];
  let stance: Stance = 'open';
  let idle = 0;
  let next = 0;
  // 'I hate squats and love push-ups': after something was refused a further verb begins anew; 'I do not love' does not.
  let isUsed = false;
  for (let at = 0; at < words.length; at++) {
    const mention = mentions[next];
    const word = words[at] ?? '';
    const isFree = stance !== 'refused' || isUsed || words[at - 1] === ',';
    if (mention && at === mention.from) {
      stances[next++] = stance;
      at = mention.to;
      [idle, isUsed] = [0, true];
    } else if (/^(?:fewer|less)$/.test(word)) [stance, idle, isUsed] = ['neutral', 0, false];
    else if (refusing.has(word)) [stance, idle, isUsed] = [isNone(words, at) ? 'neutral' : 'refused', 0, false];
    else if (word === 'only' && isFree) [stance, idle] = ['only', 0];
    else if (wanting.has(word) && (isFree || idle > 1)) {
      if (stance !== 'neutral' || isUsed) [stance, idle] = ['wanted', 0];
    } else if (having.has(word) && !joining.has(word)) {
      if (stance === 'open' || (isFree && /^(?:have|has|own|got|with)$/.test(word))) [stance, idle] = ['had', 0];
    } else if (word === ',' || !joining.has(word)) idle += 1;
    if (idle > 4 && isUsed) stance = 'open';
    if (idle > 6) stance = 'open';
  }
  return stances;
}

/** The stance that words behind a mention tell: 'squats nahin', 'push-ups pasand hai', 'lunges hurt my knee', 'dumbbells only'. */
function stanceBehind(words: readonly string[], mention: Mention, end: number): Stance | undefined {
  for (let at = mention.to + 1; at < Math.min(end, mention.to + 6, words.length); at++) {
    const word = words[at] ?? '';
    if (/^(?:,|;)$/.test(word) && !refusedBehind.has(words[at + 1] ?? '')) return undefined;
    if (word === 'not' || word === 'nt') return 'refused';
    if (refusedBehind.has(word) && !(word === 'nahin' && /^(?:aate|aata|aati)$/.test(words[at + 1] ?? ''))) return 'refused';
    if (word === 'only' && /^(?:|,|;|and|please|no|hai|hain|chahiye|with|at|or|hi)$/.test(words[at + 1] ?? '')) return 'only';
    if (word === 'no' && /^(?:|,|;)$/.test(words[at + 1] ?? '')) return 'refused';
    if (/^(?:fine|ok|okay|allowed|theek|aate|aata|aati)$/.test(word))
      return words[at - 1] === 'nahin' || words[at - 1] === 'not' ? 'refused' : 'neutral';
    if (word === 'yes' || word === 'haan') return 'wanted';
    if (word === 'nahin' && /^(?:aate|aata|aati|hote|hota|hoti)$/.test(words[at + 1] ?? '')) return 'neutral';
    if (wantedBehind.has(word)) return words.slice(at, at + 3).some((one) => one === 'nahin') ? 'refused' : 'wanted';
    if (refusing.has(word) || wanting.has(word)) return undefined;
  }
  return undefined;
}

function placed(words: readonly string[]): Placed[] {
  const mentions = mentionsIn(words);
  const before = stancesBefore(words, mentions);
  const stances: Stance[] = mentions.map((_one, at) => before[at] ?? 'open');
  for (let at = mentions.length - 1; at >= 0; at--) {
    const mention = mentions[at] as Mention;
    const next = mentions[at + 1];
    const joined = next !== undefined && isJoined(words, mention, next);
    const behind = stanceBehind(words, mention, next?.from ?? words.length);
    if (
      behind &&
      (stances[at] !== 'refused' || behind === 'refused' || behind === 'only') &&
      !(stances[at] === 'only' && behind === 'wanted')
    )
      stances[at] = behind;
    else if (
      joined &&
      stances[at] === 'open' &&
      (stances[at + 1] === 'refused' || stances[at + 1] === 'wanted' || stances[at + 1] === 'only')
    )
      stances[at] = stances[at + 1] as Stance;
  }
  return mentions.map((mention, at) => ({ ...mention, stance: stances[at] ?? 'open' }));
}

/** 'Instead of X', 'replace X with Y', 'X rather than Y'. */
function isReplaced(words: readonly string[], { from, to }: Mention): 'old' | 'new' | undefined {
  const before = ` ${words.slice(Math.max(0, from - 4), from).join(' ')} `;
  if (
    / (?:instead of|rather than|in place of|replace|swap|substitute for|alternative to|alternatives to|ki jagah) (?:the |my |any )?$/.test(
      before,
    )
  )
    return 'old';
  const all = ` ${words.slice(0, from).join(' ')} `;
  // 'Leg press and leg curl instead of squats' wants the first.
  const behind = ` ${words.slice(to + 1).join(' ')} `.split(' , ')[0] ?? '';
  if (
    /^ ?(?:(?:and|or) (?:[^ ;]+ ){1,3})?(?:instead of|rather than|in place of|over) (?!anything |something )/.test(`${behind.trim()} `) &&
    !/ (?:something|anything|other|others|another|alternatives?|no|not|dont|else) /.test(all)
  )
    return 'new';
  if (/ (?:replace|swap) .* (?:with|for|by|to) (?:some |the |a )?$/.test(all)) return 'new';
  return / ki jagah $/.test(before) ? 'new' : undefined;
}

const isHindiReplaced = (words: readonly string[], { to }: Mention) =>
  /^(?:ki|ke) (?:jagah|badle)/.test(words.slice(to + 1, to + 3).join(' '));

/** Whoever wants an exercise by the name of its tool has the tool. */
const toolsNamed = (said: string): Constraint[] =>
  tools.flatMap(([pattern, value]) => (pattern.test(said) ? [{ type: 'equipment' as const, value }] : []));
const tools: readonly (readonly [RegExp, Equipment])[] = [
  [/barbell/, 'barbell'],
  [/dumbbell/, 'dumbbells'],
  [/kettlebell|\bkb\b/, 'kettlebell'],
  [/\bband/, 'band'],
  [/medicine|\bmed ball|\bball slam/, 'medicineBall'],
  [/cable|machine|leg press|leg extension|pec deck/, 'machines'],
  [/box jump/, 'step'],
  [/foam/, 'roller'],
  [/rope/, 'rope'],
];

/** Words that are no exercise here: 'in a row', 'running late', 'my cycle'. */
const noExercise =
  / (?:in a row|running (?:late|out|shoes|a|my|around|behind|short)|my cycle|period cycle|menstrual cycle|sleep cycle|stretch marks?|walking distance|dance|hanging out|long run|spinning around|walk the dog) /;

function ofExercise(
  words: readonly string[],
  mention: Placed,
  { named, isOurs }: Extract<Thing, { kind: 'exercise' }>,
  isBareList: boolean,
): Constraint[] {
  const { stance } = mention;
  if (stance === 'refused') return [{ type: 'noExercise', value: named }];
  const wish: Constraint[] = [...toolsNamed(words.slice(mention.from, mention.to + 1).join(' ')), { type: 'wantExercise', value: named }];
  if (stance === 'wanted' || stance === 'only' || isBareList) return wish;
  // Whoever names an exercise in a request for a workout would like it, unless the words around tell otherwise.
  const around = near(words, mention, 4);
  return stance === 'neutral' ||
    !isOurs ||
    trouble.test(around) ||
    noExercise.test(around) ||
    / (?:can do|could do|able to do|how many|should i|is it|are they|do i|my max|already|done) /.test(around)
    ? []
    : wish;
}

function ofMovement(words: readonly string[], mention: Placed, { limit, wanted }: Extract<Thing, { kind: 'movement' }>): Constraint[] {
  const behind = ` ${words.slice(mention.to + 1, mention.to + 4).join(' ')} `;
  const isHarmful =
    / (?:hurts?|pain|painful|bother|bothers|aggravates?|triggers?|makes|me|is|not|problem|dizzy|sakta|sakti|nahin) /.test(behind) &&
    / (?:hurts?|pain|painful|bother|bothers|aggravates?|triggers?|dizzy|nahin|not) /.test(behind);
  if (mention.stance === 'refused' || isHarmful) return [{ type: 'movement', value: limit }];
  const isOpen = mention.stance === 'open' && limit === 'hardEffort' && !trouble.test(near(words, mention, 4));
  if (limit === 'straining' && mention.stance === 'wanted' && !words.slice(mention.from, mention.to + 1).includes('spotter'))
    return [{ type: 'trainFor', value: 'strength' }];
  return (mention.stance === 'wanted' || isOpen) && wanted ? [{ type: 'wantExercise', value: wanted }] : [];
}

/** Others' tastes and earlier times bind nothing; what a doctor refuses does. */
const ofOthers =
  / (?:my|his|her|our|mere|meri|mera|मेरा|मेरी|मेरे) (?:[a-z]+ )?(?:wife|husband|son|daughter|brother|sister|friend|friends|mother|father|partner|boss|neighbour|roommate|teammate|teammates|colleague|cousin|girlfriend|boyfriend|biwi|pati|patni|dost|bhai|behan|bhabhi|uncle|aunt|coach|trainer|भाई|बहन|दोस्त) (?:[a-z]+ )?(?:hates?|loves?|likes?|has|had|does|did|do|wants?|want|is|was|can|cant|says?|swears|thinks|prefers?|trains?|runs?|goes|enjoys?|ko|को|keeps?|always|skips?|doesnt|dont|nahin|hai|karta|karti) /;
const binding = / (?:doctor|physio|physiotherapist|gynaecologist|gynecologist|surgeon|orthopedic|ortho|doc|dr|डॉक्टर|vaidya|cardiologist) /;
const before =
  / (?:used to|last year|pichle saal|pichhle saal|last saal|bhaga tha|bhagta tha|daudta tha|karta tha|karti thi|kiya tha|करता था|करती थी|भागा था|years ago|year ago|in the past|back in|when i was|in college|in school|previously|pehle|पहले) /;
const isFirstPerson = / (?:i|me|we|mujhe|main|मैं|मुझे) /;

const isElsewhere = (part: Clause): boolean =>
  (ofOthers.test(part.plain) && !binding.test(part.plain) && !isFirstPerson.test(part.plain.replace(ofOthers, ' '))) ||
  (before.test(part.plain) && !/ (?:now|want|again|abhi|ab) /.test(part.plain));

/** Exercises, ways of moving, muscles and equipment that a clause wants, refuses or has. */
export function readThings(clause: Clause, phrases: readonly KnownPhrase[] = []): Read[] {
  const { words } = clause;
  const others = clause.parts().filter(isElsewhere);
  const isOfOthers = (at: number) =>
    others.some((part) => part.first <= clause.first + at && clause.first + at < part.first + part.words.length);
  const told = placed(words);
  const asides = told
    .filter(({ from, thing }) => isOfOthers(from) && thing.kind !== 'muscle')
    .map(({ from, to }): Read => ({ first: clause.first + from, last: clause.first + to, aside: true }));
  const all = asMachines(
    clause,
    told
      .filter(({ from }) => !isOfOthers(from))
      .map((one) => withPhrase(one, clause, phrases))
      .map((one): Placed => {
        const replaced = isHindiReplaced(words, one) ? 'old' : isReplaced(words, one);
        return replaced ? { ...one, stance: replaced === 'old' ? 'refused' : 'wanted' } : one;
      }),
  );
  const named = new Set(all.flatMap(({ from, to }) => Array.from({ length: to - from + 1 }, (_, at) => from + at)));
  const isBare = (from: number, to: number) =>
    words.slice(from, to).every((word, at) => named.has(from + at) || joining.has(word) || word === 'please');
  const isAllBare = isBare(0, words.length);
  // 'Glutes, glutes, the rest I do not care': a part that only names things asks for them.
  const isRefused = all.some(({ stance }) => stance === 'refused');
  const bareParts = isRefused
    ? []
    : clause
        .parts()
        .map(({ first, words: own }) => ({ from: first - clause.first, to: first - clause.first + own.length }))
        .filter(({ from, to }) => isBare(from, to));
  const isListed = (at: number) => isAllBare || bareParts.some(({ from, to }) => from <= at && at < to);
  const reads = all.flatMap((one): Read[] => {
    const { thing } = one;
    if (thing.kind === 'equipment' || thing.kind === 'furniture') return [];
    const constraints =
      thing.kind === 'exercise'
        ? ofExercise(words, one, thing, isAllBare)
        : thing.kind === 'movement'
          ? ofMovement(words, one, thing)
          : readMuscle(clause, one, thing.group, isListed(one.from));
    const place = { first: clause.first + one.from, last: clause.first + one.to };
    if (constraints.length > 0) return [{ ...place, constraints }];
    return one.stance === 'neutral' && thing.kind === 'exercise' ? [{ ...place, aside: true }] : [];
  });
  return [...reads, ...asides, ...readEquipment(clause, all)];
}
