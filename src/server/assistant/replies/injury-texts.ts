import type { PlanLanguage } from '../../../contract/assistant/words.ts';
import type { Care } from './injury-questions.ts';

type ByCare = Readonly<Record<Care, string>>;
type InjuryTexts = {
  readonly sorry: string;
  readonly check: string;
  readonly then: ByCare;
  readonly isYes: string;
  readonly isNo: ByCare;
  readonly worse: string;
};

const english = {
  limb: 'spare it for a day or two, move it gently below pain 3 of 10, raise it and bandage it lightly where it is swollen',
  trunk: 'keep moving as far as is easy, change your position often, lift nothing heavy, and stay below pain 3 of 10',
  head: 'no sport and little screen today, rest, and have somebody with you for 24 hours if it began with a knock',
};
const hindi = {
  limb: 'एक-दो दिन बचाइए, दर्द 10 में 3 से नीचे हल्के से हिलाते रहिए, सूजन हो तो ऊँचा रखिए और हल्की पट्टी बाँधिए',
  trunk: 'जितना आसान हो हिलते रहिए, बैठने-लेटने का ढंग बदलते रहिए, भारी मत उठाइए, और दर्द 10 में 3 से नीचे रखिए',
  head: 'आज खेल नहीं, स्क्रीन कम, आराम, और चोट से शुरू हुआ हो तो 24 घंटे कोई साथ रहे',
};
const thenInEnglish = (care: Care) =>
  `If one is, spare it and have a doctor see it today. If none is: ${english[care]}. Tell me "yes" or "none", and I say how it goes on.`;
const thenInHindi = (care: Care) =>
  `एक भी हाँ हो तो उस पर ज़ोर मत डालिए और आज ही डॉक्टर को दिखाइए। सब नहीं हों तो: ${hindi[care]}। "हाँ" या "कोई नहीं" लिखिए, फिर आगे बताता हूँ।`;
const calmInEnglish = (care: Care) =>
  `Good signs. The first days: ${english[care]}, and no sport yet. "Injury rehab" here makes you a plan in four phases, from protecting it to your sport. If it is no better after a week, or gets worse at any time, have it seen.`;
const calmInHindi = (care: Care) =>
  `अच्छे संकेत हैं। पहले दिन: ${hindi[care]}, और अभी खेल नहीं। यहाँ "Injury rehab" चार चरणों की योजना बनाता है, बचाव से खेल तक। एक हफ़्ते में बेहतर न हो, या कभी भी बढ़े, तो दिखाइए।`;
const byCare = (say: (care: Care) => string): ByCare => ({ limb: say('limb'), trunk: say('trunk'), head: say('head') });

/** The assistant's texts when somebody reports that something hurts. */
export const injuryTexts: Readonly<Record<PlanLanguage, InjuryTexts>> = {
  english: {
    sorry: 'I am sorry that it hurts.',
    check: 'Before anything else, is one of these a yes?',
    then: byCare(thenInEnglish),
    isYes:
      'Then a doctor should see it today, before any exercise; spare it until then. If it looks bent, turns cold or pale, or numbness, weakness or drowsiness comes or grows, call your local emergency number now.',
    isNo: byCare(calmInEnglish),
    worse:
      'Then it was too much: leave out what you did last, go back to the step before for two days, and stay below pain 3 of 10. If it is still growing tomorrow, or one of the questions above has become a yes, have a doctor see it that day.',
  },
  hindi: {
    sorry: 'दर्द का सुनकर दुख हुआ।',
    check: 'पहले यह बताइए, क्या इनमें से किसी का जवाब हाँ है?',
    then: byCare(thenInHindi),
    isYes:
      'तो किसी भी कसरत से पहले आज ही डॉक्टर को दिखाइए; तब तक उसे बचाइए। टेढ़ा दिखे, ठंडा या पीला पड़े, या सुन्नपन, कमज़ोरी या सुस्ती आए या बढ़े, तो अभी आपातकालीन नंबर पर फोन कीजिए।',
    isNo: byCare(calmInHindi),
    worse:
      'तो यह ज़्यादा हो गया: आख़िरी चीज़ छोड़ दीजिए, दो दिन के लिए एक कदम पीछे जाइए, और दर्द 10 में 3 से नीचे रखिए। कल भी बढ़ रहा हो, या ऊपर के किसी सवाल का जवाब अब हाँ हो, तो उसी दिन डॉक्टर को दिखाइए।',
  },
};
