import type { Constraint } from '../../../../../contract/assistant/constraints.ts';
import { weekdays, type Weekday } from '../../../../../contract/assistant/weekdays.ts';
import { dayAfter } from '../../../part/index.ts';
import { learnedDayKind, masked } from '../kinds/phrase-kinds.ts';
import type { KnownPhrase } from '../kinds/read-kinds.ts';
import { minutesIn } from './read-minutes.ts';
import type { Read } from './read.ts';
import type { Clause } from './wish-text.ts';

const dayOf = (word: string): Weekday[] => {
  if (/^weekends?$/.test(word)) return ['saturday', 'sunday'];
  if (/^weekdays?$/.test(word)) return ['monday', 'tuesday', 'wednesday', 'thursday', 'friday'];
  return weekdays.filter((day) => day === word);
};
const joiners = new Set('and or , to till through se tak ko the on & din से तक को'.split(' '));

/** Weekdays in a row, such as 'Tuesday, Thursday and Saturday' or 'Monday to Friday'. */
type Run = { readonly from: number; readonly to: number; readonly days: readonly Weekday[]; readonly isListed: boolean };

function runsIn(words: readonly string[]): Run[] {
  const runs: { from: number; to: number; days: Weekday[]; isListed: boolean }[] = [];
  for (const [at, word] of words.entries()) {
    const days = dayOf(word);
    if (days.length === 0) continue;
    const last = runs.at(-1);
    const between = last ? words.slice(last.to + 1, at) : [];
    if (!last || !between.every((one) => joiners.has(one)) || between.length > 3) {
      runs.push({ from: at, to: at, days, isListed: true });
      continue;
    }
    const isRange = between.some((one) => /^(?:to|till|through|se|से)$/.test(one)) && last.days.length === 1 && days.length === 1;
    last.days.push(...(isRange ? daysBetween(last.days[0] as Weekday, days[0] as Weekday) : days));
    last.isListed = true;
    last.to = at;
  }
  return runs.map((run) => ({ ...run, days: weekdays.filter((day) => run.days.includes(day)) }));
}

function daysBetween(from: Weekday, to: Weekday): Weekday[] {
  const days: Weekday[] = [];
  for (let at = weekdays.indexOf(from), count = 0; count < 7; at = (at + 1) % 7, count++) {
    days.push(weekdays[at] as Weekday);
    if (weekdays[at] === to) break;
  }
  return days;
}

const match =
  / (?:marathon|match|matches|maich|game|games|league|tournament|race|fixture|fixtures|final|finals|मैच|tournaments|play (?:football|cricket|tennis|badminton|basketball|hockey|volleyball|matches)|khelta|khelti|खेलता|खेलती) /;
const practice =
  / (?:with (?:the |my |our )?(?:team|club|squad|academy)|practice|practise|nets|team training|training with|coaching|abhyas|अभ्यास|(?:football|cricket|tennis|badminton|basketball|hockey|volleyball|dance|yoga|swim|swimming|karate|judo) (?:training|class|classes|practice|session|sessions)|club training) /;
const refusing =
  / (?:none|nor|fly|chhod|chhodo|chod|chodo|छोड|छोडो|nothing|out|leave|no|not|never|cant|dont|wont|isnt|doesnt|arent|except|avoid|skip|without|closed|close|shut|shuts|busy|rest|resting|recovery|fast|fasting|fasts|vrat|upvas|upwas|roza|roze|व्रत|उपवास|रोजा|chutti|chhutti|chhuti|छुट्टी|holiday|nahin|band|bandh|बंद|travel|travelling|traveling|away|unavailable|impossible|night shift|shift|mandir|temple|church|mosque|namaz|puja|pooja|पूजा|poore din|office late|late|off limits|tuition|exam|exams|off|leave|kaam|meetings|sabbath|aaram|araam|आराम|family day|holy|out of town|overtime|double shift|college|lectures|class|classes|lecture|tuitions|shabbat|sabbath|crazy|hectic|packed|madness|insane|chaos|killing|tough|hard|difficult) /;
