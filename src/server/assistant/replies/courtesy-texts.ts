import type { Contact } from '../../../contract/assistant/safety.ts';
import type { PlanLanguage } from '../../../contract/assistant/words.ts';
import type { Courtesy } from '../messages/index.ts';

type Sentences = Readonly<Record<Courtesy, string>>;

/** The answers to thanks, greetings and goodbyes: usual ones, and ones after a crisis card. */
export const courtesyTexts: Readonly<Record<PlanLanguage, { readonly plain: Sentences; readonly afterCrisis: Sentences }>> = {
  english: {
    plain: {
      unsafe: 'I am sorry. Are you in danger, hurt, or low? Tell me in a few words; in danger, call your local emergency number now.',
      safe: 'I am glad to hear that. I am here whenever you want to ask something.',
      sorry: 'Nothing to be sorry for. What can I help with?',
      howAreYou: 'I am software, so always the same; thank you for asking. How are you, and what can I help with?',
      bye: 'Take care, and see you soon.',
      thanks: 'You are welcome. I am here when something else comes up.',
      praise: 'That is kind, thank you. I am here when something else comes up.',
      greeting: 'Hello! Ask me about food, training, an injury, sleep or your mood.',
      no: 'All right. I am here when something comes up.',
      yes: 'Good. What would you like to know? A few words about it are enough.',
      ok: 'Good. I am here when something else comes up.',
    },
    afterCrisis: {
      unsafe: 'Thank you for telling me. Please call one of these now, or ask somebody near you to stay with you while you do.',
      safe: 'I am very glad that you are safe. Go gently today, and tell somebody you trust how it was.',
      sorry: 'There is nothing to be sorry for: it is good that you said it.',
      howAreYou: 'I am software; what counts is how you are. Is there somebody with you just now?',
      bye: 'Take good care of yourself, and let somebody near you know how you are tonight.',
      thanks: 'I am glad you wrote. You need not carry it alone: tell somebody you trust as well.',
      praise: 'I am glad you wrote. You need not carry it alone: tell somebody you trust as well.',
      greeting: 'Hello, it is good that you are here. How is it now?',
      no: 'All right, nothing has to be said. Please do not stay alone with it.',
      yes: 'Good that you say so. Please let somebody near you know as well.',
      ok: 'Good. Take it a step at a time, and let somebody be with you.',
    },
  },
  hindi: {
    plain: {
      unsafe: 'यह सुनकर दुख हुआ। क्या आप खतरे में हैं, चोट लगी है, या मन भारी है? कुछ शब्दों में बताइए; खतरा हो तो अभी आपातकालीन नंबर पर फोन कीजिए।',
      safe: 'यह जानकर अच्छा लगा। जब भी कुछ पूछना हो, मैं यहीं हूँ।',
      sorry: 'माफी की कोई बात नहीं। बताइए, किसमें मदद करूँ?',
      howAreYou: 'मैं सॉफ़्टवेयर हूँ, इसलिए हमेशा एक जैसा; पूछने के लिए शुक्रिया। आप कैसे हैं, और किसमें मदद करूँ?',
      bye: 'अपना ध्यान रखिए, फिर मिलेंगे।',
      thanks: 'खुशी हुई। कुछ और पूछना हो तो मैं यहीं हूँ।',
      praise: 'शुक्रिया, अच्छा लगा। कुछ और पूछना हो तो मैं यहीं हूँ।',
      greeting: 'नमस्ते! खाना, कसरत, चोट, नींद या मन के बारे में पूछिए।',
      no: 'ठीक है। जब कुछ पूछना हो, मैं यहीं हूँ।',
      yes: 'अच्छा। आप क्या जानना चाहते हैं? कुछ शब्द काफ़ी हैं।',
      ok: 'अच्छा। कुछ और पूछना हो तो मैं यहीं हूँ।',
    },
    afterCrisis: {
      unsafe: 'बताने के लिए शुक्रिया। कृपया अभी इनमें से किसी नंबर पर फोन कीजिए, या पास के किसी व्यक्ति से कहिए कि तब तक साथ रहे।',
      safe: 'बहुत अच्छा लगा कि आप सुरक्षित हैं। आज अपने साथ नरमी रखिए, और किसी भरोसे के व्यक्ति को बताइए कि क्या बीता।',
      sorry: 'माफी की कोई बात नहीं: अच्छा हुआ कि आपने कहा।',
      howAreYou: 'मैं तो सॉफ़्टवेयर हूँ; बात आपकी है। क्या अभी कोई आपके साथ है?',
      bye: 'अपना बहुत ध्यान रखिए, और आज किसी अपने को बताइए कि आप कैसे हैं।',
      thanks: 'अच्छा हुआ कि आपने लिखा। यह अकेले नहीं उठाना है: किसी भरोसे के व्यक्ति को भी बताइए।',
      praise: 'अच्छा हुआ कि आपने लिखा। यह अकेले नहीं उठाना है: किसी भरोसे के व्यक्ति को भी बताइए।',
      greeting: 'नमस्ते, अच्छा हुआ कि आप आए। अब कैसा लग रहा है?',
      no: 'ठीक है, कुछ कहना ज़रूरी नहीं। बस इसके साथ अकेले मत रहिए।',
      yes: 'अच्छा हुआ कि बताया। किसी अपने को भी बता दीजिए।',
      ok: 'अच्छा। एक-एक कदम चलिए, और किसी को साथ रखिए।',
    },
  },
};

const atAnyHour: Readonly<Record<PlanLanguage, string>> = { english: 'At any hour:', hindi: 'किसी भी समय:' };
const mostNumbers = 3;

/** The first phone numbers of a card in one line. */
export const numbersLine = (contacts: readonly Contact[], language: PlanLanguage): string =>
  `${atAnyHour[language]} ${contacts
    .slice(0, mostNumbers)
    .map(({ label, number }) => `${label} ${number}`)
    .join(' · ')}.`;
