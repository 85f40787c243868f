import type { RehabPhaseName, RehabProblem } from '../../../contract/assistant/rehab.ts';
import type { PlanLanguage } from '../../../contract/assistant/words.ts';
import type { Region } from './criteria.ts';

type Said = Readonly<Record<PlanLanguage, string>>;
type Lines = Readonly<Record<PlanLanguage, readonly string[]>>;

export const hindiProblems: Readonly<Record<RehabProblem, string>> = {
  ankleSprain: 'मुड़ा हुआ टखना',
  hamstring: 'जाँघ के पीछे का खिंचाव',
  groin: 'जाँघ के जोड़ का खिंचाव',
  quadriceps: 'जाँघ के आगे का खिंचाव',
  calf: 'पिंडली का खिंचाव',
  achilles: 'एड़ी की नस का दर्द',
  patellarTendon: 'जंपर का घुटना',
  frontKnee: 'धावक का घुटना',
  shin: 'पिंडली की हड्डी का दर्द',
  plantarHeel: 'एड़ी का दर्द',
  lowBack: 'कमर दर्द',
  neck: 'गर्दन दर्द',
  shoulder: 'कंधे का दर्द',
  elbow: 'कोहनी का दर्द',
  wrist: 'कलाई का दर्द',
  finger: 'उंगली की चोट',
  concussion: 'सिर की चोट के बाद वापसी',
};
export const phaseTexts: Readonly<Record<RehabPhaseName, { readonly title: Said; readonly aim: Said }>> = {
  protect: {
    title: { english: 'Protect', hindi: 'बचाव' },
    aim: { english: 'Let it calm down, and keep it moving as far as is easy.', hindi: 'इसे शांत होने दें, और जितना आसान हो हिलाते रहें।' },
  },
  load: {
    title: { english: 'Load', hindi: 'भार' },
    aim: { english: 'Get movement and trust back with light load.', hindi: 'हल्के भार से हरकत और भरोसा लौटाएँ।' },
  },
  strengthen: {
    title: { english: 'Strengthen', hindi: 'ताकत' },
    aim: {
      english: 'Make it as strong as the other side, slowly and heavily enough.',
      hindi: 'इसे दूसरी ओर जितना मजबूत करें, धीरे और पर्याप्त भार से।',
    },
  },
  return: {
    title: { english: 'Return to sport', hindi: 'खेल में वापसी' },
    aim: {
      english: 'Fast, far and unforeseen: step by step, never two new things at once.',
      hindi: 'तेज, दूर और अचानक: एक-एक कदम, एक साथ दो नई बातें कभी नहीं।',
    },
  },
};
export const rehabTexts = {
  english: {
    title: (name: string) => `${name}: four phases back`,
    stoppedTitle: 'First somebody should look at this',
    intro: 'Criteria decide when you move on, not the calendar. If a phase feels wrong, go back one for two days.',
    weeksInAll: (least: number, most: number) =>
      `From here it usually takes ${Math.max(1, least)} to ${most} weeks in all; nobody can promise a date.`,
    start: 'First phase: nothing to show before it but the answers you gave.',
    firstDays: 'The first days: PEACE, then LOVE',
    painTitle: 'Pain rule',
    headTitle: 'Symptom rule',
    weekly: (times: number) => `${times} x a week`,
    reps: (sets: number, amount: number) => `${sets} × ${amount}`,
    hold: (sets: number, amount: number) => `${sets} × ${amount} s`,
    minutes: (amount: number) => `${amount} min`,
    note: 'This is software, and no doctor or physiotherapist. It does not know what you have; it helps with what is common.',
  },
  hindi: {
    title: (name: string) => `${name}: वापसी के चार चरण`,
    stoppedTitle: 'पहले इसे किसी को दिखाना चाहिए',
    intro: 'आगे कब बढ़ना है, यह शर्तें तय करती हैं, कैलेंडर नहीं। कोई चरण ठीक न लगे तो दो दिन के लिए एक चरण पीछे जाएँ।',
    weeksInAll: (least: number, most: number) =>
      `यहाँ से कुल मिलाकर आमतौर पर ${Math.max(1, least)} से ${most} हफ्ते लगते हैं; तारीख का वादा कोई नहीं कर सकता।`,
    start: 'पहला चरण: इससे पहले केवल आपके दिए जवाब।',
    firstDays: 'पहले दिन: PEACE, फिर LOVE',
    painTitle: 'दर्द का नियम',
    headTitle: 'लक्षणों का नियम',
    weekly: (times: number) => `हफ्ते में ${times} बार`,
    reps: (sets: number, amount: number) => `${sets} × ${amount}`,
    hold: (sets: number, amount: number) => `${sets} × ${amount} सेकंड`,
    minutes: (amount: number) => `${amount} मिनट`,
    note: 'यह एक सॉफ्टवेयर है, डॉक्टर या फिजियोथेरेपिस्ट नहीं। इसे नहीं पता कि आपको क्या है; यह आम बातों में मदद करता है।',
  },
} as const;

