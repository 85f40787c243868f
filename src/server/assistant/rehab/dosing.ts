import type { RehabItem, RehabRequest } from '../../../contract/assistant/rehab.ts';
import type { PlanLanguage } from '../../../contract/assistant/words.ts';
import { forbiddenMovements } from './care.ts';
import type { RehabExercise } from './rehab-catalogue.ts';
import { rehabTexts } from './texts.ts';
import type { Work } from './work.ts';

type Said = Readonly<Record<PlanLanguage, string>>;
type Kind = Work | 'stretch' | 'walk' | 'run' | 'hand';

/** The weight or resistance to begin with, where an exercise takes one. */
const startOf: Readonly<Record<string, Said>> = {
  seatedCalf: { english: 'a packed bag of 5 kg on the knees', hindi: 'घुटनों पर 5 किलो का भरा थैला' },
  calfOne: { english: 'body weight, a hand on the wall', hindi: 'शरीर का वजन, एक हाथ दीवार पर' },
  calfStep: { english: 'body weight, a hand on the rail', hindi: 'शरीर का वजन, एक हाथ रेलिंग पर' },
  spanish: { english: 'body weight against the band, knees bent by a third', hindi: 'बैंड के सहारे शरीर का वजन, घुटने एक तिहाई मुड़े' },
  suitcase: { english: '5 kg in one hand (five full one-litre bottles in a bag)', hindi: 'एक हाथ में 5 किलो (थैले में एक-एक लीटर की पाँच बोतलें)' },
  liftFloor: { english: '3 to 5 kg', hindi: '3 से 5 किलो' },
  wristIso: { english: 'a half-litre bottle', hindi: 'आधे लीटर की बोतल' },
  wristLift: { english: 'a half-litre bottle', hindi: 'आधे लीटर की बोतल' },
  wristCurl: { english: 'a half-litre bottle', hindi: 'आधे लीटर की बोतल' },
  forearmTurn: { english: 'a wooden spoon or short stick, held at its end', hindi: 'लकड़ी का चम्मच या छोटी छड़ी, एक सिरे से पकड़ी' },
  sideLyingRotation: { english: 'no weight in the first week, then a half-litre bottle', hindi: 'पहले हफ्ते बिना वजन, फिर आधे लीटर की बोतल' },
  scaption: { english: 'a half-litre bottle in each hand', hindi: 'हर हाथ में आधे लीटर की बोतल' },
  proneY: { english: 'the arms alone', hindi: 'केवल बाँहें' },
  wallSlam: { english: 'a tennis ball from one metre', hindi: 'एक मीटर से टेनिस गेंद' },
  softGrip: { english: 'a rolled pair of socks or a soft ball', hindi: 'मोजों का गोला या नरम गेंद' },
  hang: { english: 'a quarter of your weight, feet on the floor', hindi: 'अपने वजन का चौथाई, पैर जमीन पर' },
};
const ofBand: Said = {
  english: 'a band with which you could do five more',
  hindi: 'ऐसा बैंड जिससे पाँच बार और हो सकें',
};
const weighed: Readonly<Record<string, 'hand' | 'body'>> = {
  seatedCalf: 'body',
  suitcase: 'body',
  liftFloor: 'body',
  wristIso: 'hand',
  wristLift: 'hand',
  wristCurl: 'hand',
  sideLyingRotation: 'hand',
  scaption: 'hand',
};

