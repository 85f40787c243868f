import type { Constraint } from '../../../../../contract/assistant/constraints.ts';
import { partIn } from '../reading/read-health.ts';
import { readDoses } from '../reading/read-doses.ts';
import { minutesIn } from '../reading/read-minutes.ts';
import type { Stance } from '../reading/read-things.ts';
import { mentionsIn } from '../reading/thing-words.ts';
import type { Read } from '../reading/read.ts';
import type { Clause, WishText } from '../reading/wish-text.ts';
import { meaningsOfKinds } from './kind-meanings.ts';
import { promises, reasons } from './kind-texts.ts';
import { learnedKind, learnedStance, masked, signsIn, stanceKinds } from './phrase-kinds.ts';
import { idiomIn } from './stance-idioms.ts';

/** A phrase with the kinds of wish that it is, and what it says about the things it names. */
export type KnownPhrase = {
  readonly clause: Clause;
  readonly kinds: readonly string[];
  readonly isLearned: boolean;
  /** Its kind was said of its days alone, and by the phrase after it. */
  readonly isOfDays?: true;
  readonly stance?: Stance;
  /** The things that its stance is about, where another phrase named them of somebody else. */
  readonly about?: Clause;
};

const stanceOf: Readonly<Record<string, Stance>> = {
  refuse: 'refused',
  lack: 'refused',
  want: 'wanted',
  neutral: 'neutral',
  own: 'had',
  onlyOwn: 'only',
};

const hasThing = (text: string) => /§(?:exercise|tool)/.test(text);

function know(clause: Clause): KnownPhrase | undefined {
  const text = masked(clause.words);
  const kinds = signsIn(text);
  const stance = hasThing(text) ? idiomIn(text) : undefined;
  // 'Swings are a hard pass since my back spasm' refuses the exercise too.
  const avoided = kinds.includes('hurts') && !stance && hasThing(text) && learnedStance(text) === 'refuse' ? 'refused' : stance;
  if (kinds.length > 0 || avoided) return { clause, kinds, isLearned: false, ...(avoided && { stance: avoided }) };
  const learned = learnedKind(text);
  const felt = hasThing(text) && (learned === undefined || stanceKinds.has(learned)) ? learnedStance(text) : undefined;
  if (felt) return { clause, kinds: [], isLearned: true, ...(stanceOf[felt] && { stance: stanceOf[felt] }) };
  return learned === undefined || stanceKinds.has(learned) ? undefined : { clause, kinds: [learned], isLearned: true };
}

/** The halves of a phrase around its 'and'. */
function halves(clause: Clause): Clause[] {
  const at = clause.words.findIndex((word, place) => word === 'and' && place > 1 && place < clause.words.length - 2);
  return at < 0 ? [] : [clause.slice(0, at), clause.slice(at + 1, clause.words.length)];
}

const pronoun = / (?:them|em|it|those|these|that|unko|usko|isko|use|ise|उसे|उन्हें|इसे)(?= )/;

/** 'Skip those and lunges too': the list of a phrase begins with the things of the one before. */
const pronounOfList = / (?:them|em|those|these) (?:and|or|,) (?:the |my )?§(?:exercise|tool) /;
/** 'Crunches same': what was said before holds for a further thing. */
const likewise =
  /^ (?:and |or )?§(?:exercise|tool) (?:(?:the |is |are )?(?:same|ditto|likewise|too|also|as well|bhi|भी)(?: here| story| thing)? )+$/;

/** A phrase that only takes or leaves what was named before it: 'bilkul nahi', 'zaroor rakhna', 'skip please'. */
const curt =
  /^ (?=.* (?:nahin|not|never|no|nope|skip|remove|zaroor|zarur|rakhna|rakho|rakhiye|daal|dalna|hata\S*|chhod\S*|rehne|dont) )(?:(?:nahin|not|never|no|nope|skip|remove|zaroor|zarur|rakhna|rakho|rakhiye|daal|dalna|hata\S*|chhod\S*|rehne|dont|want|please|bilkul|hai|hain|karo|karna|karne|kar|dena|do|de|at|all|thanks|thank|you|way|chance|for|me|mujhe|ever|again|to|bhi|ji|sir|bhai|go|i) )+$/;

/** 'I cannot do one pull-up yet. Want to learn.' */
const implied =
  /^ (?:(?:but|par|to|bas|i|and|mujhe|still) )*(?:sikhna|seekhna|sikhne|seekhne|सीखना|learn|(?:want|wanna|would like|keen) (?:to )?learn) (?:hai |h |hain |है |it |how |now |chahta |chahti |hu |to )*$/;

/** The phrase that a pronoun means: the nearest before it that names a thing, over at most two that name none. */
function namedBefore(clauses: readonly Clause[], at: number): Clause | undefined {
  const near = clauses.slice(Math.max(0, at - 3), at).reverse();
  const isNear = (clause: Clause, back: number) =>
    hasThing(masked(clause.words)) &&
    (back === 0 ||
      likewise.test(masked(clauses[at]?.words ?? [])) ||
      pronoun.test(masked(clauses[at]?.words ?? [])) ||
      (near[0]?.words.length ?? 0) <= 2);
  return near.find(isNear);
}