/** 'Before class' tells an hour, and no day off. */
const timeOfDay =
  / (?:before|after|till|until) (?:my |the )?(?:class|classes|work|college|office|school|shift|lectures?|tuition|practice|training)(?= )/g;
const isOff = / (?:i am|im|am|we are) (?:off|free|at home) |off work|off from work|free|khali|खाली|available /;
const only =
  / (?:only|free|available|possible|khali|खाली|works?|suits?|best|prefer|preferably|train|training|exercises|workouts|sessions?|gym|can|could|manage|days|hai|want|chahiye|plan|schedule|sakta|sakti|सकता|सकती|lift|karunga|karungi|karna) /;
/** What belongs on one day of the week, which a plan decides by itself. */
const content =
  / (?:legs?|chest|back|arms|shoulders?|push|pull|upper|lower|long run|run|cardio|intervals?|squats?|deadlifts?|bench|core|abs|swim|yoga|hike|trek) (?:day|days|workouts|exercises|session|body|run|on) /;
const ofTraining = / (?:gym|training|train|workouts?|exercises?|sessions?|lifting|strength|leg|legs|best|good|fine|free|only) /;
const starting = / (?:start|starts|starting|begin|beginning|begins|from|next|this|coming|shuru) (?:from |on |next |this |coming )?$/;

const whyNoContent = {
  english:
    'Which exercises come on which day follows from rest between them, so parts of the body are not tied to weekdays. Swap or move them in the plan.',
  hindi: 'किस दिन कौन-सा व्यायाम हो, यह बीच के आराम से तय होता है, इसलिए शरीर के हिस्से दिनों से नहीं बाँधे जाते। प्लान में बदल सकते हैं।',
};

/** The words that belong to a run: back to the run before it and on to the next, divided at an 'and' between them. */
function around(
  clause: Clause,
  runs: readonly Run[],
  at: number,
): { before: readonly string[]; after: readonly string[]; start: number; end: number } {
  const { words } = clause;
  const run = runs[at] as Run;
  const cut = (from: number, to: number) => {
    for (let place = to - 1; place >= from; place--) if (/^(?:and|or|,)$/.test(words[place] ?? '')) return place;
    return -1;
  };
  const previous = runs[at - 1];
  const next = runs[at + 1];
  const opening = cut(0, run.from) + 1;
  // 'At most 30 minutes and no weekends' says nothing of the minutes on weekends.
  const isApart = opening > 0 && words.slice(opening, run.from).some((word) => /^(?:no|not|never|except|nahin|skip)$/.test(word));
  const start = previous ? Math.max(previous.to + 1, cut(previous.to + 1, run.from) + 1) : isApart ? opening : 0;
  const nextCut = next ? cut(run.to + 1, next.from) : -1;
  // Without an 'and' or a comma what stands between two days belongs to the second: 'only on Monday and 20 minutes on Tuesday'.
  const end = next ? (nextCut >= 0 ? nextCut : run.to + 1) : words.length;
  return { before: words.slice(start, run.from), after: words.slice(run.to + 1, end), start, end };
}

const spaced = (words: readonly string[]) => ` ${words.join(' ')} `;

type Meaning = { readonly constraints: readonly Constraint[]; readonly isGuess: boolean } | 'content' | 'aside' | undefined;
const sure = (...constraints: readonly Constraint[]): Meaning => ({ constraints, isGuess: false });

