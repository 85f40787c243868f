import type { Constraint } from '../../../../../contract/assistant/constraints.ts';
import { doseBounds, type MuscleGroup } from '../../../../../contract/assistant/workout-wishes.ts';
import type { Sentence } from '../../../wishes/index.ts';
import type { Read } from './read.ts';
import { mentionsIn } from './thing-words.ts';
import type { Clause, Found } from './wish-text.ts';

type Dose = keyof typeof doseBounds;
const within = (type: Dose, value: number): Constraint[] => {
  const [least, most] = doseBounds[type];
  return Number.isFinite(value) && value >= least && value <= most ? [{ type, value }] : [];
};

const unit = '(?:seconds?|secs?|sec|s|सेकंड|सेकेंड)';
const apart = '(?:for |of |is |to |around |about |at least |only |like |ka |का |max |between |in |the |my |sets? |, )*';
type Rule = readonly [RegExp, (found: Found['groups']) => Constraint[]];
const number = (text: string | undefined) => Number(text);
const mean = (one: string | undefined, other: string | undefined) =>
  other === undefined ? number(one) : Math.round((number(one) + number(other)) / 2);

const rules: readonly Rule[] = [
  // '5x5', '3 sets of 12', '4 by 8'.
  [
    /(?<= )(\d) ?(?:x ?|by |sets? (?:of |x |, )?|सेट )(\d{1,2})(?: reps?| रेप)? (?!minutes|days|times|seconds?|sec |kg|kilos?|exercises|metres?|m )/g,
    ([sets, reps]) => [...within('mostSets', number(sets)), ...within('repsOf', number(reps))],
  ],
  [
    /(?<= )(\d{1,2})(?: (?:to|-|or|se) (\d{1,2}))? (?:reps?|repetitions?|रेप|रेप्स|दोहराव) /g,
    ([one, other]) => within('repsOf', mean(one, other)),
  ],
  [
    /(?<= )(?:reps?|repetitions?|repeats) (?:of |around |about |at |in sets of )*(\d{1,2})(?: (?:to|-|or|se) (\d{1,2}))? /g,
    ([one, other]) => within('repsOf', mean(one, other)),
  ],
  [/(?<= )(?:high(?:er)?|more|lots of|many|zyada|jyada|ज्यादा) (?:reps?|repetitions?|दोहराव) /g, () => within('repsOf', 15)],
  [/(?<= )(?:low(?:er)?|few|fewer|kam|कम) (?:reps?|repetitions?|दोहराव) /g, () => within('repsOf', 5)],
  [
    /(?<= )(\d)(?: (?:to|-|or|se) (\d))? (?:working |hard |straight )?(?:sets?|सेट) (?!of \d|x |\d)/g,
    ([one, other]) => within('mostSets', number(other ?? one)),
  ],
  [
    new RegExp(`(?<= )(\\d{2,3}) ?${unit} ${apart}(?:rests?|breaks?|aaram|aram|pauses?|आराम|रेस्ट) `, 'g'),
    ([value]) => within('restFor', number(value)),
  ],
  [
    new RegExp(`(?<= )(?:rests?|breaks?|aaram|pauses?|resting|आराम|रेस्ट) ${apart}(\\d{2,3}) ?${unit} `, 'g'),
    ([value]) => within('restFor', number(value)),
  ],
  [
    new RegExp(`(?<= )(\\d(?:\\.5)?) minutes ${apart}(?:rests?|breaks?|aaram|aram|pauses?|आराम|रेस्ट) `, 'g'),
    ([value]) => within('restFor', number(value) * 60),
  ],
  [
    new RegExp(`(?<= )(?:rests?|breaks?|aaram|pauses?|resting|आराम|रेस्ट) ${apart}(\\d(?:\\.5)?) minutes `, 'g'),
    ([value]) => within('restFor', number(value) * 60),
  ],
  [/(?<= )(?:a )?(?:half minutes|half a minutes) (?:of )?(?:rest|break) /g, () => within('restFor', 30)],
  [/(?<= )(?:short|shorter|minimal|little|less|quick|kam) (?:rests?|breaks?) /g, () => within('restFor', 40)],
  [
    /(?<= )(?:long|longer|more|proper|full|zyada) (?:rests?|breaks?) (?:between|in between|for|on|periods?|times?|after each|please) /g,
    () => within('restFor', 150),
  ],
  [
    /(?<= )(?:push pull (?:and )?(?:legs?|lower)|people (?=$|split|is fine|routine|plan|program|please|style|works|chahiye|\d)|पुश पुल लेग\S*) ?/g,
    () => [{ type: 'split', value: 'pushPullLegs' }],
  ],
  [
    /(?<= )(?:upper (?:and |or )?(?:body )?(?:and )?lower(?: body)?(?: split| days?)?|upper lower(?: split)?) (?!back)/g,
    () => [{ type: 'split', value: 'upperLower' }],
  ],
  [
    /(?<= )(?:full|whole|total|entire) body (?:each|every|in each|in every|workouts?|sessions?|split|routine|training|plan|program|har|only|thrice|twice|\d|please|days?) /g,
    () => [{ type: 'split', value: 'fullBody' }],
  ],
  [/(?<= )(?:full|whole) body $/g, () => [{ type: 'split', value: 'fullBody' }]],
];

