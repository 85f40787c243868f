import type { RehabProblem } from '../../../contract/assistant/rehab.ts';
import { flagFacts, type Flag, type FlagCode } from '../../../contract/assistant/safety.ts';
import { injuryConcepts } from '../../../data/rehab/injury-concepts.ts';
import { classFinder, wordsIn, type FoundClass } from '../learned/index.ts';
import { foldMessage } from '../messages/index.ts';

/** Two concepts that stand within so many words. */
type Near = readonly [one: InjuryConcept, other: InjuryConcept, gap: number];
type InjuryConcept = keyof typeof injuryConcepts;
type Sign = {
  readonly code: FlagCode;
  /** What hurts; every problem if left out. */
  readonly of?: readonly RehabProblem[];
  /** All of them in the words: patterns between spaces, concepts, or concepts near each other. */
  readonly all: readonly (RegExp | InjuryConcept | Near)[];
  /** Concepts that explain it. */
  readonly unless?: readonly InjuryConcept[];
};

const lump = / (?:lump|bulge|swelling|hernia|gaanth|ganth|gath|gola|ubhar|ubhaar|गांठ|गाँठ|गोला|उभार|हर्निया) /;
const effort =
  / (?:cough\w*|sneez\w*|strain\w*|lift\w*|stand up|khans\w*|khaans\w*|chheenk\w*|zor|jor|vajan uth\w*|खांस\S*|खाँस\S*|छींक\S*|जोर|ज़ोर) /;
const quinolone = / (?:\S*floxacin\S*|cipro|ciplox|levaquin|fluoroquinolones?|quinolones?|\S*फ्लोक्सासिन|\S*फ्लॉक्सासिन) /;
const sugar = / (?:diabet\w*|sugar|madhumeh|शुगर|डायबिटीज|डायबिटीक|मधुमेह) /;
const feet = / (?:foot|feet|toes?|soles?|heels?|pair\w*|panj\w*|talv\w*|पैर\S*|पंज\S*|तलव\S*|एड़ी|एडी) /;
const numb =
  / (?:numb\w*|no feeling|no sensation|cant feel|cannot feel|dont feel|loss of feeling|lost feeling|neuropath\w*|tingl\w*|sunn\w*|sun|jhunjhuni|mehsoos nahin|महसूस नहीं|सुन्न\S*|झुनझुनी|न्यूरोपैथी) /;
const spine = / (?:vertebra\w*|vertebral|spine|spinal|compression|wedge|reedh|ridh|रीढ|रीढ़|कशेरुका) /;
const broken = / (?:fractur\w*|broke|broken|collapsed|crack\w*|toot\w*|tut\w*|फ्रैक्चर|टूट\S*) /;
const section =
  / (?:c section|csection|c sec|cesarean|caesarean|cesarian|caesarian|cesarian|sizerian|सिजेरियन|सीज़ेरियन|सीजेरियन|ऑपरेशन से (?:बच्चा|डिलीवरी)) /;

/** Injuries that look small and are not (sources: docstrings of the checklists), and what no exercise may load. */
const signs: readonly Sign[] = [
  { code: 'malletFinger', of: ['finger', 'wrist'], all: ['tip', 'hangs'], unless: ['works'] },
  { code: 'malletFinger', of: ['finger', 'wrist'], all: ['tip', 'hangsDown'], unless: ['works'] },
  { code: 'malletFinger', of: ['finger'], all: ['hangs'], unless: ['works'] },
  { code: 'malletFinger', of: ['finger'], all: [['tip', 'sinks', 8]], unless: ['works'] },
  { code: 'malletFinger', of: ['finger'], all: [['cannot', 'straighten', 4]], unless: ['works'] },
  { code: 'malletFinger', of: ['finger'], all: ['tip', ['cannot', 'straighten', 8]], unless: ['works'] },
  { code: 'malletFinger', of: ['finger'], all: ['tip', ['cannot', 'raise', 9]], unless: ['works'] },
  { code: 'ruptureSigns', of: ['finger'], all: ['cannotBend', 'grabbed'] },
  { code: 'scaphoidSigns', of: ['wrist'], all: ['fall', 'thumb'] },
  { code: 'scaphoidSigns', of: ['wrist'], all: ['event', 'thumb', 'place'], unless: ['overuse', 'notFall'] },
  { code: 'scaphoidSigns', of: ['finger'], all: ['fall', 'thumb', 'place'] },
  { code: 'scaphoidSigns', of: ['wrist', 'finger'], all: ['scaphoid'] },
  {
    code: 'herniaSigns',
    all: [lump, effort, / (?:groin|belly|stomach|abdomen|navel|testicle|scrotum|jaangh|jangh|pet|naabhi|लक्ष|जांघ|जाँघ|पेट|नाभि) /],
  },
  { code: 'herniaSigns', of: ['groin'], all: [lump] },
  { code: 'tendonMedicine', of: ['achilles', 'calf', 'patellarTendon', 'shoulder', 'elbow', 'plantarHeel'], all: [quinolone] },
  { code: 'numbFeet', of: ['plantarHeel', 'achilles', 'ankleSprain', 'shin', 'calf'], all: [sugar, numb, feet] },
  { code: 'fractureSigns', of: ['lowBack', 'neck'], all: [spine, broken] },
  { code: 'recentSurgery', of: ['groin', 'lowBack'], all: [section] },
];