function meaningOf(run: Run, before: string, after: string): Meaning {
  const { days } = run;
  const value = [...days];
  const near = `${before}${after.trimStart()}`;
  const words = (text: string) => text.replaceAll(timeOfDay, ' ').trim().split(' ');
  const nearest = ` ${words(before).slice(-7).join(' ')} ${words(after).slice(0, 7).join(' ')} `;
  if (starting.test(before) || / (?:too|also|bhi|as well) $/.test(after)) return 'aside';
  // 'Leave Thursday free', 'keep Tuesday and Friday free for badminton'.
  if (/ (?:leave|keep|want|need) (?:my |the )?$/.test(before) && /^ (?:free|off|clear|empty|open|light)/.test(after))
    return sure({ type: 'restOn', value });
  if (match.test(nearest)) return sure({ type: 'matchOn', value });
  if (practice.test(nearest)) return sure({ type: 'practiceOn', value });
  const minutes = minutesIn(near);
  // Twelve hours on some days are a shift, and no session.
  if (minutes !== undefined && minutes > mostMinutes) return sure({ type: 'restOn', value });
  if (minutes !== undefined && days.length < 7)
    return sure({ type: 'minutesOn', value: { days: value, minutes: Math.min(120, Math.max(10, minutes)) } });
  if (content.test(nearest)) return 'content';
  // 'Shani itwar ke alawa time nahin milta'.
  if (/^ (?:[^ ]+ ){0,2}except /.test(after) && / nahin /.test(after)) return sure({ type: 'trainOn', value });
  const isExcept = / except /.test(before);
  if (isExcept) return sure({ type: 'restOn', value });
  const isNegated = / (?:not|nahin|cant|dont|never|no) /.test(near);
  if (/ only /.test(near) && !isNegated) return sure({ type: 'trainOn', value });
  if (isOff.test(near) && !isNegated && !/ off $/.test(after)) return sure({ type: 'trainOn', value });
  if (/ (?:leave|leaves|leaving|left) (?:me |us |only |with |me with |for training |for gym )+(?:the )?$/.test(before))
    return sure({ type: 'trainOn', value });
  if (/^ (?:is|are) (?:my |our |the |a )?(?:gym|training|train|workouts?|exercises?|lifting|strength) days? /.test(after))
    return sure({ type: 'trainOn', value });
  if (refusing.test(nearest)) return sure({ type: 'restOn', value });
  // 'Saturday is market day', and not 'Saturday is gym day'.
  if (/^ is (?:[^ ]+ ){1,4}days? /.test(after) && !ofTraining.test(after))
    return { constraints: [{ type: 'restOn', value }], isGuess: true };
  if (only.test(near) || days.length > 1 || near.trim() === '' || / on $/.test(before))
    return { constraints: [{ type: 'trainOn', value }], isGuess: true };
  return undefined;
}

const mostMinutes = 180;
const isChoice = / (?:free|available|possible|any of|either|or|between|khali|खाली) /;

/** Days that are listed to train on are as many sessions; days that are merely free are not. */
function sessionsOf({ days, isListed }: Run, { constraints }: { readonly constraints: readonly Constraint[] }, near: string) {
  // 'Every day except Sunday'.
  if (/ (?:every|all|daily|har|roz|everyday)(?: single)?(?: days)? except /.test(near) && constraints.some(({ type }) => type === 'restOn'))
    return [{ constraints: [{ type: 'days', value: Math.max(1, Math.min(6, 7 - days.length)) }] satisfies Constraint[], isGuess: true }];
  const isPlan = constraints.some(({ type }) => type === 'trainOn') && isListed && days.length > 1 && !isChoice.test(near);
  return isPlan ? [{ constraints: [{ type: 'days', value: Math.min(6, days.length) }] satisfies Constraint[], isGuess: true }] : [];
}

const ofKinds: Readonly<Record<string, (value: Weekday[]) => Constraint>> = {
  dayRest: (value) => ({ type: 'restOn', value }),
  dayTrain: (value) => ({ type: 'trainOn', value }),
  dayMatch: (value) => ({ type: 'matchOn', value }),
  dayPractice: (value) => ({ type: 'practiceOn', value }),
};

const isAside = /^(?:hurts|hurtBefore|dayOther|aside)$/;
const bareList =
  /^ (?:(?:§day|and|or|,|the|my|days|on|to|is|are|mornings?|evenings?|afternoons?|ke|din|please|weekly|week|every|each|of|subah|sham|ko|se|tak) )+$/;