/** How many exercises a session may have, of a clause that speaks of that number. */
const exercises =
  /(?<= )(?:(?:only|max|maximum|at most|just|not more than|no more than|upto|up to|about|around|like|limit (?:it |me )?to) )?(\d{1,2})(?: (?:to|or|-|se) (\d{1,2}))? (?:different |total |good |main )?(?:exercises|moves|movements) (?=(.*))/g;
const ofASession =
  /^(?:max|maximum|at most|only|tops|per|a|in|each|every|for|total|is|are|please|and|max\S*|or fewer|or less|bas|se|hi|kaafi|kafi|enough|plenty|workouts?|sessions?|$)/;
const limiting = / (?:only|max|maximum|at most|just|more than|upto|up to|limit|tops|fewer|less|most|bas|zyada|se) /;

/** The number of exercises that a clause asks for. */
const exerciseCountIn = (clause: Clause): Constraint[] =>
  clause
    .find(exercises)
    .flatMap(({ groups: [one, other, behind = ''] }) =>
      ofASession.test(behind) || limiting.test(clause.plain) ? within('mostExercises', number(other ?? one)) : [],
    );

const first =
  /(?<= )(?:(?:start|begin|open|starting|beginning) (?:each |every |the |it |session |workouts? )*with (?:the |my )?([a-z]+(?: body)?)|([a-z]+(?: body)?) (?:exercises |work |day )?(?:first|at the (?:start|beginning)|to begin with|to start with)|first (?:the |my )?([a-z]+(?: body)?)|(?:pehle|pahle|sabse pehle) ([a-z]+)|पहले (\S+)) /g;
const last =
  /(?<= )(?:(?:end|finish|close|ending|finishing) (?:each |every |the |it |off |session |workouts? )*(?:with|on) (?:the |my |some )?(?:abs|core)|(?:abs|core|pet) (?:exercises |work |day |wala |ka )?(?:last|at the end|in the end|at last|end me|aakhir me|sabse last|baad me|baad mein)|(?:last|end|aakhir) (?:me |mein )?(?:abs|core)) /g;
const onCore: Sentence = {
  english: 'The trunk comes last: tired, it would not steady you in the large lifts before it.',
  hindi: 'धड़ के व्यायाम आख़िर में आते हैं: थका धड़ बड़े व्यायामों में आपको थाम नहीं पाता।',
};
const coreLast: Sentence = { english: 'The trunk comes last in each session.', hindi: 'हर सत्र में धड़ के व्यायाम आख़िर में आते हैं।' };
const groupOf = (word: string): MuscleGroup | undefined => {
  const thing = mentionsIn(word.split(' '))[0]?.thing;
  return thing?.kind === 'muscle' ? thing.group : undefined;
};

function readOrder(clause: Clause): Read[] {
  const firsts = clause.find(first).flatMap(({ first: from, last: to, groups }): Read[] => {
    const group = groupOf(groups.find((one) => one !== undefined) ?? '');
    if (!group) return [];
    return [
      { first: from, last: to, ...(group === 'core' ? { cannot: onCore } : { constraints: [{ type: 'trainFirst', value: group }] }) },
    ];
  });
  return [...firsts, ...clause.find(last).map(({ first: from, last: to }): Read => ({ first: from, last: to, always: coreLast }))];
}

/** Sets, repetitions, rests, numbers of exercises, the split of a week and the order of a session that a clause asks for. */
export function readDoses(clause: Clause): Read[] {
  const reads: Read[] = [];
  for (const [pattern, constraintsOf] of rules) {
    for (const { first: from, last: to, groups } of clause.find(pattern)) {
      const constraints = constraintsOf(groups);
      if (constraints.length > 0 && !reads.some((one) => one.first <= to && from <= one.last))
        reads.push({ first: from, last: to, constraints });
    }
  }
  const counts = clause
    .find(exercises)
    .map((found): Read => ({ first: found.first, last: clause.first + clause.words.length - 1, constraints: exerciseCountIn(clause) }))
    .filter((one) => 'constraints' in one && one.constraints.length > 0);
  return [...reads, ...counts, ...readOrder(clause)];
}
