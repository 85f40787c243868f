import type { Constraint } from '../../../../../contract/assistant/constraints.ts';
import type { ExerciseNamed } from '../../../../../contract/assistant/workout-wishes.ts';
import type { Sentence } from '../../../wishes/index.ts';
import { barLifts } from '../bar-lifts.ts';
import { exercisesNamed } from '../wishes-of.ts';
import type { Read } from './read.ts';
import { mentionsIn } from './thing-words.ts';
import type { Clause, Found } from './wish-text.ts';

const pounds = 0.4536;
const unit = '(kgs?|kilos?|kilograms?|kilogrammes?|किलो|किग्रा|केजी|lbs?|pounds?|plates?)';
const figure = '(\\d{1,3}(?:\\.\\d{1,2})?)';
/** What may stand between a lift and its figure. */
const between =
  '(?:(?:is|of|at|around|about|approx|approximately|roughly|nearly|almost|currently|now|right now|max|maximum|maxes|1 ?rm|1 rep max|one rep max|e1rm|pr|pb|prs|best|record|top set|working (?:weight|set|sets|load)|weight|load|it|ka|ki|ke|ko|hai|h|hain|he|me|mein|main|par|pe|with|up|to|upto|up to|goes|go|does|can|do|i|am|lift|lifts|lifting|use|using|hit|a|the|karta|karti|kar|leta|leti|lagata|lagati|uthata|uthati|hu|hun|hoon|mera|meri|more than|above|over|का|की|के|है|में|मैं|,) ){0,5}';
/** How often the figure is lifted: 'for 5', 'x 5', '5 reps', '5 baar'. */
const often =
  '(?:(?:for|x|ke|of|×) ?(?:\\d{1,2} ?(?:x ?|sets? of ))?(\\d{1,2})(?: (?:reps?|rep|repetitions|times|baar|रेप्स?|बार))? (?!days|week|minutes)|x(\\d{1,2}) |(?:, |a )?(\\d{1,2}) (?:reps?|repetitions|times) )?';
/** Sets and repetitions before the weight: '5x5 at 80 kg'. */
const scheme =
  '(?:, )?(?:(?:\\d{1,2} ?(?:x ?|sets? (?:of )?)(\\d{1,2}) (?:reps? )?(?:at |with |of |on |, )?)|(?:(\\d{1,2}) reps? (?:at |with |of |on |, )?))?';
/** What tells before or behind that the figure is a maximum. */
const ofMax = '(?:(?:my|current|best|max|maximum|maxes|1 ?rm|1 rep max|one rep max|pr|prs|pb|is|are|mera|meri|,|for|of) )*';
/** What makes another exercise of a lift, or a figure without a unit a count. */
const otherLift =
  '(?<! (?:dumbbells?|db|dbs|goblet|split|hack|leg|single|one|pistol|jump|jumping|wall|chair|air|bodyweight|incline|decline|smith|machine|kettlebell|kb|bulgarian|sumo|close grip|seated|arm|push|chest|romanian|stiff|body) )';
const counting =
  '(?!(?:reps?|repetitions|times|sets?|days?|minutes|min|seconds?|secs?|percent|daily|everyday|roz|a day|per day|baar|week|weeks|in a row|every) )';

type Named = { readonly exercise: ExerciseNamed; readonly said: string };
const bars: readonly Named[] = barLifts.map(({ id, english, hindi, said }) => ({ exercise: { id, english, hindi }, said }));

/** What somebody hopes to lift, or lifted once, is no load of today. */
const hoped =
  / (?:want|wants|wanna|goal|goals|target|targets|aim|aiming|reach|hit by|hope|hoping|dream|get to|getting to|get my|take my|bring my|towards|chahta|chahti|chahiye|karna hai|karni hai|karna chahta|pahunchna|le jana|by (?:december|june|summer|the end|next)|someday|one day|soon|would like|trying|चाहता|चाहती|करना है|लक्ष्य|until i can|so that i can|able to) /;
const once =
  / (?:used to|last year|pichle saal|pichhle saal|years ago|year ago|months ago|in the past|back in|when i was|in college|in school|previously|pehle|before my|before the|karta tha|karti thi|करता था|करती थी|पहले|was|were|had) /;
const refusing = / (?:no|not|dont|never|without|avoid|skip|nahin|mat|limit|(?:above|over|under|below|than)(?= \d)) /;
const mostOf = / (?:cant|cannot|unable|barely|struggle|hardly) /;

