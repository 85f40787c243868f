import type { RehabProblem } from '../../../contract/assistant/rehab.ts';
import { flagFacts, type Flag, type FlagCode } from '../../../contract/assistant/safety.ts';
import { foldMessage } from '../messages/index.ts';

type Sign = {
  readonly code: FlagCode;
  /** What hurts; every problem if left out. */
  readonly of?: readonly RehabProblem[];
  /** All of them in the words, between spaces. */
  readonly all: readonly RegExp[];
};

const tip = '(?:finger\\w*|fingertips?|tips?|thumb|ungli\\w*|उंगली|उँगली|सिरा|सिरे|पोर)';
const hangs = '(?:droop\\w*|hangs?|hanging|dangl\\w*|jhuk\\w*|latak\\w*|gir (?:gayi|gaya|gya)|झुक\\S*|लटक\\S*)';
const notStraight =
  / (?:(?:cant|cannot|couldnt|unable to|wont|not able to|doesnt|does not) (?:\S+ ){0,3}?(?:straighten|extend|go straight|come up|lift)|(?:seedh\w*|sidh\w*|सीधी|सीधा) (?:\S+ ){0,2}?(?:nahin|nahi|nhi|नहीं|नही)|(?:nahin|nahi|नहीं) (?:\S+ ){0,2}?(?:seedh\w*|sidh\w*|सीधी|सीधा)|stays bent|stuck bent) /;
const onHand = / (?:fell|fall|fallen|landed|landing|slipped|crashed|gir\w*|fisal\w*|phisal\w*|foosh|outstretched|गिर\S*|फिसल\S*) /;
const thumbBase =
  / (?:(?:base|root|bottom|hollow|below|near|side) (?:\S+ ){0,5}?thumb|thumb (?:side|base|ki jad)|snuff ?box|scaphoid|anguth\w* (?:ki|ke|के|की) (?:jad\w*|paas|pas|neeche|niche|gadd\w*)|अंगूठे (?:की|के) (?:जड\S*|पास|नीचे|गड्ढ\S*)) /;
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
  { code: 'malletFinger', of: ['finger', 'wrist'], all: [new RegExp(` ${tip} `), new RegExp(` ${hangs} `)] },
  { code: 'malletFinger', of: ['finger'], all: [notStraight] },
  { code: 'scaphoidSigns', of: ['wrist', 'finger'], all: [onHand, thumbBase] },
  { code: 'scaphoidSigns', of: ['wrist', 'finger'], all: [/ (?:snuff ?box|scaphoid|hollow (?:\S+ ){0,4}?thumb) /] },
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
  / (?:no|never|not any|without) (?:\S+ ){0,2}?(?:lump|bulge|hernia|numbness|tingling|fracture|antibiotics?|droop\w*) | (?:lump|bulge|gaanth|ganth|गांठ|hernia|हर्निया|sunn|सुन्न) (?:\S+ ){0,1}?(?:nahin|nahi|नहीं) | (?:years? ago|yrs ago|last year|saal pehle|sal pehle|साल पहले|in (?:19|20)\d\d|as a child|fully healed|has healed) | (?:my|mere|meri|मेरे|मेरी) (?:wife|husband|mother|father|mom|dad|son|daughter|brother|sister|maa|papa|pati|patni|bhai|behan|पति|पत्नी|मां|पिता|भाई|बहन) /;
/** What happened once counts as long as it is not over: a section, a broken vertebra and lost feeling stay true for years. */
const lasting: ReadonlySet<FlagCode> = new Set<FlagCode>(['numbFeet', 'fractureSigns', 'recentSurgery']);

/** The red flags of an injury in somebody's own words, in English, Hindi and Hinglish; each code once. Words around them change nothing. */
export function rehabFlagsIn(text: string, problem: RehabProblem): Flag[] {
  const { plain } = foldMessage(text);
  const found = new Map<FlagCode, Flag>();
  for (const { code, of, all } of signs) {
    if ((of && !of.includes(problem)) || !all.every((pattern) => pattern.test(plain))) continue;
    if (denied.test(plain) && !lasting.has(code)) continue;
    found.set(code, {
      code,
      level: flagFacts[code].level,
      found: all
        .map((one) => one.exec(plain)?.[0]?.trim() ?? '')
        .join(' … ')
        .slice(0, 120),
    });
  }
  return [...found.values()];
}
