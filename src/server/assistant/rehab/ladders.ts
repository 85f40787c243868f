import type { PlanLanguage } from '../../../contract/assistant/words.ts';
import type { Region } from './criteria.ts';

/** A step of a ladder in both languages. */
export type Step = readonly [leastHours: number, english: string, englishText: string, hindi: string, hindiText: string];

const legs: readonly Step[] = [
  [24, 'Straight and easy', 'Walk and jog in turns, 20 minutes.', 'सीधा और हल्का', 'चलना और जॉग बारी-बारी, 20 मिनट।'],
  [24, 'Straight and brisk', 'Steady run, then building runs at seven tenths.', 'सीधा और तेज', 'लगातार दौड़, फिर सत्तर प्रतिशत पर बढ़ती दौड़।'],
  [48, 'Turns and stops', 'Planned turns, stops and side steps.', 'मुड़ना और रुकना', 'तय मोड़, रुकना और बगल के कदम।'],
  [48, 'Your sport alone', 'SPORT_LEG, without an opponent.', 'अपना खेल, अकेले', 'SPORT_LEG, सामने कोई नहीं।'],
  [48, 'With the team', 'Full training, contact included.', 'टीम के साथ', 'पूरा अभ्यास, टक्कर सहित।'],
  [72, 'Match', 'Part of a match first, then a whole one.', 'मैच', 'पहले मैच का हिस्सा, फिर पूरा।'],
];
const arms: readonly Step[] = [
  [24, 'Shadow', 'The movement without ball or racket, slowly.', 'छाया', 'बिना गेंद या रैकेट, धीरे।'],
  [48, 'Near and light', 'SPORT_ARM at a quarter of your strength, 20 to 30 times.', 'पास और हल्का', 'SPORT_ARM चौथाई ताकत से, 20 से 30 बार।'],
  [48, 'Further', 'Half strength, 40 times, a day of rest between.', 'दूर', 'आधी ताकत, 40 बार, बीच में एक दिन आराम।'],
  [48, 'Fast', 'Three quarters of your strength, in your own style.', 'तेज', 'तीन चौथाई ताकत, अपने ढंग से।'],
  [48, 'With the team', 'Full training, full strength in the second half only.', 'टीम के साथ', 'पूरा अभ्यास, पूरी ताकत केवल दूसरे भाग में।'],
  [72, 'Match', 'Part of a match first, then a whole one.', 'मैच', 'पहले मैच का हिस्सा, फिर पूरा।'],
];
/**
 * The graded return of the Amsterdam consensus (Patricios and others, Br J Sports Med 2023), in our words: at least a day for each step. Light
 * and moderate effort, its steps 2a and 2b, stand apart, with their shares of the highest heart rate; a mild and short worsening is allowed
 * up to the sport alone, none afterwards, and nothing that risks a knock comes before a doctor's clearance.
 */
const head: readonly Step[] = [
  [
    24,
    'Daily life',
    'Home, school and work, screens in short spells: as much as makes symptoms no more than a little worse for less than an hour.',
    'रोज का जीवन',
    'घर, स्कूल और काम, स्क्रीन थोड़ी-थोड़ी देर: उतना ही कि लक्षण थोड़े से ज्यादा न बढ़ें, और एक घंटे से कम।',
  ],
  [
    24,
    'Light effort',
    'Walking or a bike on the spot, 15 to 20 minutes, heart rate up to 55 % of your highest (220 minus your age: 110 at 20 years, 99 at 40). No lifting.',
    'हल्की मेहनत',
    'सैर या एक जगह की साइकिल, 15 से 20 मिनट, धड़कन अपनी अधिकतम के 55 % तक (220 में से उम्र घटाइए: 20 साल में 110, 40 में 99)। वजन उठाना नहीं।',
  ],
  [
    24,
    'Moderate effort',
    '20 to 30 minutes up to 70 % of it (140 at 20 years, 126 at 40), and light weights. Worse by more than 2 of 10, or longer than an hour: stop, and try again tomorrow.',
    'मध्यम मेहनत',
    '20 से 30 मिनट, उसके 70 % तक (20 साल में 140, 40 में 126), और हल्के वजन। लक्षण 10 में 2 से ज्यादा या एक घंटे से लंबे बढ़ें: रुकिए, कल फिर कीजिए।',
  ],
  [
    24,
    'Your sport alone',
    'Running, footwork and drills away from the team, turning included; nothing that risks a knock to the head.',
    'अपना खेल, अकेले',
    'टीम से अलग दौड़, फुटवर्क और अभ्यास, मुड़ना भी; सिर पर चोट का जोखिम बिल्कुल नहीं।',
  ],
  [
    24,
    'Hard training without contact',
    'Only when no symptom is left, at rest or after effort, and your doctor agrees: full effort, passing and team drills, weights. No contact, no headers.',
    'बिना टक्कर कड़ा अभ्यास',
    'केवल जब आराम में और मेहनत के बाद कोई लक्षण न हो, और डॉक्टर हाँ कहें: पूरी मेहनत, पास और टीम के अभ्यास, वजन। टक्कर नहीं, हेडर नहीं।',
  ],
  [
    24,
    'Full training with contact',
    'Only after a doctor has cleared contact in writing. A symptom: back to the step before, and to the doctor.',
    'टक्कर के साथ पूरा अभ्यास',
    'डॉक्टर की टक्कर की लिखित अनुमति के बाद ही। कोई लक्षण लौटे: एक कदम पीछे, और डॉक्टर के पास।',
  ],
  [
    24,
    'Match',
    'Normal play. Most need two to four weeks from the knock; children and teens rather longer.',
    'मैच',
    'सामान्य खेल। चोट से ज्यादातर को दो से चार हफ्ते लगते हैं; बच्चों और किशोरों को और ज्यादा।',
  ],
];
const ofRegion: Readonly<Record<Region, readonly Step[]>> = { leg: legs, trunk: legs, arm: arms, head };

