import type { Source } from '../../../contract/assistant/chat.ts';
import type { NewTopic } from '../../../contract/assistant/dialogue.ts';
import { activities } from '../../../data/facts/activities.ts';
import { bodySlotsIn, type BodySlots } from './body-slots.ts';
import { inLanguage, type Asked, type FactAnswer } from './fact-answer.ts';

type Known = BodySlots & { readonly isYoung: boolean };
type Figure = {
  readonly about: string;
  readonly asks: (gloss: string, slots: BodySlots) => boolean;
  /** The slot that a bare number fills in a follow-up, such as 'and at 80?'. */
  readonly bare: 'weightKg' | 'minutes' | 'steps';
  readonly answer: (known: Known, language: Asked['language']) => string;
  readonly sources: readonly Source[];
};

const source = (title: string, summary: string): Source => ({ title, summary });
const usualKg = 70;
const whole = (value: number): string => String(Math.round(value));
const toTen = (value: number): number => Math.round(value / 10) * 10;

function bmi({ weightKg, heightCm, age, isYoung }: Known, language: Asked['language']): string {
  if (weightKg === undefined || heightCm === undefined)
    return inLanguage(
      language,
      'BMI is the weight in kg divided by the height in metres squared: 70 kg at 175 cm is 22.9. Tell me your weight and height and I work yours out: how many kg and cm?',
      'बीएमआई वज़न (किलो) को लंबाई (मीटर) के वर्ग से भाग देकर निकलता है: 175 सेमी पर 70 किलो = 22.9। अपना वज़न और लंबाई बताइए तो निकाल दूँ: कितने किलो और सेमी?',
    );
  const value = weightKg / (heightCm / 100) ** 2;
  const shown = value.toFixed(1);
  if (isYoung || (age !== undefined && age < 18))
    return inLanguage(
      language,
      `${weightKg} kg at ${heightCm} cm is a BMI of ${shown}. Under 18 that is read from growth charts by age, not from the bands of adults: a doctor can tell you what it means.`,
      `${heightCm} सेमी पर ${weightKg} किलो का बीएमआई ${shown} है। 18 से कम उम्र में इसे उम्र की बढ़त के चार्ट से पढ़ते हैं, बड़ों की सीमाओं से नहीं: मतलब डॉक्टर बताएँगे।`,
    );
  return inLanguage(
    language,
    `${weightKg} kg at ${heightCm} cm is a BMI of ${shown}. WHO counts 18.5 to 24.9 as normal; for Asian adults risk begins to rise from 23. It does not tell muscle from fat, so muscular players read high.`,
    `${heightCm} सेमी पर ${weightKg} किलो का बीएमआई ${shown} है। WHO के हिसाब से 18.5 से 24.9 सामान्य है; एशियाई लोगों में 23 से जोखिम बढ़ने लगता है। यह पेशी और चर्बी में फ़र्क़ नहीं करता।`,
  );
}

/** Heights between which most women and men are, for somebody who has not told theirs. */
const usualHeights = { female: [148, 168], male: [160, 182] } as const;

/** Mifflin and St Jeor at usual heights, with the question for the height. */
function energyWithoutHeight(
  { weightKg, age, sex }: { weightKg: number; age: number; sex: 'male' | 'female' },
  language: Asked['language'],
): string {
  const [least, most] = usualHeights[sex].map((cm) => 10 * weightKg + 6.25 * cm - 5 * age + (sex === 'male' ? 5 : -161)) as [
    number,
    number,
  ];
  const between = (factor: number) => `${toTen(least * factor)}–${toTen(most * factor)}`;
  const toLose = `${toTen(least * 1.375 * 0.85)}–${toTen(most * 1.375 * 0.85)}`;
  return inLanguage(
    language,
    `At ${weightKg} kg and ${age} years ${sex === 'male' ? 'a man' : 'a woman'} keeps the weight with about ${between(1.375)} kcal a day with light activity and ${between(1.55)} with sport three to five times a week; to lose slowly ${toLose}. With your height I work it out exactly: how many cm?`,
    `${weightKg} किलो और ${age} साल पर ${sex === 'male' ? 'पुरुष' : 'महिला'} का वज़न हल्की गतिविधि में रोज़ लगभग ${between(1.375)} किलो कैलोरी से बना रहता है, हफ़्ते में तीन-पाँच बार खेल के साथ ${between(1.55)}; धीरे घटाने के लिए ${toLose}। लंबाई बताइए तो ठीक निकाल दूँ: कितने सेमी?`,
  );
}

/** Topics of knowledge after which somebody who tells of age and weight asks for their own energy. */
const topicsOfEnergy: ReadonlySet<string> = new Set([
  'bmr-tdee',
  'loss-rate',
  'lose-weight-how',
  'gain-weight-how',
  'calorie-counting',
  'bulk-or-cut',
]);