const starts: Readonly<Record<Kind, Said>> = {
  move: { english: 'no load, as far as it goes with ease', hindi: 'बिना भार, जितना आसानी से जाए' },
  stretch: { english: 'a mild pull, never a sharp one', hindi: 'हल्का खिंचाव, चुभन कभी नहीं' },
  press: { english: 'about a third of your strength', hindi: 'लगभग एक तिहाई ताकत' },
  bear: { english: 'body weight; you could do five more', hindi: 'शरीर का वजन; पाँच बार और हो सकें' },
  strong: { english: 'body weight, slowly; you could do three more', hindi: 'शरीर का वजन, धीरे; तीन बार और हो सकें' },
  fast: { english: 'half of your full effort', hindi: 'पूरी ताकत का आधा' },
  hand: { english: 'half of your strength, slowly', hindi: 'आधी ताकत, धीरे' },
  walk: { english: 'a pace at which you can talk', hindi: 'ऐसी चाल कि बात कर सकें' },
  run: { english: 'half of your usual speed, flat ground', hindi: 'सामान्य रफ्तार का आधा, समतल जमीन' },
};
/** The growth by the week; [1] is the dose to begin with, [2] and [3] those of the next weeks, [+] the first one with one more set. */
const weeklies: Readonly<Record<Kind, Said>> = {
  move: { english: 'week 2: [2], week 3: [3], each a little further', hindi: 'दूसरा हफ्ता: [2], तीसरा: [3], हर बार थोड़ा और आगे' },
  stretch: { english: 'week 2: [2], week 3: [3]; a longer hold, not a harder one', hindi: 'दूसरा हफ्ता: [2], तीसरा: [3]; देर बढ़े, जोर नहीं' },
  press: {
    english: 'week 2: [2] at half of your strength, week 3: [3] at two thirds',
    hindi: 'दूसरा हफ्ता: [2], आधी ताकत से; तीसरा: [3], दो तिहाई से',
  },
  bear: { english: 'week 2: [2], week 3: [3], then [+]', hindi: 'दूसरा हफ्ता: [2], तीसरा: [3], फिर [+]' },
  strong: {
    english: 'week 2: [2], week 3: [3]; then 2 kg in a bag, and [1] again',
    hindi: 'दूसरा हफ्ता: [2], तीसरा: [3]; फिर थैले में 2 किलो, और फिर [1]',
  },
  fast: {
    english: 'week 1 half effort, week 2 seven tenths, week 3 nearly full, week 4 full; only effort or number goes up, never both',
    hindi: 'पहला हफ्ता आधी ताकत, दूसरा सत्तर प्रतिशत, तीसरा लगभग पूरी, चौथा पूरी; या ताकत बढ़े या संख्या, दोनों कभी नहीं',
  },
  hand: {
    english: 'week 2: [2], week 3: [3]; then two thirds of your strength, and [1] again',
    hindi: 'दूसरा हफ्ता: [2], तीसरा: [3]; फिर दो तिहाई ताकत, और फिर [1]',
  },
  walk: { english: 'week 2: [2], week 3: [3]; then brisker', hindi: 'दूसरा हफ्ता: [2], तीसरा: [3]; फिर तेज चाल' },
  run: {
    english: 'each week a tenth more time or distance, and speed only from the third week on',
    hindi: 'हर हफ्ते समय या दूरी दसवाँ हिस्सा ज्यादा, और रफ्तार तीसरे हफ्ते से ही',
  },
};
const heavier: Readonly<Record<'hand' | 'body', Said>> = {
  hand: {
    english: 'week 2: [2], week 3: [3]; then a quarter to half a kilo more, and [1] again',
    hindi: 'दूसरा हफ्ता: [2], तीसरा: [3]; फिर चौथाई से आधा किलो ज्यादा, और फिर [1]',
  },
  body: {
    english: 'week 2: [2], week 3: [3]; then 2 kg more, and [1] again',
    hindi: 'दूसरा हफ्ता: [2], तीसरा: [3]; फिर 2 किलो ज्यादा, और फिर [1]',
  },
};
const nextBand: Said = {
  english: 'week 2: [2], week 3: [3]; then the next stronger band, and [1] again',
  hindi: 'दूसरा हफ्ता: [2], तीसरा: [3]; फिर अगला मजबूत बैंड, और फिर [1]',
};
/** Who must not strain or work hard adds repetitions and no weight. */
const onlyMore: Said = {
  english: 'week 2: [2], week 3: [3], then [+]; no added weight, and breathe throughout',
  hindi: 'दूसरा हफ्ता: [2], तीसरा: [3], फिर [+]; वजन नहीं बढ़ाना, और साँस चलती रहे',
};
/** How much a week adds: repetitions, seconds or minutes. */
const addsAWeek = { reps: 2, hold: 5, minutes: 5 } as const;
/** No set is longer than this, as the verifier has it for what a plan begins with. */
const longest = { reps: 25, hold: 90, minutes: 40 } as const;