/** What phrases like this one were said of days, where its words do not tell. */
function learnedMeaning(run: Run, { clause, whole }: Part, phrases: readonly KnownPhrase[], meaning: Meaning): Meaning {
  const at = clause.first + run.from;
  const isHere = ({ clause: part }: KnownPhrase) => part.first <= at && at < part.first + part.words.length;
  if (phrases.some((one) => one.isOfDays && isHere(one))) return sure({ type: 'restOn', value: [...run.days] });
  if (meaning !== undefined && !(typeof meaning === 'object' && meaning.isGuess)) return meaning;
  // 'Monday, Wednesday, Friday mornings' only lists days; 'duty, Monday and Friday, all day' says what they are for.
  if (bareList.test(masked(clause.words))) {
    const told = bareList.test(masked(whole.words)) ? undefined : ofKinds[learnedDayKind(masked(whole.words)) ?? '']?.([...run.days]);
    return told ? { constraints: [told], isGuess: true } : meaning;
  }
  const phrase = phrases.find(isHere);
  const kinds = [
    ...(phrase?.kinds ?? []),
    ...(phrase?.kinds.some((kind) => kind.startsWith('day') || isAside.test(kind)) ? [] : [learnedDayKind(masked(clause.words)) ?? '']),
  ];
  // 'Pulled my hamstring on Tuesday' asks for no session on it.
  if (kinds.some((kind) => isAside.test(kind))) return 'aside';
  const constraint = kinds.flatMap((kind) => ofKinds[kind]?.([...run.days]) ?? [])[0];
  return constraint ? { constraints: [constraint], isGuess: true } : meaning;
}

/** Somebody else's days. */
const ofOthers =
  /^(?!.* (?:i|we|me|us|mujhe|main) )(?: and| but| so| aur)? (?:my|his|her|meri|mera) (?:[a-z]+ )?(?:wife|husband|brother|sister|friend|mother|father|son|daughter|partner|boss) /;

/** A part of a clause between commas. */
type Part = { readonly clause: Clause; readonly whole: Clause };

function readPart(part: Part, phrases: readonly KnownPhrase[]): Read[] {
  const { clause } = part;
  if (ofOthers.test(clause.plain)) return [];
  const runs = runsIn(clause.words);
  return runs.flatMap((run, at): Read[] => {
    const { before, after, start, end } = around(clause, runs, at);
    const meaning = learnedMeaning(run, part, phrases, meaningOf(run, spaced(before), spaced(after)));
    if (meaning === undefined) return [];
    const isWide = typeof meaning === 'object' && meaning.constraints[0]?.type === 'minutesOn';
    const place = { first: clause.first + (isWide ? start : run.from), last: clause.first + (isWide ? end - 1 : run.to) };
    if (meaning === 'aside') return [{ ...place, aside: true }];
    if (meaning === 'content') return [{ ...place, cannot: whyNoContent }];
    return [{ ...place, ...meaning }, ...sessionsOf(run, meaning, spaced(before) + spaced(after)).map((one) => ({ ...place, ...one }))];
  });
}

const spread =
  /(?<= )(?:rest days (?:after|between) (?:every|each) (?:training |exercises |gym )?(?:days|session)|(?:alternate|alternative|alternating) (?:days|day)|every (?:other|second|2nd) days?|(?:not|no|never|dont) (?:[^ ]+ ){0,4}(?:consecutive|back to back|in a row|2 days running|successive|continuous)(?: days)?|non consecutive(?: days)?|days? on days? off|1 days (?:chhod|chod|chhor|except)(?: ke| kar| kr)?(?: 1 days)?|(?:1|a) days? (?:gap|rest|break|off) (?:between|in between|after)(?: each| every)?|(?:gap|rest day|rest days|days rest|break) (?:of 1 days )?(?:between|in between)(?! (?:sets?|exercises|each|every set|rounds?))|lagatar (?:2 days )?nahin|लगातार (?:2 days )?(?:[^ ]+ )?nahin|ek days chhod) /g;

