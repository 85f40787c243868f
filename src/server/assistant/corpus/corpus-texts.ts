import type { PlanLanguage } from '../../../contract/assistant/words.ts';

/** The embedded engine's texts for asking back. */
export const corpusTexts: Record<PlanLanguage, { unsure: string; unknown: string; medicine: string }> = {
  english: {
    unsure: 'I am not sure that I understood, and nothing was taken for this. Do you mean: {title}?',
    unknown:
      'I have nothing of ours on that, and nothing was taken for this. I can help with food, training, injuries, rest, your plan and how Elevate works: which of these is it about?',
    medicine:
      'Which medicine, and how much of it, is for a doctor or pharmacist to say, and not for software; nothing was taken for this. I can help with food, training, rest and mood beside it.',
  },
  hindi: {
    unsure: 'मैं ठीक से नहीं समझा, इसका कुछ नहीं लिया गया। क्या आप यह पूछ रहे हैं: {title}?',
    unknown:
      'इस पर हमारे पास लिखा हुआ कुछ नहीं है; इसका कुछ नहीं लिया गया। मैं खाने, कसरत, चोट, आराम, आपकी योजना और Elevate में मदद करता हूँ: यह किस बारे में है?',
    medicine:
      'कौन सी दवा और कितनी, यह डॉक्टर या फ़ार्मासिस्ट बताएँगे, सॉफ़्टवेयर नहीं; इसका कुछ नहीं लिया गया। साथ में खाना, कसरत, आराम और मन के बारे में मैं मदद कर सकता हूँ।',
  },
};