const calm: Said = {
  english: 'Up to 3 of 10, and back to before the next morning: go on.',
  hindi: '10 में 3 तक, और अगली सुबह पहले जैसा: जारी रखें।',
};
const worse: Readonly<Record<Kind, Said>> = {
  move: { english: 'More: make it smaller for two days.', hindi: 'ज्यादा हो: दो दिन छोटी हरकत।' },
  stretch: { english: 'More: leave the stretch out for two days, then half as far.', hindi: 'ज्यादा हो: दो दिन खिंचाव नहीं, फिर आधा।' },
  press: {
    english: 'More: half as hard for two days, then the last strength that was calm.',
    hindi: 'ज्यादा हो: दो दिन आधी ताकत, फिर वह जो शांत थी।',
  },
  bear: { english: 'More: one set less and two thirds of the number for two days.', hindi: 'ज्यादा हो: दो दिन एक सेट कम और दो तिहाई बार।' },
  strong: {
    english: 'More: take the added weight away, do half for two days, then the last week that was calm.',
    hindi: 'ज्यादा हो: जोड़ा हुआ वजन हटाइए, दो दिन आधा, फिर पिछला शांत हफ्ता।',
  },
  fast: {
    english: 'More: nothing fast for two days, then one step of effort lower.',
    hindi: 'ज्यादा हो: दो दिन कुछ तेज नहीं, फिर ताकत का एक कदम नीचे।',
  },
  hand: { english: 'More: half as hard for two days.', hindi: 'ज्यादा हो: दो दिन आधी ताकत।' },
  walk: { english: 'More: half the time for two days.', hindi: 'ज्यादा हो: दो दिन आधा समय।' },
  run: { english: 'More: walk for two days, then last week’s time again.', hindi: 'ज्यादा हो: दो दिन सैर, फिर पिछले हफ्ते का समय।' },
};
/** After a knock to the head the next step is decided by symptoms, as the steps say. */
const ofHead: Readonly<Record<'start' | 'weekly' | 'ifWorse', Said>> = {
  start: { english: 'so easy that you could sing', hindi: 'इतना हल्का कि गा सकें' },
  weekly: {
    english: 'with the steps below, one a day at most, and only as hard as the step allows',
    hindi: 'नीचे के कदमों के साथ, दिन में अधिक से अधिक एक, और उतना ही जितना कदम कहे',
  },
  ifWorse: {
    english: 'A mild symptom for less than an hour is allowed until the fourth step. More: stop for the day, and a step back tomorrow.',
    hindi: 'चौथे कदम तक हल्का लक्षण एक घंटे से कम चल सकता है। ज्यादा हो: उस दिन रुकें, और कल एक कदम पीछे।',
  },
};

const walks: ReadonlySet<string> = new Set(['easyWalk', 'briskWalk']);
const runs: ReadonlySet<string> = new Set(['runWalk', 'accelerations', 'changeDirection']);
/** What fingers and wrists do against no weight that could grow. */
const ofHand: ReadonlySet<string> = new Set(['towelTwist', 'fingerPress', 'forearmTurn', 'softGrip', 'fingerBand']);
function kindOf({ id, work, name, measure }: RehabExercise): Kind {
  if (walks.has(id)) return 'walk';
  if (runs.has(id)) return 'run';
  if (ofHand.has(id)) return 'hand';
  if (/stretch|knees to chest/i.test(name.english) && measure === 'hold') return 'stretch';
  return work;
}

const capital = (words: string) => `${words.charAt(0).toUpperCase()}${words.slice(1)}`;
const written = (words: string, language: PlanLanguage) => `${capital(words)}${language === 'hindi' ? '।' : '.'}`;

type Dose = { readonly sets: number; readonly amount: number };

/** The doses of the first, second and third week, and the first with one more set, in the places of a text. */
function withDoses(text: string, { measure, work }: RehabExercise, { sets, amount }: Dose, language: PlanLanguage): string {
  const texts = rehabTexts[language];
  const adds = measure === 'reps' && work === 'strong' ? 1 : addsAWeek[measure];
  const dose = (ofSets: number, weeks: number) => {
    const value = Math.max(amount, Math.min(longest[measure], amount + weeks * adds));
    return measure === 'reps' ? texts.reps(ofSets, value) : measure === 'hold' ? texts.hold(ofSets, value) : texts.minutes(value);
  };
  return text
    .replaceAll('[1]', dose(sets, 0))
    .replaceAll('[2]', dose(sets, 1))
    .replaceAll('[3]', dose(sets, 2))
    .replaceAll('[+]', dose(sets + 1, 0));
}

/**
 * How an exercise begins, grows by the week and shrinks when it hurts, after the pain-monitoring model (Silbernagel 2007) and ACSM's position
 * on progression (2009: two to ten per cent more once all repetitions are done with one or two to spare).
 */
export function dosingOf(exercise: RehabExercise, dose: Dose, request: RehabRequest): NonNullable<RehabItem['dosing']> {
  const { language } = request;
  if (request.problem === 'concussion')
    return {
      start: written(ofHead.start[language], language),
      weekly: written(ofHead.weekly[language], language),
      ifWorse: ofHead.ifWorse[language],
    };
  const kind = kindOf(exercise);
  const forbidden = forbiddenMovements(request);
  const mustSpare = (forbidden.has('straining') || forbidden.has('hardEffort')) && (kind === 'bear' || kind === 'strong');
  const start = startOf[exercise.id] ?? (exercise.needs === 'band' ? ofBand : starts[kind]);
  const weight = weighed[exercise.id];
  const weekly = mustSpare ? onlyMore : weight ? heavier[weight] : exercise.needs === 'band' ? nextBand : weeklies[kind];
  return {
    start: written(start[language], language),
    weekly: written(withDoses(weekly[language], exercise, dose, language), language),
    ifWorse: `${calm[language]} ${worse[kind][language]}`,
  };
}
