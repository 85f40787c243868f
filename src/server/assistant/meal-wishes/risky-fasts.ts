import { inHinglish, type TracedText } from '../messages/index.ts';
import type { Reading, Sentence } from '../wishes/index.ts';
import { readingOf } from './rule.ts';

/** Medicines with which hours without food lower the blood sugar too far, and diabetes that cannot be without insulin. */
const lowering =
  / (?:insulins?|insuline|insulen|insline|inslin|insulin pump|lantus|novorapid|novolog|novomix|humalog|mixtard|huminsulin|humulin|actrapid|tresiba|basalog|ryzodeg|toujeo|apidra|glimep\w*|glimip\w*|glemep\w*|amaryl|zoryl|glimisave|glimy|gliclazide|diamicron|reclide|glipizide|glibenclamide|glyburide|daonil|glycomet gp|gluconorm g\w*|glucored|sulf?onylureas?|sulphonylureas?|repaglinide|nateglinide|(?:type|tipe) ?(?:1|i|one) (?:diab\w*|sugar)|t1d|t1dm|diab\w+ type ?(?:1|i|one)|इंसुलिन|इन्सुलिन|इंसुलीन|इन्सुलीन|इंसूलिन|ग्लिमे\S*|ग्लाइमे\S*|ग्लिक्लाजाइड|टाइप (?:1|वन) (?:डाय\S*|शुगर|मधुमेह)) /u;
const notTaken =
  / (?:no|not|without|dont|never|off) (?:\S+ ){0,3}?(?:insulin|glimep\w*) | (?:insulin|glimep\w*|इंसुलिन) (?:\S+ ){0,2}?(?:nahin|nahi|नहीं|resistan\w+) /u;
const diabetes = / (?:diab\w+|dayabit\w+|sugar (?:ki |ka |)(?:bimari|patient|problem|hai|mareez)|madhumeh|metformin|मधुमेह|डायबिटीज|शुगर) /u;

const fast =
  '(?:nirjala?|nirjal|fasts|(?:i|we|will|to|can|my|a|the|on|during|for|water|dry|juice|full|long|keep|keeping|religious|hour|hours|hr|day|days) fast|fasting|vrat\\w*|vart|upvas\\w*|upwas\\w*|upavas\\w*|roza|rozas|roze|rozey|ramadan|ramzan|navratri|ekadashi|karva chauth|karwa chauth|karvachauth|chhath|teej|paryushan|mahashivratri|shivratri|janmashtami|omad|one meal (?:a|per) day|(?:only )?(?:1|one|ek) meal (?:daily|a day)|din (?:me )?(?:ek|1) (?:hi )?(?:baar|bar|time) (?:khana|khata)|(?:ek|1) (?:time|waqt) (?:hi )?khana|intermittent\\w*|intermitent\\w*|(?:16|18|20|23) ?(?:8|6|4|1|: ?8|: ?6|: ?4)|5 ?: ?2|sehri|iftar|व्रत\\S*|उपवास|रोजा|रोजे|रमजान|नवरात्र\\S*|निर्जला?|एकादशी|करवा चौथ|छठ|तीज|फास्टिंग|इंटरमिटेंट)';
const fasting = new RegExp(`(?<= )${fast}(?= )(?! (?:sugar|glucose|blood|bs|level|levels|value|reading|is \\d|\\d{2,3} |food))`, 'gu');
const notKept = /(?: (?:no|not|dont|never|without|stopped|used to|nahin|नहीं) (?:\S+ ){0,3})$/;
const notKeptBehind = /^ (?:\S+ ){0,2}?(?:nahin|nahi|नहीं|mat) (?!khata|kha |chod)/;

