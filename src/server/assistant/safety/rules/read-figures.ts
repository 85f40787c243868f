import type { Flag } from '../../../../contract/assistant/safety.ts';
import { flagFacts } from '../../../../contract/assistant/safety.ts';

const ageSaid = [
  /(?<= )(?:i am|am|age|aged|age is|turned|turning|just turned|main|umar|umra|meri umar|मैं|उम्र|मेरी उम्र|i am only|i am just) (?:, )?(?:only |just )?(\d{1,2}) (?!kg|kgs|kilo|kilos|lbs|minutes|min|mins|weeks|week|months|days|percent|%|km|kms|runs|points|down|up|pounds|hours|handicap|reps|short|stone|behind|ahead|sets|off|over|under|away|into|feet|ft|foot|cm)/gu,
  /(?<= )(\d{1,2}) ?(?:years?|yrs?|yo|y o|saal|sal|baras|साल|वर्ष|बरस)(?: (?:old|ka|ki|ke|का|की|के|boy|girl|male|female|kid|of age))/gu,
  /(?<= )(\d{1,2})(?: ?yo|yr| y o| yr old)(?= )/gu,
  /(?<= )my (?:son|daughter|kid|child|brother|sister|boy|girl) (?:is|age|aged) (\d{1,2})(?= )(?! (?:kg|cm))/gu,
];
const minorSaid =
  /(?<= )(?:under ?18|under eighteen|underage|a minor|teenager|(?<=(?:a|my|am|as|im|for|our|the|young) )teen|school ?boy|school ?girl|schoolkid|(?:in|of|am|im|study|studying|main|se|ka|ki) class (?:[6-9]|10|11|ten|nine|eight)|class (?:[6-9]|10|11|ten|nine|eight) (?:student|boy|girl|main|me|mein|ka|ki)|(?:[6-9]|10|11)th (?:class|grade|standard|std)|(?:u|under)[ -]?1[0-7]|नाबालिग|किशोर) /u;
const kcalSaid = /(?<= )(\d[\d.]*) ?(?:kcals?|cals?|calories?|कैलोरी) /gu;
const weeklySaid =
  /(?<= )(?:a|per|each|every) ?(?:week|month) |(?<= )(?:burn|burned|burning|deficit|snack|meal|breakfast|lunch|dinner|surplus|dessert|less|fewer|bar|shake|under\w*|each|sweet|drink|smoothie) /u;
const dailySaid =
  /(?<= )(?:a|per|each|every|in|one) ?(?:a )?day |(?<= )(?:daily|diet|only|just|eating|eat|plan|max|intake|roz|din|दिन|रोज|restrict|restricting) /u;

const flag = (code: Flag['code'], found: string): Flag => ({ code, level: flagFacts[code].level, found: found.trim() });

/** The age of one or two digits that somebody states for themselves or their child, from 4; undefined if none. */
export function ageIn(plain: string): number | undefined {
  for (const pattern of ageSaid) {
    for (const [, digits] of plain.matchAll(pattern)) {
      const age = Number(digits);
      if (age >= 4) return age;
    }
  }
  return undefined;
}

/** A request for less than 1,200 kcal a day; the energy of a meal, workout or week does not count. */
const tooLittleIn = (plain: string): string | undefined =>
  [...plain.matchAll(kcalSaid)].find(([, amount], _index) => {
    const kcal = Number(amount);
    return kcal >= 100 && kcal < 1200 && dailySaid.test(plain) && !weeklySaid.test(plain);
  })?.[0];

/** Flags from ages and energy amounts in a normalised text. */
export function flagsOfFigures(plain: string): Flag[] {
  const age = ageIn(plain);
  const minor = minorSaid.exec(plain)?.[0];
  const little = tooLittleIn(plain);
  return [
    ...(age !== undefined && age < 18 ? [flag('under18', String(age))] : minor ? [flag('under18', minor)] : []),
    ...(little ? [flag('crashDiet', little)] : []),
  ];
}
