import type { Constraint } from '../../../contract/assistant/constraints.ts';
import type { Said } from './said.ts';
import { sports } from '../../../contract/sports.ts';
import { ageIn } from '../safety/index.ts';

const spelt: Readonly<Record<string, number>> = {
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  once: 1,
  twice: 2,
  thrice: 3,
  ek: 1,
  do: 2,
  teen: 3,
  tin: 3,
  char: 4,
  paanch: 5,
  panch: 5,
  chhe: 6,
  saat: 7,
  एक: 1,
  दो: 2,
  तीन: 3,
  चार: 4,
  पांच: 5,
  छह: 6,
  सात: 7,
  ten: 10,
  fifteen: 15,
  twenty: 20,
  thirty: 30,
  forty: 40,
  sixty: 60,
};
const amount = `(\\d[\\d.]*|${Object.keys(spelt).join('|')})`;
const valueOf = (said: string): number => spelt[said] ?? Number(said);
/** A figure, and where in the text it is said. */
type Figure = { readonly value: number; readonly index: number; readonly length: number };
const figureOf = (found: RegExpExecArray | null, value?: number): Figure | undefined =>
  found === null ? undefined : { value: value ?? valueOf(found[1] ?? ''), index: found.index, length: found[0].length };
const find = (text: string, ...patterns: string[]): Figure | undefined => {
  for (const pattern of patterns) {
    const found = figureOf(new RegExp(`(?<= )${pattern}`, 'u').exec(text));
    if (found) return found;
  }
  return undefined;
};
const whole = (figure: Figure | undefined, least: number, most: number): Figure | undefined =>
  figure !== undefined && Number.isFinite(figure.value) && figure.value >= least && figure.value <= most
    ? { ...figure, value: Math.round(figure.value) }
    : undefined;

function minutesIn(text: string): Figure | undefined {
  // A finishing time is not a time available for training.
  const open = text.replace(
    /(?<= )(?:ran|run|completed|finished|walked|cycled|did) (?:[^ ;]+ ){0,4}in \d[\d.]* (?:min\w*|hours?) /gu,
    (said) => ' '.repeat(said.length),
  );
  const hours = find(open, `${amount} ?(?:hours?|hrs?|ghante|ghanta|घंटे|घंटा) `);
  const half = / (?:half (?:an? )?hour|aadha ghanta|adha ghanta|आधा घंटा) /u.exec(open);
  if (half) return figureOf(half, 30);
  const hour = / (?:an|per) hour /u.exec(open);
  if (hours === undefined && hour) return figureOf(hour, 60);
  return (
    whole(find(open, `${amount} ?(?:minutes?|mins?|min|minat|मिनट|मिनिट) `), 3, 240) ??
    whole(hours === undefined ? undefined : { ...hours, value: hours.value * 60 }, 3, 240)
  );
}

const daysIn = (text: string): Figure | undefined =>
  whole(
    find(
      text,
      `${amount} ?(?:days?|times|x|sessions?|workouts?) (?:, )?(?:a|per|every|each|in a|/)? ?week `,
      `${amount} (?:a|per) week `,
      `(?:hafte|hafta|week|हफ्ते|सप्ताह) (?:main|mein|me|में) ${amount} (?:din|days?|दिन|baar|bar|बार) `,
      `only ${amount} days `,
      `${amount} days? only `,
    ) ?? figureOf(/ (?:every day|everyday|daily|roz|रोज) (?:workout|exercise|train|session|kasrat)/u.exec(text), 7),
    1,
    7,
  );

function heightIn(text: string): Figure | undefined {
  const feet = / (\d) ?(?:ft|feet|foot|′) ?(\d{1,2})?/u.exec(text) ?? / i am (\d) (\d{1,2}) tall /u.exec(text);
  if (feet) return whole(figureOf(feet, (Number(feet[1]) * 12 + Number(feet[2] ?? 0)) * 2.54), 90, 250);
  return whole(find(text, `${amount} ?(?:cm|cms|centimetres?|centimeters?|सेमी) `), 90, 250);
}
const weightIn = (text: string): Figure | undefined =>
  whole(
    find(
      text,
      `(?:weigh|weight|weight is|weighing|vajan|wajan|vazan|वजन|i am|am) (?:, )?(?:is |about |around |mera |है )?${amount} ?(?:kg|kgs|kilos?|किलो) `,
    ),
    20,
    300,
  );
