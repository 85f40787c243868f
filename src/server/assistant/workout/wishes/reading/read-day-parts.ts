import { weekdays, type Weekday } from '../../../../../contract/assistant/weekdays.ts';
import type { DayPart } from '../../../../../contract/assistant/workout-wishes.ts';
import type { Read } from './read.ts';
import type { Clause, Found } from './wish-text.ts';

const words: Readonly<Record<Exclude<DayPart, 'noLegs'>, string>> = {
  lower:
    'legs?|leg work|lower(?: body)?|glutes?|bum|butt|quads?|hamstrings?|thighs?|squats?(?: and deadlifts?)?|pair|pairo|pairon|pairo ka|tange|taange|tangein|पैर|पैरों|टांग|टांगें|टाँगें',
  upper: 'upper(?: body)?|arms?|arms and shoulders|arms and abs|haath|bazu|baju|ऊपरी शरीर|हाथ|बाजू',
  push: 'push|pushing|chest(?: (?:and|\\+|,) (?:triceps?|shoulders?|arms))*|shoulders?(?: and triceps?)?|triceps?|bench(?: press)?|chhati|seena|chaati|kandhe|छाती|सीना|कंधे',
  pull: 'pull|pulling|back(?: (?:and|\\+|,) (?:biceps?|bi|arms))*|biceps?|lats|peeth|pith|पीठ|बाइसेप्स?',
  mobility:
    'mobility(?: work| and stretching)?|stretching|stretches|stretch|flexibility|yoga and stretching|loosening|recovery(?: session| work)?|active recovery|स्ट्रेचिंग|मोबिलिटी',
};
const part = `(${Object.values(words).join('|')})`;
const days = `((?:${weekdays.join('|')})(?: (?:and|or|,|&|aur|और) (?:${weekdays.join('|')}))*)`;
const beside =
  '(?:(?:day|days|session|sessions|workouts?|exercises|only|alone|purely|body|work|training|hi|wala|wale|bas|sirf|just|heavy|ka|ke|ki) ){0,3}';
const join = '(?:(?:on|is|are|ko|for|every|each|should be|must be|me|mein|be|as|my|the|=|-|:|day|days|par|pe|को|के लिए|में) ){0,3}';

const dayThenPart = new RegExp(`(?<= )${days} ${join}${beside}${part} ${beside}(?!on |run |pain |problem )`, 'g');
const partThenDay = new RegExp(`(?<= )${part} ${beside}${join}${days} `, 'g');
const oneOfThem = new RegExp(
  `(?<= )(?:(?:1|one|a|ek|an) (?:of (?:the|my|these|those) )?(?:days?|sessions?|din|workouts?)|(?:days?|sessions?) (?:1|one)) (?:[^ ;]+ ){0,5}?(${words.mobility}) (?:only |hi |sirf )*(?:(?:, )?(?:say|like|maybe|preferably|please|on|,|probably|ho|rakho) ){0,3}(?:${days} )?`,
  'g',
);
const isDay = new RegExp(`^ (?:(?:and|so|then|my|on|,|the|plan|every|for|please|give me|do|want) )*(?:${weekdays.join('|')}) `);
const isPart = (said: string, name: string) => new RegExp(`^(?:${name})$`).test(said);
const refused =
  / (?:no|not|dont|without|skip|avoid|away|keep|light|easy|never|nahin|mat|cant|except|spare|rest|off|heavy wala nahin|नहीं|मत) /;
const onlyNot = / (?:no|not|dont|without|skip|avoid|away|never|nahin|mat|cant|spare|off|easy on|नहीं|मत) /;
/** What is wrong with a part of the body, or what was done on a day, asks for no session of it. */
const told =
  / (?:pain|pains|hurts?|hurting|sore|injur\w*|pulled|tore|torn|strain\w*|sprain\w*|dard|doms|did|was|were|played|fell|surgery|physio|club|match|team|दर्द) /;

const dayList = (said: string): Weekday[] => weekdays.filter((day) => ` ${said} `.includes(` ${day} `));

function readPair(clause: Clause, { first, last, index, end, groups }: Found, isDayFirst: boolean): Read[] {
  const [on, said] = isDayFirst ? [groups[0] ?? '', groups[1] ?? ''] : [groups[1] ?? '', groups[0] ?? ''];
  const name = (Object.keys(words) as (keyof typeof words)[]).find((one) => isPart(said, words[one]));
  if (!name) return [];
  const around = ` ${clause.plain.slice(0, end).split(' , ').at(-1)?.trim() ?? ''} ${clause.plain.slice(end).split(' , ')[0]?.trim() ?? ''} `;
  if (told.test(around)) return [];
  const isRefused =
    onlyNot.test(around) ||
    (refused.test(around) &&
      / (?:keep|light|rest) /.test(` ${clause.plain.slice(Math.max(0, index - 24), index)} `) &&
      / away | light /.test(around));
  if (isRefused && name !== 'lower') return [];
  return [{ first, last, constraints: [{ type: 'dayPart', value: { days: dayList(on), part: isRefused ? 'noLegs' : name } }] }];
}

/** What sessions of weekdays are to train: 'legs on Monday, chest on Thursday', 'Wednesday mobility only', 'keep legs away from Friday'. */
export function readDayParts(clause: Clause): Read[] {
  const ofOne = clause.find(oneOfThem).map(({ first, last, groups }): Read => {
    const on = dayList(groups[1] ?? '');
    return { first, last, constraints: [{ type: 'dayPart', value: { days: on.length > 0 ? on : ['wednesday'], part: 'mobility' } }] };
  });
  if (ofOne.length > 0) return ofOne;
  const away = clause
    .find(
      new RegExp(
        `(?<= )(?:keep |take |leave )?(?:the |my )?(${words.lower}) (?:work )?(?:away from|off|out of|out on|fresh (?:for|on)|fresh before) (?:the )?${days} `,
        'g',
      ),
    )
    .map(({ first, last, groups }): Read => ({
      first,
      last,
      constraints: [{ type: 'dayPart', value: { days: dayList(groups[1] ?? ''), part: 'noLegs' } }],
    }));
  if (away.length > 0) return away;
  const isDayFirst = isDay.test(clause.plain);
  const [search, other] = isDayFirst ? [dayThenPart, partThenDay] : [partThenDay, dayThenPart];
  const found = clause.find(search).flatMap((one) => readPair(clause, one, isDayFirst));
  return found.length > 0 ? found : clause.find(other).flatMap((one) => readPair(clause, one, !isDayFirst));
}