/** What is felt about a thing by a phrase that is as good as saying it. */
const feltOf = (text: string): Stance | undefined => {
  const felt = learnedStance(text);
  return felt && felt !== 'neutral' ? stanceOf[felt] : undefined;
};

/** What a phrase says of the things that the one before it names: 'lunges make my knee click, so bin them'. */
function withPronouns(phrases: readonly KnownPhrase[], clauses: readonly Clause[], isOfOthers: (clause: Clause) => boolean): KnownPhrase[] {
  const known = [...phrases];
  for (const [at, clause] of clauses.entries()) {
    const before = namedBefore(clauses, at);
    const text = masked(clause.words);
    const named = masked(before?.words ?? []);
    if (!before || !hasThing(named) || isOfOthers(clause)) continue;
    if (likewise.test(text)) {
      const stance = known.find(
        (one) => one.clause.first <= before.first && before.first < one.clause.first + one.clause.words.length,
      )?.stance;
      if (stance) known.unshift({ clause, kinds: [], isLearned: false, stance });
    }
    if (hasThing(text) && !pronounOfList.test(text)) continue;
    // 'Lunges? No thank you.'
    const isBare = named.replaceAll(/ (?:§exercise|§tool|and|or|the|my)(?= )/g, '').trim() === '';
    const isCurt = curt.test(text);
    const whole = pronoun.test(text) ? text.replace(pronoun, ' §exercise') : isBare ? named + text.trimStart() : ` §exercise${text}`;
    const isImplied = implied.test(text);
    const stance = isImplied ? 'wanted' : pronoun.test(text) || isBare || isCurt ? (idiomIn(whole) ?? feltOf(whole)) : undefined;
    if (!stance) continue;
    // 'My wife hates squats. I like them.'
    if (isOfOthers(before)) {
      known.unshift({ clause, kinds: [], isLearned: false, stance, about: before });
      continue;
    }
    const told = known.findIndex((one) => one.clause.first <= before.first && before.first < one.clause.first + one.clause.words.length);
    const own = { kinds: [], ...known[told], clause: before, isLearned: false, stance };
    known.splice(told < 0 ? known.length : told, told < 0 ? 0 : 1, own, { clause, kinds: ['aside'], isLearned: false });
  }
  return known;
}

const theseDays =
  / (?:these|those|that|this|both|us|un|in|उस|उन|इन) (?:\d )?(?:days|day|दिनों) | (?:not|no|never|nahin) (?:on )?(?:then|those|them|that days?) | (?:keep|leave) (?:them|those|it|both|that) | skip $/;
const isLeft = / (?:leave|keep|then|clear|free|empty|off|nahin|chhod\S*|chod\S*|skip|no|not|out|rest|chutti|छोड\S*) /;

const noAnswer = /^ (?:(?:also|no|nope|nah|not|never|nahin|either|too|same|off|out|way|chance|thanks|again|sorry) )+$/;
const onlyDays = /^ (?:(?:§day|and|or|the|on|what|about|ko) )+$/;

/** 'I coach on Tuesday, so leave that day empty': what is said of days that the phrase before names. */
function withDays(phrases: readonly KnownPhrase[], clauses: readonly Clause[]): KnownPhrase[] {
  return clauses.reduce<KnownPhrase[]>(
    (known, clause, at) => {
      const before = clauses[at - 1];
      const text = masked(clause.words);
      const isTold = before !== undefined && masked(before.words).includes('§day') && !text.includes('§day');
      // 'Saturday? No.'
      const isAnswer = isTold && noAnswer.test(text) && onlyDays.test(masked(before.words));
      if (!isTold || !(isAnswer || (theseDays.test(text) && isLeft.test(text)))) return known;
      return [
        { clause: before, kinds: ['dayRest'], isLearned: false, isOfDays: true },
        { clause, kinds: ['aside'], isLearned: false },
        ...known.filter((one) => one.clause.first !== clause.first),
      ];
    },
    [...phrases],
  );
}

/** 'The rack is always taken, barbells too': what only adds things to the part before belongs to it. */
function joined(parts: readonly Clause[]): Clause[] {
  return parts.reduce<Clause[]>((all, part) => {
    const before = all.at(-1);
    const rest = masked(part.words).replaceAll(/ (?:§exercise|§tool|too|also|as|well|and|or|bhi|the|my|nor)(?= )/g, '');
    if (!before || rest.trim() !== '' || !hasThing(masked(part.words)) || !hasThing(masked(before.words))) return [...all, part];
    return [...all.slice(0, -1), before.and(part)];
  }, []);
}

/** The phrases of a clause of which the kind is known: parts between commas, their halves around 'and', or a short one as a whole. */
function knownIn(clause: Clause): KnownPhrase[] {
  const parts = joined(clause.parts()).flatMap((part): KnownPhrase[] => {
    const own = know(part);
    if (own && !own.isLearned) return [own];
    const each = halves(part).flatMap((half) => know(half) ?? []);
    const isTwo = each.length > 1 && new Set(each.flatMap(({ kinds }) => kinds)).size > 1;
    return each.some((one) => !one.isLearned) || !own || isTwo ? each : [own];
  });
  if (parts.length > 0 || clause.parts().length < 2 || clause.words.length > 18) return parts;
  const whole = know(clause);
  return whole ? [whole] : [];
}