/** Why no fast is planned beside insulin and its like. */
export const fastRefused: Sentence = {
  english:
    'Not planned: with insulin, or tablets such as glimepiride or gliclazide, hours without food can drop the blood sugar to where you pass out, and without insulin doses it can rise to a crisis; without water it is worse. This holds for vrat, roza, one meal a day and intermittent fasting. Ask the doctor who gives you the medicine before any fast, and change no dose by yourself. The plan keeps regular meals.',
  hindi:
    'नहीं बनाया: इंसुलिन या ग्लिमेपिराइड, ग्लिक्लाज़ाइड जैसी गोलियों के साथ घंटों न खाने से शुगर इतनी गिर सकती है कि बेहोशी हो जाए, और इंसुलिन छूटने से ख़तरनाक रूप से बढ़ सकती है; बिना पानी और बुरा। यह व्रत, रोज़ा, दिन में एक भोजन और इंटरमिटेंट फ़ास्टिंग सब पर है। कोई भी व्रत रखने से पहले दवा देने वाले डॉक्टर से पूछें, खुराक अपने आप न बदलें। प्लान में भोजन नियमित समय पर हैं।',
};
const ask: Sentence = {
  english:
    'With diabetes ask your doctor before a fast. Whoever takes insulin or tablets such as glimepiride does not fast on a plan of ours: write it if you do. Break the fast at once below 70 mg/dl, or when you shake, sweat or feel faint.',
  hindi:
    'मधुमेह में व्रत से पहले डॉक्टर से पूछें। इंसुलिन या ग्लिमेपिराइड जैसी गोली लेते हैं तो हमारा प्लान व्रत नहीं रखता: लेते हों तो लिखें। शुगर 70 से कम हो, या कँपकँपी, पसीना, चक्कर आए तो तुरंत व्रत खोलें।',
};

/** The places where a text speaks of a fast that is kept. */
const fastsIn = (plain: string) =>
  [...plain.matchAll(fasting)].filter(
    ({ index, 0: found }) =>
      !notKept.test(
        ` ${
          plain
            .slice(Math.max(0, index - 40), index)
            .split(/[;,]/)
            .at(-1) ?? ''
        }`,
      ) && !notKeptBehind.test(plain.slice(index + found.length, index + found.length + 40)),
  );

const leastHours = 10;
/** How many hours are eaten in; none if they lie around midnight. */
const hoursOf = ({ from, until }: { readonly from: string; readonly until: string }): number =>
  Math.max(0, Number(until.slice(0, 2)) - Number(from.slice(0, 2)));
/** Hours of eating that leave a fast of more than half a day. */
const isFast = (reading: Reading): boolean =>
  'constraints' in reading &&
  (reading.constraints ?? []).some((one) => one.type === 'fastOn' || (one.type === 'eatBetween' && hoursOf(one.value) < leastHours));

/** What was read, but with no fast for whoever takes what lowers the blood sugar, and with a word of the doctor for others with diabetes. */
export function withoutRiskyFasts(traced: TracedText, read: readonly Reading[]): Reading[] {
  const spoken = inHinglish(traced);
  const isLowered = lowering.test(traced.plain) && !notTaken.test(traced.plain);
  if (!isLowered && !diabetes.test(traced.plain)) return [...read];
  const found = [traced, spoken].flatMap((one) =>
    fastsIn(one.plain).map(({ index, 0: said }) => readingOf(one, index, said.length, fastRefused)),
  );
  const places = [...found, ...read.filter(isFast)];
  if (places.length === 0) return [...read];
  if (!isLowered) return [...read, ...places.slice(0, 1).map(({ from, to }): Reading => ({ from, to, always: ask }))];
  const overlaps = (one: Reading) => found.some(({ from, to }) => one.from < to && from < one.to);
  const saysWhy = places
    .slice(0, 1)
    .map(({ from, to }): Reading => ({ from, to, cannot: fastRefused, constraints: [{ type: 'condition', value: 'diabetes' }] }));
  // What is said of the illness in the same words still counts.
  const kept = read.flatMap((one): Reading[] => {
    if (!isFast(one) && !overlaps(one)) return [one];
    const others =
      'constraints' in one
        ? (one.constraints ?? []).filter(({ type }) => type === 'condition' || type === 'allergen' || type === 'avoid')
        : [];
    return others.length > 0 ? [{ from: one.from, to: one.to, constraints: others }] : [];
  });
  return [...kept, ...saysWhy, ...found.slice(1).map(({ from, to }): Reading => ({ from, to, cannot: fastRefused }))];
}