/** Mifflin and St Jeor times the usual factors of activity. */
function energy({ weightKg, heightCm, age, sex, isYoung }: Known, language: Asked['language']): string {
  if (isYoung || (age !== undefined && age < 18))
    return inLanguage(
      language,
      'Under 18 no number should be counted: growth needs it all. Three meals and two snacks with roti or rice, dal, curd or milk, vegetables and fruit, and more on days of sport. If weight worries you, ask a doctor or dietitian. Shall I suggest a day of meals?',
      '18 से कम उम्र में कैलोरी नहीं गिननी चाहिए: बढ़ने के लिए सब चाहिए। तीन भोजन और दो नाश्ते, रोटी या चावल, दाल, दही या दूध, सब्ज़ी और फल, खेल के दिन ज़्यादा। वज़न की चिंता हो तो डॉक्टर या आहार विशेषज्ञ से पूछिए। एक दिन का खाना सुझाऊँ?',
    );
  if (weightKg === undefined || heightCm === undefined || age === undefined) {
    if (weightKg !== undefined && age !== undefined && sex !== undefined) return energyWithoutHeight({ weightKg, age, sex }, language);
    const near =
      weightKg === undefined
        ? ''
        : inLanguage(
            language,
            ` At ${weightKg} kg roughly ${toTen(weightKg * 30)} to ${toTen(weightKg * 36)} kcal keep the weight.`,
            ` ${weightKg} किलो पर लगभग ${toTen(weightKg * 30)} से ${toTen(weightKg * 36)} किलो कैलोरी वज़न बनाए रखती हैं।`,
          );
    return inLanguage(
      language,
      `Most active women need about 1,900 to 2,300 kcal a day and most active men 2,300 to 2,900; losing weight takes about 15 % off, gaining adds 10 %.${near} For your own number tell me age, height, weight, and man or woman: what are they?`,
      `ज़्यादातर सक्रिय महिलाओं को रोज़ लगभग 1,900 से 2,300 और पुरुषों को 2,300 से 2,900 किलो कैलोरी चाहिए; घटाने के लिए लगभग 15 % कम, बढ़ाने के लिए 10 % ज़्यादा।${near} अपनी संख्या के लिए उम्र, लंबाई, वज़न और स्त्री या पुरुष बताइए: क्या हैं?`,
    );
  }
  const base = 10 * weightKg + 6.25 * heightCm - 5 * age;
  const resting = sex === undefined ? base - 78 : base + (sex === 'male' ? 5 : -161);
  const at = (factor: number) => `${toTen(resting * factor)}`;
  const unsure = sex === undefined ? inLanguage(language, ' (a man 80 more, a woman 80 less)', ' (पुरुष 80 ज़्यादा, महिला 80 कम)') : '';
  return inLanguage(
    language,
    `To keep ${weightKg} kg at ${heightCm} cm and ${age} years you need about ${at(1.2)} kcal a day when mostly sitting, ${at(1.375)} with light activity, ${at(1.55)} with sport three to five times a week and ${at(1.725)} with hard training every day${unsure}. At rest it is about ${whole(resting)}.`,
    `${age} साल, ${heightCm} सेमी और ${weightKg} किलो पर वज़न बनाए रखने के लिए रोज़ लगभग ${at(1.2)} किलो कैलोरी (ज़्यादातर बैठना), ${at(1.375)} (हल्की गतिविधि), ${at(1.55)} (हफ़्ते में तीन-पाँच बार खेल), ${at(1.725)} (रोज़ कड़ा अभ्यास)${unsure}। आराम में लगभग ${whole(resting)}।`,
  );
}

function burned({ weightKg = usualKg, minutes = 60, activity }: Known, language: Asked['language']): string {
  const found = activities.find(({ id }) => id === activity);
  if (!found)
    return inLanguage(
      language,
      `It depends on what you do: at ${weightKg} kg an hour of walking burns about ${toTen(3.8 * weightKg)} kcal, badminton ${toTen(6 * weightKg)}, football ${toTen(8 * weightKg)}, running ${toTen(9 * weightKg)}. Which activity, and for how long?`,
      `यह काम पर है: ${weightKg} किलो पर एक घंटे में चलना लगभग ${toTen(3.8 * weightKg)} किलो कैलोरी, बैडमिंटन ${toTen(6 * weightKg)}, फ़ुटबॉल ${toTen(8 * weightKg)}, दौड़ ${toTen(9 * weightKg)}। कौन सा काम, और कितनी देर?`,
    );
  const [easy, hard] = found.met.map((met) => toTen((met * weightKg * minutes) / 60));
  return inLanguage(
    language,
    `${minutes} minutes of ${found.english} burn about ${easy} to ${hard} kcal at ${weightKg} kg, by how hard you go.`,
    `${weightKg} किलो वज़न पर ${minutes} मिनट ${found.hindi} में लगभग ${easy} से ${hard} किलो कैलोरी जलती हैं, मेहनत के हिसाब से।`,
  );
}

