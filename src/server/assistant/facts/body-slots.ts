import { activities, type Activity } from '../../../data/facts/activities.ts';
import type { Message } from '../understanding/index.ts';

/** What somebody said of a body and of what it does, for figures that are computed from it. */
export type BodySlots = {
  readonly age?: number;
  readonly weightKg?: number;
  readonly heightCm?: number;
  readonly sex?: 'male' | 'female';
  readonly minutes?: number;
  readonly steps?: number;
  /** The id of an activity. */
  readonly activity?: string;
};

const inchCm = 2.54;
const poundKg = 0.453592;

function numberIn(gloss: string, ...patterns: readonly RegExp[]): number | undefined {
  for (const pattern of patterns) {
    const found = pattern.exec(gloss)?.[1];
    if (found !== undefined) return Number(found);
  }
  return undefined;
}

function ageIn(gloss: string): number | undefined {
  const age = numberIn(
    gloss,
    / (\d{1,2}) (?:year|years|yr|yrs|yo|y o|साल|वर्ष)(?= )/,
    / age (?:is |of |hai |ka |ki |= )?(\d{1,2})(?= )/,
    / (?:i am|aged|am|m|f|male|female) (\d{2})(?= (?:,|;|m|f|male|female|years?|and) )/,
    / (\d{2}) (?:m|f|male|female|man|woman)(?= )/,
    / (?:male|female|man|woman|boy|girl|ladka|ladki|mahila|purush|महिला|पुरुष) (\d{2})(?= (?!kilogram|cm|foot|inch|minute|hour|gram|kcal|pound|\d))/,
  );
  return age !== undefined && age >= 6 && age <= 99 ? age : undefined;
}

function weightIn(gloss: string): number | undefined {
  const pounds = numberIn(gloss, / (\d{2,3}(?:\.\d+)?) pound(?= )/);
  const weight =
    numberIn(
      gloss,
      / (\d{2,3}(?:\.\d+)?) kilogram(?= )/,
      / (?:weight|weigh|weighing) (?:is |of |hai |mera |about |around |abhi |ab )*(\d{2,3}(?:\.\d+)?)(?= )/,
    ) ?? (pounds === undefined ? undefined : Math.round(pounds * poundKg));
  return weight !== undefined && weight >= 20 && weight <= 250 ? weight : undefined;
}

function heightIn(gloss: string, text: string): number | undefined {
  const feet = /\b([4-7])\s*(?:['’′]|ft|feet|foot|fut|फुट|फ़ुट|फीट|फ़ीट)\s*(\d{1,2})?/u.exec(text) ?? / ([4-7]) foot (\d{1,2})? ?/.exec(gloss);
  if (feet) return Math.round((Number(feet[1]) * 12 + Number(feet[2] ?? 0)) * inchCm);
  const cm = numberIn(gloss, / (1\d{2}|2[0-2]\d)(?:\.\d+)? cm(?= )/, / height (?:is |hai |mera |meri )*(1\d{2}|2[0-2]\d)(?= )/);
  const metres = numberIn(gloss, / (1\.\d{1,2}|2\.[0-2]\d?) (?:m|metres?|meters?|मीटर)(?= )/);
  return cm ?? (metres === undefined ? undefined : Math.round(metres * 100));
}

const female = / (f|female|woman|girl|lady|ladki|ladkee|aurat|mahila|wife|mother|mom|sister|daughter|लडकी|महिला|औरत|स्त्री) /;
const male = / (m|male|man|boy|guy|ladka|ladke|aadmi|mard|purush|husband|father|dad|brother|son|लडका|पुरुष|आदमी) /;

function minutesIn(gloss: string): number | undefined {
  const hours = / half (?:an )?hour /.test(gloss) ? 0.5 : numberIn(gloss, / (\d(?:\.\d+)?) hour(?= )/);
  if (/ (dedh|डेढ) hour /.test(gloss)) return 90;
  if (/ (aadha|half|आधे|आधा) hour /.test(gloss)) return 30;
  if (/ (an|one|a|ek|एक|1|per) hour /.test(gloss)) return 60;
  if (hours !== undefined) return hours * 60;
  return numberIn(gloss, / (\d{1,3}) minute(?= )/);
}

/** The activity that a glossed message names; undefined for none. */
const activityIn = (gloss: string): Activity | undefined => activities.find(({ words }) => words.test(gloss));

const thousands = (gloss: string): number | undefined => {
  const many = numberIn(gloss, / (\d{1,2}(?:\.\d+)?) (?:k|thousand|hazar|hajar|हजार)(?= )/);
  return many === undefined ? numberIn(gloss, / (\d{3,6})(?= (?:daily )?(?:steps?|kadam|कदम))/) : many * 1_000;
};

const defined = (slots: { readonly [Key in keyof BodySlots]: BodySlots[Key] | undefined }): BodySlots =>
  Object.fromEntries(Object.entries(slots).filter(([, value]) => value !== undefined));

/** What a message says of a body: age, weight, height, sex, minutes, steps and an activity. */
export function bodySlotsIn({ gloss, text }: Pick<Message, 'gloss' | 'text'>): BodySlots {
  const spaced = gloss.replaceAll(/(?<=\d),(?=\d)/g, '');
  return defined({
    age: ageIn(spaced),
    weightKg: weightIn(spaced),
    heightCm: heightIn(spaced, text),
    sex: female.test(spaced) ? 'female' : male.test(spaced) ? 'male' : undefined,
    minutes: minutesIn(spaced),
    steps: thousands(spaced),
    activity: activityIn(spaced)?.id,
  });
}