const limiting = / (?:above|over|more than|heavier than|beyond|se zyada|से ज्यादा) /;

const onLimit: Sentence = {
  english: 'The plan keeps to no limit in kilograms: a weight is chosen by the repetitions left in a set. Stop adding at yours.',
  hindi: 'योजना किलो की सीमा नहीं रखती: वज़न सेट में बचे दोहराव से चुना जाता है। अपनी सीमा पर बढ़ाना रोक दें।',
};
const onHope: Sentence = {
  english:
    'A number that is hoped for gives no load, and no plan can promise it. Write what is lifted today, as ‘squat 80’, and loads in kilograms follow from that.',
  hindi:
    'जिस वज़न तक पहुँचना है उससे भार तय नहीं होता, और उसका वादा कोई प्लान नहीं कर सकता। आज जितना उठता है वह लिखें, जैसे ‘squat 80’, तो उससे किलो में वज़न मिलेंगे।',
};
const onPast: Sentence = {
  english:
    'What was lifted before gives no load for today. Write what goes now, as ‘squat 60 for 5’, and loads in kilograms follow from that.',
  hindi: 'पहले जितना उठता था उससे आज का वज़न तय नहीं होता। अब जितना उठता है वह लिखें, जैसे ‘squat 60 for 5’, तो उससे किलो में वज़न मिलेंगे।',
};

/** A figure beside a lift: where, of which exercise, with its unit and repetitions as they were said. */
type Figure = {
  readonly first: number;
  readonly last: number;
  readonly exercise: ExerciseNamed;
  readonly kg: number;
  readonly reps: number | undefined;
  readonly isSure: boolean;
  readonly isBar: boolean;
};

const inKilos = (said: string | undefined, of: string | undefined) => {
  const value = Number(said) * (/^(?:lb|pound)/.test(of ?? '') ? pounds : 1);
  return Math.round(value * 2) / 2;
};

/** Words of a maximum make a figure one of kilograms. */
const ofMaximum = / (?:max|maximum|1 ?rm|rm|pr|pb|best|record|top set|working) /;

function figureOf(clause: Clause, { exercise }: Named, found: Found, isBar: boolean, order: readonly number[]): Figure[] {
  const [at, of, ...counts] = order.map((place) => found.groups[place]);
  if (of?.startsWith('plate')) return [];
  const reps = counts.find((one) => one !== undefined);
  const said = ` ${clause.plain.slice(Math.max(0, found.index - 14), found.end).trim()} `;
  const value = {
    first: found.first,
    last: found.last,
    exercise,
    kg: inKilos(at, of),
    reps: reps === undefined ? undefined : Number(reps),
  };
  const isSure = of !== undefined || ofMaximum.test(said) || (value.reps !== undefined && value.kg >= 20);
  return [{ ...value, isSure, isBar }];
}

function figuresIn(clause: Clause): Figure[] {
  const others = mentionsIn(clause.words).flatMap(({ thing, from, to }): Named[] =>
    thing.kind === 'exercise' && thing.isOurs && exercisesNamed(thing.named).some(({ needs }) => needs.length > 0)
      ? [{ exercise: thing.named, said: clause.words.slice(from, to + 1).join(' ') }]
      : [],
  );
  const of = (named: Named, isBar: boolean) => {
    const lift = isBar ? `${otherLift}(?:${named.said})` : named.said.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
    const behind = new RegExp(
      `(?<= )(?:${ofMax})${lift} ${between}${scheme}${figure} (?:${unit} )?${counting}${often}(?:max |1 ?rm )?`,
      'g',
    );
    const before = new RegExp(
      `(?<= )${figure} (?:${unit} (?:ka |ki |ke |का |की |in |on |for |at |from |with )?|(?:ka|ki|ke|का|की) )(?:the |my )?${lift} ${often}(?:max |1 ?rm )?`,
      'g',
    );
    return [
      ...clause.find(behind).flatMap((found) => figureOf(clause, named, found, isBar, [2, 3, 0, 1, 4, 5, 6])),
      ...clause.find(before).flatMap((found) => figureOf(clause, named, found, isBar, [0, 1, 2, 3, 4])),
    ];
  };
  const found = [...bars.flatMap((one) => of(one, true)), ...others.flatMap((one) => of(one, false))];
  // The first that reads a figure has it.
  return found.filter((one, at) => !found.slice(0, at).some((other) => other.first <= one.last && one.first <= other.last));
}

