import type { PlanLanguage } from '../../../contract/assistant/words.ts';
import { whatIsAsked } from '../asked/index.ts';
import { isForMinors } from './is-for-minors.ts';
import type { KnownQuestion, Said } from './reply.ts';

type Words = Readonly<Record<PlanLanguage, string>>;

const noPlan: Words = {
  english:
    'No plan is open in this conversation, so I can’t see or change one. Open yours from the history, or make one under AI Features; then ask me there.',
  hindi: 'इस बातचीत में कोई योजना खुली नहीं है, इसलिए मैं उसे देख या बदल नहीं सकता। इतिहास से अपनी योजना खोलिए, या AI Features में बनाइए; फिर वहीं पूछिए।',
};

/** What is said to a question of a family whose readers found no answer in it: what is missing, by family. */
const missing: Readonly<Record<string, Words>> = {
  food: {
    english:
      'I have no figures for that food. Tell me what it is made of, or a food with an amount, such as “2 rotis with dal” or “100 g of paneer”, and I work it out.',
    hindi: 'उस खाने के आँकड़े मेरे पास नहीं हैं। बताइए किससे बना है, या मात्रा के साथ लिखिए, जैसे “2 रोटी और दाल” या “100 ग्राम पनीर”, मैं हिसाब कर दूँगा।',
  },
  exercise: {
    english:
      'I do not know that exercise by this name. Which muscles is it for, or how is it done? I can show one like it, such as a row, a squat or a plank.',
    hindi: 'इस नाम की कसरत मैं नहीं जानता। किस मांसपेशी के लिए है, या कैसे होती है? वैसी ही दिखा सकता हूँ, जैसे रो, स्क्वाट या प्लैंक।',
  },
  reckon: {
    english:
      'I can work that out with the figures: weight and height for BMI, age for heart rate, distance and time for a pace, weight and repetitions for a maximum. Which are yours?',
    hindi: 'आँकड़े दें तो हिसाब कर दूँ: बीएमआई के लिए वज़न और क़द, धड़कन के लिए उम्र, गति के लिए दूरी और समय, अधिकतम के लिए वज़न और बार। आपके क्या हैं?',
  },
  injury: {
    english:
      'I am sorry that it hurts. Spare it for now. Where exactly is it, since when, and can you put weight on it or move it? If it is swollen, numb or you cannot use it, see a doctor today.',
    hindi:
      'दर्द का सुनकर दुख हुआ। अभी उसे आराम दीजिए। ठीक कहाँ है, कब से, और क्या उस पर भार ले या हिला सकते हैं? सूजन हो, सुन्न हो या चल न सके तो आज ही डॉक्टर को दिखाइए।',
  },
};

/** What is said where readers of the family that was asked found no answer; undefined where that says nothing more. */
export function answerFamily(question: KnownQuestion): Said | undefined {
  const { text, version, language, dialogue } = question;
  const { best } = whatIsAsked(text);
  if (best.kind !== 'family' || best.chance < 0.5 || isForMinors(question, best)) return undefined;
  const isOfPlan = best.id === 'plan' || best.id === 'change';
  const words = isOfPlan && version === undefined ? noPlan : missing[best.id];
  return words && { text: words[language], engine: 'embedded', isFree: true, topic: dialogue.topic ?? undefined };
}