type Drill = readonly [leg: string, arm: string, hindiLeg: string, hindiArm: string];
const general: Drill = ['The movements of your sport', 'Throws, lifts or strokes of your sport', 'आपके खेल की हरकतें', 'आपके खेल के थ्रो या स्ट्रोक'];
/** By sport id (spec §3). */
const drills: Readonly<Record<number, Drill>> = {
  7: ['Dribbling, lay-ups and jump stops', 'Passes and shots', 'ड्रिबल, ले-अप और जंप स्टॉप', 'पास और शॉट'],
  8: ['Dribbling, passes, then shots and crosses', 'Throw-ins', 'ड्रिबल, पास, फिर शॉट और क्रॉस', 'थ्रो-इन'],
  9: ['Base running and fielding', 'Throws and swings', 'बेस रनिंग और फील्डिंग', 'थ्रो और स्विंग'],
  11: ['Approach steps, blocks and landings', 'Passes, serves, then spikes', 'अप्रोच कदम, ब्लॉक और लैंडिंग', 'पास, सर्व, फिर स्पाइक'],
  12: ['Skating straight, then crossovers and stops', 'Passes and wrist shots', 'सीधी स्केटिंग, फिर क्रॉसओवर और रुकना', 'पास और रिस्ट शॉट'],
  16: [
    'Running between wickets, run-up, then bowling in short spells',
    'Throws from near, then bowling or batting',
    'विकेटों के बीच दौड़, रन-अप, फिर छोटे स्पेल',
    'पास से थ्रो, फिर गेंदबाजी या बल्लेबाजी',
  ],
  17: [
    'Shadow footwork to six corners, then lunges',
    'Clears and drives, then smashes',
    'छह कोनों तक फुटवर्क, फिर लंज',
    'क्लियर और ड्राइव, फिर स्मैश',
  ],
  18: ['Running with the stick, dodges', 'Passes and shots', 'स्टिक के साथ दौड़, डॉज', 'पास और शॉट'],
  19: ['Walking nine holes', 'Putts, chips, half swings, then the driver', 'नौ होल पैदल', 'पट, चिप, आधा स्विंग, फिर ड्राइवर'],
  20: ['Split steps and side shuffles', 'Volleys, ground strokes, then serves', 'स्प्लिट स्टेप और बगल के कदम', 'वॉली, ग्राउंड स्ट्रोक, फिर सर्व'],
  30: ['Side steps and jump landings', 'Passes, then throws at goal', 'बगल के कदम और लैंडिंग', 'पास, फिर गोल पर थ्रो'],
  36: ['Base running and fielding', 'Throws and swings', 'बेस रनिंग और फील्डिंग', 'थ्रो और स्विंग'],
};

type Ladder = { step: number; title: string; text: string; leastHours: number }[];

/** Steps as a ladder in a language. */
export const ladderOfSteps = (steps: readonly Step[], language: PlanLanguage): Ladder =>
  steps.map(([leastHours, english, englishText, hindi, hindiText], index) => ({
    step: index + 1,
    title: language === 'hindi' ? hindi : english,
    text: language === 'hindi' ? hindiText : englishText,
    leastHours,
  }));

/** The ladder for this sport; null for sport in general. */
export function ladderFor(region: Region, sportId: number | null, language: PlanLanguage): Ladder {
  const drill = (sportId !== null ? drills[sportId] : undefined) ?? general;
  const isHindi = language === 'hindi';
  return ladderOfSteps(ofRegion[region], language).map((one) => ({
    ...one,
    text: one.text.replace('SPORT_LEG', drill[isHindi ? 2 : 0]).replace('SPORT_ARM', drill[isHindi ? 3 : 1]),
  }));
}