/** What is denied, over, or about a somebody else. */
const denied =
  / (?:no|never|not any|without) (?:\S+ ){0,2}?(?:lump|bulge|hernia|numbness|tingling|fracture|antibiotics?|droop\w*) | (?:lump|bulge|gaanth|ganth|गांठ|hernia|हर्निया|sunn|सुन्न) (?:\S+ ){0,1}?(?:nahin|nahi|नहीं) | (?:years? ago|yrs ago|last year|saal pehle|sal pehle|साल पहले|in (?:19|20)\d\d|as a child|fully healed|has healed) | (?:my|mere|meri|मेरे|मेरी|^) ?(?:wife|husband|mother|father|mom|dad|son|daughter|brother|sister|maa|papa|pati|patni|bhai|behan|पति|पत्नी|मां|पिता|भाई|बहन) /;
/** What happened once counts as long as it is not over: a section, a broken vertebra and lost feeling stay true for years. */
const lasting: ReadonlySet<FlagCode> = new Set<FlagCode>(['numbFeet', 'fractureSigns', 'recentSurgery']);

const findConcepts = classFinder(injuryConcepts);
const otherMeaning: Partial<Record<InjuryConcept, InjuryConcept>> = {
  hangs: 'notHangs',
  hangsDown: 'notHangs',
  cannot: 'notCannot',
  fall: 'notFall',
  notFall: 'realFall',
  thumb: 'notThumb',
};
const overlap = (one: FoundClass, other: FoundClass) => one.from < other.from + other.length && other.from < one.from + one.length;

const denial = /^(?:no|not|never|without|doesnt|dont|didnt|isnt)$/;
const denialBehind = /^(?:nahin|nahi|nhi|नहीं|नही)$/;
/** What counts only if nothing beside it denies it. */
const deniable: ReadonlySet<string> = new Set<InjuryConcept>(['hangs', 'hangsDown', 'fall', 'event']);
const isDenied = (words: readonly string[], { name, from, length }: FoundClass): boolean =>
  deniable.has(name) &&
  (words.slice(Math.max(0, from - 2), from).some((one) => denial.test(one)) || denialBehind.test(words[from + length] ?? ''));

/** The concepts in words, without those that are denied or mean something else here. */
function conceptsIn(words: readonly string[]): FoundClass[] {
  const without = (found: readonly FoundClass[]) =>
    found.filter((one) => {
      const other = otherMeaning[one.name as InjuryConcept];
      return !found.some((near) => near.name === other && overlap(one, near));
    });
  // Twice: 'fell off my bike' is no 'fell off', and so a fall.
  const found = findConcepts(words).filter((one) => !isDenied(words, one));
  const meanings = found.filter(({ name }) => name === 'notFall' || name === 'realFall');
  const kept = new Set(without(meanings));
  return without(
    found.filter((one) => one.name !== 'notFall' || [...kept].some((near) => near.name === 'notFall' && near.from === one.from)),
  );
}

/** The words that a part of a sign is met by; undefined if it is not. */
function metBy(part: Sign['all'][number], plain: string, words: readonly string[], found: readonly FoundClass[]): string | undefined {
  if (part instanceof RegExp) return part.exec(plain)?.[0]?.trim();
  const saying = ({ from, length }: FoundClass) => words.slice(from, from + length).join(' ');
  if (typeof part === 'string') {
    const one = found.find(({ name }) => name === part);
    return one && saying(one);
  }
  const [name, otherName, gap] = part;
  for (const one of found.filter((each) => each.name === name))
    for (const other of found.filter((each) => each.name === otherName))
      if (!overlap(one, other) && Math.abs(one.from - other.from) <= gap) return `${saying(one)} … ${saying(other)}`;
  return undefined;
}

/** The red flags of an injury in somebody's own words, in English, Hindi and Hinglish; each code once. Words around them change nothing. */
export function rehabFlagsIn(text: string, problem: RehabProblem): Flag[] {
  const { plain } = foldMessage(text);
  const words = wordsIn(plain);
  const concepts = conceptsIn(words);
  const found = new Map<FlagCode, Flag>();
  for (const { code, of, all, unless = [] } of signs) {
    if (of && !of.includes(problem)) continue;
    if (unless.some((name) => concepts.some((one) => one.name === name))) continue;
    const met = all.map((part) => metBy(part, plain, words, concepts));
    if (met.includes(undefined) || (denied.test(plain) && !lasting.has(code))) continue;
    found.set(code, { code, level: flagFacts[code].level, found: met.join(' … ').slice(0, 120) });
  }
  return [...found.values()];
}