function yearsIn(text: string): Figure | undefined {
  const years = ageIn(text);
  return years === undefined
    ? undefined
    : whole(figureOf(new RegExp(`(?<= )${years}(?!\\d)`).exec(text) ?? /(?<= )\S/.exec(text), years), 5, 100);
}

const sportWords: readonly (readonly [RegExp, string])[] = sports.map(({ name }) => {
  const word =
    name === 'Soccer / Football'
      ? 'football|soccer|futsal|फुटबॉल'
      : `${name.toLowerCase()}${name === 'Cricket' ? '|क्रिकेट' : name === 'Badminton' ? '|बैडमिंटन' : ''}`;
  return [new RegExp(`(?<= )(?:${word})(?:er|s)? `, 'u'), name];
});
const told: readonly (readonly [RegExp, Constraint])[] = [
  [
    / (?:beginner|novice|newbie|just started|just starting|new to (?:the )?(?:gym|exercise|training|working)|never (?:exercised|trained)|naya hu|शुरुआती) /u,
    { type: 'level', value: 'beginner' },
  ],
  [/ intermediate /u, { type: 'level', value: 'intermediate' }],
  [/ (?:advanced|experienced lifter) /u, { type: 'level', value: 'advanced' }],
  [/ (?:i am|am|as) an? (?:[^ ;]+ )?(?:woman|female|girl|lady) /u, { type: 'sex', value: 'female' }],
  [/ (?:i am|am|as) an? (?:[^ ;]+ )?(?:man|male|boy|guy) /u, { type: 'sex', value: 'male' }],
  [
    / (?:fat loss|weight loss|(?:lose|loose|losing|reduce|reducing|cut|shed|burn|drop|dropping) (?:[^ ;]+ ){0,2}(?:weight|fat|belly|kgs?|kilos?|inches)|slim down|get lean|leaner|patla hona|patli hona|charbi (?:kam|ghat\w*)|(?:vajan|wajan|weight|motapa) (?:kam|ghat\w*)|वजन (?:कम|घट\S*)) /u,
    { type: 'goal', value: 'loseFat' },
  ],
  [
    / (?:(?:gain|build|put on|add|more) (?:[^ ;]+ ){0,2}(?:muscle|muscles|mass|size|weight)|bulk|bulking|hypertrophy|(?:weight|muscle|mass) gain|(?:vajan|weight|wajan) badh\w*|वजन बढ\S*) /u,
    { type: 'goal', value: 'buildMuscle' },
  ],
  [
    / (?:maintain|keep|maintaining|stay at|stay) (?:my |at )?(?:weight|current weight|(?:\d{2,3}) ?(?:kg|kgs|kilos?)) /u,
    { type: 'goal', value: 'keepWeight' },
  ],
  [/ (?:get|getting|become|be) (?:fit|fitter)|improve (?:my )?(?:fitness|stamina) /u, { type: 'goal', value: 'getFitter' }],
];

/** Amounts, level, goal, sex and sport in a normalised text. */
export function readAmounts(plain: string): Said[] {
  const figures: readonly (readonly [Constraint['type'], Figure | undefined])[] = [
    ['minutes', minutesIn(plain)],
    ['days', daysIn(plain)],
    ['meals', whole(find(plain, `${amount} meals `, `${amount} (?:baar|bar|बार) (?:khana|खाना) `), 1, 8)],
    ['age', yearsIn(plain)],
    ['weightKg', weightIn(plain)],
    ['heightCm', heightIn(plain)],
    [
      'kcal',
      / (?:burn|burned|burning|meal|breakfast|lunch|dinner|snack|deficit) /u.test(plain)
        ? undefined
        : whole(find(plain, `${amount} ?(?:kcals?|cals?|calories|calorie|कैलोरी) `), 100, 6000),
    ],
  ];
  const of = (pattern: RegExp, constraint: Constraint): Said[] =>
    [...plain.matchAll(new RegExp(pattern.source, 'gu'))].map((found) => ({ constraint, index: found.index, length: found[0].length }));
  return [
    ...figures.flatMap(([type, figure]) =>
      figure === undefined ? [] : [{ constraint: { type, value: figure.value } as Constraint, index: figure.index, length: figure.length }],
    ),
    ...told.flatMap(([pattern, constraint]) => of(pattern, constraint)),
    ...sports.flatMap(({ id, name }) =>
      sportWords.filter(([, one]) => one === name).flatMap(([pattern]) => of(pattern, { type: 'sport', value: id })),
    ),
  ];
}
