import type { WellnessArea } from '../../../contract/assistant/wellness.ts';
import type { PlanLanguage } from '../../../contract/assistant/words.ts';

export const hindiAreas: Readonly<Record<WellnessArea, string>> = {
  sleep: 'नींद',
  movement: 'हरकत',
  step: 'एक छोटा कदम',
  breathing: 'साँस',
  connection: 'जुड़ाव',
  worry: 'चिंता का समय',
  thoughts: 'कागज पर विचार',
  values: 'क्या जरूरी है',
  nerves: 'मैच की घबराहट',
};
type Texts = {
  title: string;
  stopped: string;
  says: Readonly<Record<'low' | 'some' | 'high', string>>;
  day: (day: number) => string;
  match: string;
  card: string;
  signs: readonly [title: string, ...lines: string[]];
  helps: readonly [title: string, ...lines: string[]];
  people: readonly [title: string, ...lines: string[]];
  safe: readonly [title: string, ...lines: string[]];
  note: string;
};
export const wellnessTexts: Readonly<Record<PlanLanguage, Texts>> = {
  english: {
    title: 'Two gentle weeks',
    stopped: 'First somebody to talk to',
    says: {
      low: 'Your answers are in the lower part of the scale. This plan is for keeping well.',
      some: 'Your answers show some strain. The plan is short on purpose; see how the second week feels, and talk to somebody if it gets heavier.',
      high: 'Your answers are in the upper part of the scale. That is no diagnosis, and a good reason to see a doctor or counsellor soon, this week if you can. The plan is small on purpose.',
    },
    day: (day) => `Day ${day}`,
    match: 'Match day',
    card: 'My safety card',
    signs: [
      'How I notice that it gets bad',
      'I stop answering people.',
      'I do not sleep, or only sleep.',
      'I think that nothing will change.',
    ],
    helps: [
      'What helps me through the next hour',
      'Long breaths out.',
      'Going outside.',
      'Cold water on the face.',
      'Music that calms me.',
    ],
    people: ['Who I can be with or call', 'Somebody at home.', 'A friend or team-mate.', 'A coach, teacher or elder I trust.'],
    safe: ['How I make it safer', 'Give what could hurt me to somebody else to keep.', 'Not be alone tonight.'],
    note: 'This is software, and no doctor or therapist. It can be wrong, and it does not watch over you.',
  },
  hindi: {
    title: 'दो हल्के हफ़्ते',
    stopped: 'पहले किसी से बात',
    says: {
      low: 'आपके जवाब पैमाने के निचले हिस्से में हैं। यह योजना ठीक बने रहने के लिए है।',
      some: 'आपके जवाब कुछ तनाव दिखाते हैं। योजना जानबूझकर छोटी है; दूसरा हफ्ता देखिए, और भारी हो तो किसी से बात कीजिए।',
      high: 'आपके जवाब पैमाने के ऊपरी हिस्से में हैं। इससे कोई बीमारी तय नहीं होती, पर जल्दी, हो सके तो इसी हफ्ते, डॉक्टर या काउंसलर से मिलना अच्छा रहेगा। योजना जानबूझकर छोटी है।',
    },
    day: (day) => `दिन ${day}`,
    match: 'मैच का दिन',
    card: 'मेरा सुरक्षा कार्ड',
    signs: [
      'कैसे पता चलता है कि हालत बिगड़ रही है',
      'मैं लोगों को जवाब देना बंद कर देता/देती हूँ।',
      'नींद नहीं आती, या बस सोना चाहता/चाहती हूँ।',
      'लगता है कुछ नहीं बदलेगा।',
    ],
    helps: ['अगला घंटा निकालने में क्या मदद करता है', 'लंबी साँस छोड़ना।', 'बाहर जाना।', 'चेहरे पर ठंडा पानी।', 'शांत करने वाला संगीत।'],
    people: ['किसके साथ रह सकता/सकती हूँ या किसे फोन करूँ', 'घर का कोई।', 'दोस्त या टीम का साथी।', 'भरोसे का कोच, शिक्षक या बड़ा।'],
    safe: ['इसे सुरक्षित कैसे बनाऊँ', 'जिससे चोट लग सकती है वह किसी और को रखने दूँ।', 'आज रात अकेले न रहूँ।'],
    note: 'यह एक सॉफ्टवेयर है, डॉक्टर या थेरेपिस्ट नहीं। यह गलत हो सकता है, और यह आप पर नजर नहीं रखता।',
  },
};
export const wellnessReferences = [
  {
    title: 'Kroenke K, Spitzer RL, Williams JB. The PHQ-2. Med Care 2003',
    summary: 'Two questions on mood; three or more of six points call for a closer look.',
  },
  {
    title: 'Kroenke K and others. Anxiety disorders in primary care (GAD-2). Ann Intern Med 2007',
    summary: 'Two questions on worry; three or more of six points call for a closer look.',
  },
  {
    title: 'Stanley B, Brown GK. Safety planning intervention. Cogn Behav Pract 2012',
    summary: 'What stands on a personal safety card, and in which order.',
  },
  {
    title: 'WHO. Doing what matters in times of stress, 2020',
    summary: 'Grounding, unhooking, acting on values: the frame of several practices.',
    url: 'https://www.who.int/publications/i/item/9789240003927',
  },
  {
    title: 'WHO guidelines on physical activity and sedentary behaviour, 2020',
    summary: 'Movement and mood.',
    url: 'https://www.who.int/publications/i/item/9789240015128',
  },
  {
    title: 'NICE guideline NG222: Depression in adults',
    summary: 'When to offer help, and of what kind.',
    url: 'https://www.nice.org.uk/guidance/ng222',
  },
] as const;