const restAfter =
  /(?<= )(?:days? (?:off |rest |free )?after (?:the |my |a |that |each |every )?(?:it|match(?:es)?|game|that|this|league|cup)|(?:off|rest|free|recover|nothing) (?:on |for )?(?:the )?days? after|next days? (?:is )?(?:off|rest|free|empty)|agle days? (?:[^ ;]+ ){0,2}(?:aaram|araam|rest|off|nahin|chutti|chhutti)|अगले days (?:[^ ;]+ ){0,2}(?:आराम|nahin|छुट्टी)) /g;

/** 'Match on Saturday, day off after it'. */
function readDayAfter(clause: Clause, reads: readonly Read[]): Read[] {
  const matches = reads
    .flatMap((one) => ('constraints' in one ? one.constraints : []))
    .flatMap((one) => (one.type === 'matchOn' ? one.value : []));
  const after = matches.map(dayAfter).filter((day) => !matches.includes(day));
  if (after.length === 0) return [];
  return clause.find(restAfter).map(({ first, last }): Read => ({ first, last, constraints: [{ type: 'restOn', value: after }] }));
}

/** 'On those days no gym': what is refused for all the days that were named before. */
const pointsBack =
  / (?:in|un|these|those|both|dono|दोनों|इन|उन) (?:in |dono |both |दोनों )?(?:days|din|दिन) (?:[^ ;]+ ){0,3}(?:nahin|no|not|off|free|rest|chutti|chhutti) | (?:no|not) (?:[^ ;]+ ){0,3}(?:on |in )?(?:these|those|both|either) (?:of those |of these )?days /;

/** The days of a clause that 'those days' refuses, whatever is on them. */
function readPointedBack(clause: Clause): Read[] {
  if (!pointsBack.test(clause.plain)) return [];
  return runsIn(clause.words).map(({ from, to, days }): Read => ({
    first: clause.first + from,
    last: clause.first + to,
    constraints: [{ type: 'restOn', value: [...days] }],
  }));
}

/** Weekdays, matches and team training that a clause names. */
export function readDays(clause: Clause, phrases: readonly KnownPhrase[] = []): Read[] {
  const pointed = readPointedBack(clause);
  if (pointed.length > 0) return pointed;
  const reads = listParts(clause).flatMap((part) => readPart({ clause: part, whole: clause }, phrases));
  return [
    ...reads,
    ...readDayAfter(clause, reads),
    ...clause.find(spread).map(({ first, last }): Read => ({ first, last, constraints: [{ type: 'spread', value: 'yes' }] })),
  ];
}

/** Parts of a clause at commas that do not stand between two weekdays. */
function listParts(clause: Clause): Clause[] {
  const { words, first } = clause;
  const isTimetable = [...clause.plain.matchAll(/day , \d+ (?:minutes|hours) /g)].length > 1;
  const cuts = words.flatMap((word, at) => {
    const isInList = dayOf(words[at - 1] ?? '').length > 0 && (dayOf(words[at + 1] ?? '').length > 0 || joiners.has(words[at + 1] ?? ''));
    const isOfPart = /^(?:which|namely|ie|i|that)$/.test(words[at + 1] ?? '') && / (?:is|are|e) /.test(` ${words[at + 2] ?? ''} `);
    const isLike = /^(?:like|say|about|around|max|only|maximum)$/.test(words[at + 1] ?? '') && /^\d/.test(words[at + 2] ?? '');
    // 'Tuesday: 20 minutes, Thursday: 40 minutes'.
    const isTimed = isTimetable && dayOf(words[at - 1] ?? '').length > 0 && /^\d/.test(words[at + 1] ?? '');
    return word === ',' && !isInList && !isOfPart && !isLike && !isTimed ? [at] : [];
  });
  return [-1, ...cuts]
    .map((cut, at) => clause.slice(cut + 1, cuts[at] ?? words.length))
    .filter((part) => part.words.length > 0 && part.first >= first);
}