/** After Dubois and Esculier 2020, in our own words. */
export const firstDays: Lines = {
  english: [
    'Protect: spare it for one to three days, and let pain tell you when to begin again.',
    'Elevate: the limb higher than the heart, when you can.',
    'Avoid what only dulls: ask a pharmacist before you take anything against inflammation.',
    'Compress: an elastic bandage or tape against swelling, not tight.',
    'Educate: most of these heal with time and load; fewer treatments do more.',
    'Load: back to daily movement early, below pain 3.',
    'Optimism: people who expect to get well get well sooner.',
    'Vascularise: something easy for heart and lungs on most days.',
    'Exercise: the phases of this plan bring back movement, strength and balance.',
  ],
  hindi: [
    'बचाव: एक से तीन दिन आराम दें; कब शुरू करना है, दर्द बताएगा।',
    'ऊँचाई: हो सके तो अंग को दिल से ऊपर रखें।',
    'केवल दबाने वाली चीजों से बचें: सूजन के लिए कुछ लेने से पहले फार्मासिस्ट से पूछें।',
    'दबाव: सूजन के लिए लोचदार पट्टी या टेप, कसी हुई नहीं।',
    'जानकारी: ज्यादातर चोटें समय और भार से ठीक होती हैं; कम इलाज ज्यादा काम करता है।',
    'भार: दर्द 3 से नीचे, जल्दी रोज की हरकत पर लौटें।',
    'आशा: जो ठीक होने की उम्मीद रखते हैं, जल्दी ठीक होते हैं।',
    'रक्त संचार: ज्यादातर दिन दिल और फेफड़ों के लिए कुछ हल्का।',
    'कसरत: इस योजना के चरण हरकत, ताकत और संतुलन लौटाते हैं।',
  ],
};
export const painRule: Lines = {
  english: [
    'Green, 0 to 3 of 10 while you do it, and back to before within 24 hours: go on, and add a little next week.',
    'Amber, 4 to 5, or it lingers to the next morning: same exercise, half as much, for two days.',
    'Red, 6 or more, sharp, or worse after 24 hours: stop, go back a phase, and have it looked at if it stays for three days.',
  ],
  hindi: [
    'हरा, करते समय 10 में 0 से 3, और 24 घंटे में पहले जैसा: जारी रखें, अगले हफ्ते थोड़ा बढ़ाएँ।',
    'पीला, 4 से 5, या अगली सुबह तक रहे: वही कसरत, आधी मात्रा, दो दिन।',
    'लाल, 6 या ज्यादा, चुभता, या 24 घंटे बाद ज्यादा: रुकें, एक चरण पीछे जाएँ, और तीन दिन रहे तो दिखाएँ।',
  ],
};
/** After a knock to the head, symptoms and not a scale of pain decide (Amsterdam consensus 2022). */
export const headRule: Lines = {
  english: [
    'Green, no symptom or hardly any while you do it and in the hour after: the next step tomorrow at the earliest.',
    'Amber, a mild one for less than an hour, two points of ten at most: the same step again tomorrow, a little easier.',
    'Red, stronger or longer, or headache, dizziness or nausea that come back: stop for the day, go back a step, and tell the doctor.',
  ],
  hindi: [
    'हरा, करते समय और एक घंटे बाद तक कोई लक्षण नहीं या नाम मात्र: अगला कदम कल से पहले नहीं।',
    'पीला, हल्का लक्षण, एक घंटे से कम और 10 में अधिक से अधिक 2 बढ़ा: कल वही कदम, थोड़ा हल्का।',
    'लाल, ज्यादा या देर तक, या सिरदर्द, चक्कर, मतली लौटे: उस दिन रुकें, एक कदम पीछे जाएँ, और डॉक्टर को बताएँ।',
  ],
};
export const watchFor: Readonly<Record<Region, Lines>> = {
  leg: {
    english: ['A calf that swells, warms or reddens.', 'Limping again.', 'Pain that wakes you.'],
    hindi: ['पिंडली का सूजना, गरम या लाल होना।', 'फिर लंगड़ाना।', 'जगाने वाला दर्द।'],
  },
  trunk: {
    english: [
      'Numbness around the seat, or bladder and bowel out of control: hospital at once.',
      'Weakness in an arm or leg.',
      'Fever with the pain.',
    ],
    hindi: ['बैठने की जगह सुन्न, या पेशाब-मल पर काबू नहीं: तुरंत अस्पताल।', 'हाथ या पैर में कमजोरी।', 'दर्द के साथ बुखार।'],
  },
  arm: {
    english: ['Numb or cold fingers.', 'Losing grip.', 'Pain that wakes you.'],
    hindi: ['सुन्न या ठंडी उंगलियाँ।', 'पकड़ कमजोर होना।', 'जगाने वाला दर्द।'],
  },
  head: {
    english: [
      'Any symptom that comes back: stop for 24 hours and go back one step.',
      'Vomiting, confusion, drowsiness, a growing headache: the emergency number.',
    ],
    hindi: ['कोई लक्षण लौटे: 24 घंटे रुकें और एक कदम पीछे जाएँ।', 'उल्टी, भ्रम, सुस्ती, बढ़ता सिरदर्द: आपातकालीन नंबर।'],
  },
};
export const seeSomebody: Lines = {
  english: [
    'No better after two weeks of this plan, or worse at any time.',
    'It came without a reason, or comes back a third time.',
    'You want to be sure: a physiotherapist can look at it and set the load.',
    'Under 18: show it to a parent, guardian and coach as well.',
  ],
  hindi: [
    'दो हफ्ते बाद भी बेहतर नहीं, या कभी भी बदतर।',
    'बिना कारण आया, या तीसरी बार लौटा।',
    'पक्का करना हो: फिजियोथेरेपिस्ट देखकर भार तय कर सकते हैं।',
    '18 से कम उम्र: माता-पिता, अभिभावक और कोच को भी दिखाएँ।',
  ],
};
export const rehabReferences = [
  {
    title: 'Dubois B, Esculier JF. Soft-tissue injuries simply need PEACE and LOVE. Br J Sports Med 2020',
    summary: 'First days of a soft-tissue injury.',
  },
  { title: 'Stiell IG and others. Ottawa ankle rules, JAMA 1993; Ottawa knee rule, 1995', summary: 'When an X-ray is asked for.' },
  {
    title: 'Patricios JS and others. Consensus statement on concussion in sport, Amsterdam 2022. Br J Sports Med 2023',
    summary: 'Graded return after a concussion.',
  },
  {
    title: 'Ardern CL and others. Consensus statement on return to sport. Br J Sports Med 2016',
    summary: 'Criteria instead of dates; return as steps.',
  },
  {
    title: 'Silbernagel KG and others. Pain-monitoring model, Am J Sports Med 2007',
    summary: 'How much pain is acceptable while a tendon is loaded.',
  },
  {
    title: 'NICE guideline NG59: Low back pain and sciatica',
    summary: 'Staying active; signs that need a doctor.',
    url: 'https://www.nice.org.uk/guidance/ng59',
  },
] as const;
