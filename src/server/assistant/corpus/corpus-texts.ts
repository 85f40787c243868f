import type { PlanLanguage } from '../../../contract/assistant/words.ts';

/** The embedded engine's texts for asking back. */
export const corpusTexts: Record<PlanLanguage, { unsure: string; unknown: string; medicine: string }> = {
  english: {
    unsure: 'I am not sure what you mean, so nothing was taken for this. Is it one of these?',
    unknown:
      'I have nothing of ours on that, and I would rather not guess; nothing was taken for this. Ask about food, training, injuries, rest, sleep or mood in other words.',
    medicine:
      'Which medicine, and how much of it, is for a doctor or pharmacist to say, and not for software; nothing was taken for this. I can help with food, training, rest and mood beside it.',
  },
  hindi: {
    unsure: 'मैं ठीक से नहीं समझा, इसलिए इसका कुछ नहीं लिया गया। क्या आप इनमें से कुछ पूछ रहे हैं?',
    unknown:
      'इस पर हमारे पास लिखा हुआ कुछ नहीं है, और अंदाज़ा लगाना ठीक नहीं; इसका कुछ नहीं लिया गया। खाना, कसरत, चोट, आराम, नींद या मन के बारे में दूसरे शब्दों में पूछिए।',
    medicine:
      'कौन सी दवा और कितनी, यह डॉक्टर या फ़ार्मासिस्ट बताएँगे, सॉफ़्टवेयर नहीं; इसका कुछ नहीं लिया गया। साथ में खाना, कसरत, आराम और मन के बारे में मैं मदद कर सकता हूँ।',
  },
};