/** 'SBD 120 65 150'. */
function totalsIn(clause: Clause): Figure[] {
  return clause
    .find(
      /(?<= )(?:s b d|sbd|squat bench (?:and )?deadlift|squats bench (?:and )?deadlifts?) (?:is |are |: |, |my |at |= )*(\d{2,3})(?: kg)? (?:, |and )?(\d{2,3})(?: kg)? (?:, |and )?(\d{2,3})(?: kg)? /g,
    )
    .flatMap(({ first, last, groups }) =>
      ['barbell-back-squat', 'barbell-bench-press', 'barbell-deadlift'].flatMap((id, at): Figure[] => {
        const named = bars.find(({ exercise }) => exercise.id === id);
        return named ? [{ first, last, exercise: named.exercise, kg: Number(groups[at]), reps: undefined, isSure: true, isBar: true }] : [];
      }),
    );
}

/** The least that a figure without a unit has to be to mean kilograms: of one lift alone, and of several in a row. */
const leastAlone = 40;
const leastOfSeveral = 20;
/** A weight that is named without repetitions is lifted about so often in an ordinary set. */
const usualReps = 10;

/** The words of a clause between the commas, 'and' and 'but' around a figure. */
const around = ({ plain }: Clause, words: readonly string[], from: number, to: number) => {
  const cut = (word: string | undefined) => word === undefined || /^(?:,|and|;)$/.test(word);
  let [start, end] = [from, to];
  while (start > 0 && !cut(words[start - 1])) start--;
  while (end < words.length - 1 && !cut(words[end + 1])) end++;
  return plain === '' ? '' : ` ${words.slice(start, end + 1).join(' ')} `;
};

function readOf(clause: Clause, one: Figure, isOfSeveral: boolean): Read[] {
  const least = isOfSeveral ? leastOfSeveral : leastAlone;
  if (one.kg > 400 || one.kg < 1 || (!one.isSure && (one.kg < least || !one.isBar))) return [];
  const place = { first: one.first, last: one.last };
  const said = around(clause, clause.words, one.first - clause.first, one.last - clause.first);
  if (refusing.test(said) && !mostOf.test(said)) return limiting.test(said) ? [{ ...place, cannot: onLimit }] : [];
  const want: Constraint = { type: 'wantExercise', value: one.exercise };
  if (hoped.test(said))
    return [
      { ...place, constraints: [want] },
      { ...place, cannot: onHope },
    ];
  if (once.test(said))
    return [
      { ...place, constraints: [want] },
      { ...place, cannot: onPast },
    ];
  const reps = one.reps ?? (one.isBar ? 1 : usualReps);
  return reps < 1 || reps > 20 ? [] : [{ ...place, constraints: [{ type: 'lift', value: { exercise: one.exercise, kg: one.kg, reps } }] }];
}

const ofBody =
  /(?<= )(?<! (?:lose|losing|loss|gain|reduce|drop|shed|light|lift|lifting|heavy|target|goal|kam) )(?:(?:my|mera|meri|i am|i weigh|body) )*(?:(bodyweight|body weight|bw|weight|weigh|wajan|vajan|वजन)|(height|lambai|kad|लंबाई)) (?:is |: |, |hai |at |of |about |around )*(\d{2,3}(?:\.\d)?) (?:(?:kgs?|kilos?|cms?|centimetres?|किलो|सेमी) )?/g;

/** What somebody weighs and how tall they are, which is no tool ('bodyweight 70 kg') and no wish to grow. */
const figuresOfBody = (clause: Clause): Read[] =>
  clause.find(ofBody).flatMap(({ first, last, groups }): Read[] => {
    const value = Number(groups[2]);
    const isHeight = groups[0] === undefined;
    if (value < (isHeight ? 90 : 30) || value > 250) return [];
    return [{ first, last, constraints: [isHeight ? { type: 'heightCm', value } : { type: 'weightKg', value }] }];
  });

/** What somebody lifts today, of a clause with figures beside lifts: 'squat 120, bench 65', 'I can squat 80 for 5', 'mera bench 60 kilo hai'. */
export function readLifts(clause: Clause): Read[] {
  const totals = totalsIn(clause);
  const figures = totals.length > 0 ? totals : figuresIn(clause);
  const lifts = figures.flatMap((one) => readOf(clause, one, figures.length > 1));
  const isOfLift = (one: Read) => lifts.some((other) => other.first <= one.last && one.first <= other.last);
  return [...lifts, ...figuresOfBody(clause).filter((one) => !isOfLift(one))];
}