/** The phrases of a text of which the kind is known. */
export function knownPhrases(wish: WishText): KnownPhrase[] {
  const clauses = wish.clauses();
  const parts = clauses.flatMap((clause) => clause.parts());
  const isOfOthers = (clause: Clause) => clause.words.some((_word, at) => wish.isOfOthers(clause.first + at));
  return withDays(withPronouns(clauses.flatMap(knownIn), parts, isOfOthers), parts);
}

const firstNumber = (clause: Clause): number | undefined => {
  const found = clause.words.find((word) => /^\d+$/.test(word));
  return found === undefined ? undefined : Number(found);
};

/** What a kind asks for that the phrase itself completes: minutes, days, or where it hurts. */
function completed(kind: string, clause: Clause): readonly Constraint[] {
  const { plain } = clause;
  if (kind === 'shortSession') {
    const minutes = minutesIn(plain) ?? firstNumber(clause) ?? 0;
    return minutes >= 10 && minutes <= 120 ? [{ type: 'minutes', value: minutes }] : [];
  }
  if (kind === 'fewDays') {
    const days = / (?:every days|everyday|daily|roz|rozana|har roz|har days) /.test(plain)
      ? 7
      : / twice /.test(plain)
        ? 2
        : / thrice /.test(plain)
          ? 3
          : / once /.test(plain)
            ? 1
            : (firstNumber(clause) ?? 0);
    return days >= 1 && days <= 7 ? [{ type: 'days', value: days }] : [];
  }
  const part = kind === 'hurts' || kind === 'hurtBefore' ? partIn(plain.trim()) : undefined;
  if (part) return [kind === 'hurts' ? { type: 'injury', value: part } : { type: 'pastInjury', value: part }];
  return meaningsOfKinds[kind] ?? [];
}

/** What a phrase asks about the exercises that another names. */
function ofNamed({ clause, stance, about }: KnownPhrase): Read[] {
  const type = stance === 'wanted' ? 'wantExercise' : stance === 'refused' ? 'noExercise' : undefined;
  if (!about || !type) return [];
  const constraints = mentionsIn(about.words).flatMap(({ thing }): Constraint[] =>
    thing.kind === 'exercise' ? [{ type, value: thing.named }] : [],
  );
  return [{ first: clause.first, last: clause.first + clause.words.length - 1, constraints }];
}

const counted: ReadonlySet<string> = new Set(['setsAndReps', 'exerciseCount', 'rests', 'order', 'split']);
/** Kinds that stand beside what single words of their phrase ask for. */
const beside: ReadonlySet<string> = new Set(['space', 'bound', 'finisher', 'date', 'nothing']);

/** The words without which a phrase is only taken for one about doses. */
const evidence: Readonly<Record<string, RegExp>> = {
  setsAndReps: / (?:sets?|reps?|repetitions?|amrap|pyramid|failure|सेट|दोहराव) /,
  exerciseCount: / (?:\d+|few|fewer|less|short|kam|many) /,
  rests: / (?:rests?|breaks?|aaram|आराम|pauses?) /,
  order: / (?:first|last|before|after|pehle|end|start|begin|then|baad|phir|finish|पहले|बाद) /,
  split: / (?:split|body|chest|push|pull|people|upper|muscle|alag|हिस्सा|पुश) /,
};
const isCounted = (kind: string, clause: Clause) =>
  counted.has(kind) && (readDoses(clause).length > 0 || evidence[kind]?.test(clause.plain) === false);

/** What the kinds of a phrase ask for. */
export function readKinds(phrase: KnownPhrase): Read[] {
  const { clause, kinds, isLearned } = phrase;
  if (phrase.about) return ofNamed(phrase);
  const place = {
    first: clause.first,
    last: clause.first + clause.words.length - 1,
    reach: isLearned && !kinds.every((kind) => beside.has(kind)) ? 'guess' : 'phrase',
  } as const;
  return kinds.flatMap((kind): Read[] => {
    const constraints = completed(kind, clause);
    if (kind === 'ofOthers') return [{ first: place.first, last: place.last, aside: true }];
    // What was and is over must not be taken for what is.
    if (kind === 'hurtBefore' && constraints.length > 0) return [{ first: place.first, last: place.last, constraints }];
    // What was read as a number is done.
    const cannot = isCounted(kind, clause) ? undefined : reasons[kind];
    const always = promises[kind];
    return [
      ...(constraints.length > 0 ? [{ ...place, constraints }] : []),
      ...(cannot ? [{ ...place, cannot }] : []),
      ...(always ? [{ ...place, always }] : []),
      ...(kind === 'aside' || kind === 'dayOther' ? [{ ...place, aside: true as const }] : []),
    ];
  });
}