/** A step of about 0.7 m, and 0.5 to 0.65 kcal for each kg and km of walking. */
function ofSteps({ weightKg = usualKg, steps = 10_000 }: Known, language: Asked['language']): string {
  const km = (steps * 0.7) / 1_000;
  const [least, most] = [toTen(km * weightKg * 0.5), toTen(km * weightKg * 0.75)];
  const shownKm = km < 10 ? km.toFixed(1) : whole(km);
  return inLanguage(
    language,
    `${steps.toLocaleString('en-IN')} steps are about ${shownKm} km and burn roughly ${least} to ${most} kcal at ${weightKg} kg, by your pace.`,
    `${steps.toLocaleString('en-IN')} कदम लगभग ${shownKm} किमी हैं और ${weightKg} किलो वज़न पर करीब ${least} से ${most} किलो कैलोरी जलती हैं, चाल के हिसाब से।`,
  );
}

const bodyCount = ({ age, weightKg, heightCm }: BodySlots) => [age, weightKg, heightCm].filter((one) => one !== undefined).length;
const asksBurn = / (burn|kharch|lose|ghatti|ghatega) /;
const compendium = source(
  'Ainsworth and others: 2011 Compendium of Physical Activities, Med Sci Sports Exerc 43:1575-1581',
  'The energy of activities in multiples of rest (MET); one MET is about 1 kcal for each kg and hour.',
);

const figures: readonly Figure[] = [
  {
    about: 'bmi',
    asks: (gloss) => / (bmi|b m i|बीएमआई|body mass index) /.test(gloss),
    bare: 'weightKg',
    answer: bmi,
    sources: [source('WHO expert consultation, Lancet 2004;363:157-163', 'BMI of adults, with cut-off points for Asian populations.')],
  },
  {
    about: 'steps-kcal',
    asks: (gloss, { steps }) =>
      (steps !== undefined || / (steps?|कदम) /.test(gloss)) && (asksBurn.test(gloss) || / (kcal|km) /.test(gloss)),
    bare: 'steps',
    answer: ofSteps,
    sources: [compendium],
  },
  {
    about: 'burned',
    asks: (gloss, { activity, minutes }) =>
      asksBurn.test(gloss) &&
      / (kcal|howmuch|what) /.test(gloss) &&
      !/ (fat|belly|eat|eating|khau|khaun|khaye|khana|intake|how (to|do|can)) /.test(gloss)
        ? activity !== undefined || / kcal /.test(gloss)
        : / (kcal) /.test(gloss) && activity !== undefined && minutes !== undefined,
    bare: 'minutes',
    answer: burned,
    sources: [compendium],
  },
  {
    about: 'energy',
    asks: (gloss, slots) =>
      / (maintenance|tdee|bmr|maintain my weight) /.test(gloss) ||
      (/ kcal /.test(gloss) &&
        ((/ (need|should|daily|day|require\w*|intake|eat|lose|gain|lena|leni|lena) /.test(gloss) && / (howmuch|what|need) /.test(gloss)) ||
          bodyCount(slots) > 1)),
    bare: 'weightKg',
    answer: energy,
    sources: [
      source(
        'Mifflin and St Jeor, Am J Clin Nutr 1990;51:241-247',
        'Resting energy by sex, age, height and weight; times a factor of activity.',
      ),
    ],
  },
];

/** A number alone or with little around it, as in 'and 5000?'. */
const bareNumber = / (\d{1,3}(?:,\d{3})+|\d{2,6})(?= )/;

/** A figure that is computed from what was said of a body, with what was said before for the rest; undefined for other questions. */
export function bodyFigures({ message, topic, language, age, weightKg, heightCm, sex, isYoung }: Asked): FactAnswer | undefined {
  const { gloss } = message;
  if (message.foods.some(({ id }) => id !== 'water') || message.days.length > 0 || / (plan|recipe|serving|meal) /.test(gloss))
    return undefined;
  const said = bodySlotsIn(message);
  const ofEnergy = topic?.act === 'knowledge' && topicsOfEnergy.has(topic.about ?? '') && bodyCount(said) > 0;
  const about = ofEnergy ? 'energy' : topic?.act === 'body' ? topic.about : undefined;
  const before = figures.find((one) => one.about === about);
  const figure = figures.find(({ asks }) => asks(gloss, said));
  const bare = before && Number(bareNumber.exec(gloss)?.[1]?.replaceAll(',', ''));
  const filled: BodySlots =
    before && bare && said[before.bare] === undefined && Object.keys(said).length === 0 ? { [before.bare]: bare } : said;
  const isFollowUp = figure === undefined && before !== undefined && Object.keys(filled).length > 0 && message.rest.length < 5;
  const asked = figure ?? (isFollowUp ? before : undefined);
  if (!asked) return undefined;
  const kept: BodySlots = topic?.act === 'body' ? topic.slots : {};
  const own: BodySlots = {
    ...(age !== undefined && { age }),
    ...(weightKg !== undefined && { weightKg }),
    ...(heightCm !== undefined && { heightCm }),
    ...(sex !== undefined && { sex }),
  };
  const known = { ...own, ...kept, ...filled };
  const newTopic: NewTopic = { act: 'body', about: asked.about, slots: { ...kept, ...filled } };
  return { text: asked.answer({ ...known, isYoung }, language), topic: newTopic, sources: asked.sources };
}
