import { inLanguage } from '../facts/index.ts';
import { reasonFor } from '../knowledge/index.ts';
import { answerOfPlan } from '../plan-answers/index.ts';
import { readMessage, type Message } from '../understanding/index.ts';
import { askedOfPlan } from './asked-of-plan.ts';
import type { Question, Said } from './reply.ts';

const asksWhy =
  /^( (but|and|ok|okay|hmm|so))* (why|how come|how so|really)( (is|was|that|this|it|so|did you|do you|hai|aisa|not|change|changed|say|think|though|do))*( ;)? $/;

/** The reason for the last answer, for a bare 'why?'; undefined for another message, or if there is none to give. */
export function answerWhy(question: Question, { gloss }: Message): Said | undefined {
  const { topic } = question.dialogue;
  const { language, version } = question;
  if (!asksWhy.test(gloss) || topic === null) return undefined;
  const say = (english: string, hindi: string): Said => ({
    text: inLanguage(language, english, hindi),
    engine: 'embedded',
    isFree: true,
    topic,
  });
  switch (topic.act) {
    case 'planTarget':
    case 'planNutrients': {
      const target = version && answerOfPlan({ ...askedOfPlan(question, version), message: readMessage('why this target') });
      return target && { text: target.text, engine: 'embedded', sources: target.sources ?? [], isFree: true, topic: target.topic };
    }
    case 'nutrients':
    case 'compareFoods':
    case 'sourcesOf':
    case 'amountFor':
      return say(
        'Because that is what is measured: the figures per 100 g are those of the USDA table, and a dish is computed from the grams of its recipe. Shall I compare it with another food?',
        'क्योंकि नाप यही है: 100 ग्राम के आँकड़े USDA की सूची से हैं, और पकवान उसकी विधि के ग्राम से गिना है। किसी और चीज़ से तुलना करूँ?',
      );
    case 'change':
      return say(
        'Because you asked for it: I took what fits best in energy and protein at that place and respects what you leave out. "Undo that" takes it back. Shall I choose something else?',
        'क्योंकि आपने कहा: उस जगह ऊर्जा और प्रोटीन में जो सबसे ठीक बैठे और जो आप छोड़ते हैं उसका ध्यान रखे, वही लिया। "वापस करो" से लौट जाएगा। कुछ और चुनूँ?',
      );
    case 'planDay':
      return say(
        'The day is put together so that its meals meet your energy, protein and fibre, without repeating yesterday, and with more carbs around sport. Shall I swap something in it?',
        'दिन ऐसे बना है कि भोजन ऊर्जा, प्रोटीन और रेशा पूरा करें, कल का दोहराव न हो, और खेल के आसपास कार्ब ज़्यादा हों। कुछ बदलूँ?',
      );
    case 'planSessions':
    case 'planSets':
      return say(
        'The days leave room for your matches and for recovery between hard sessions, and the sets add up to what each muscle needs in a week at your level. Shall I change one?',
        'दिन आपके मैच और सत्रों के बीच आराम के हिसाब से हैं, और सेट मिलाकर हफ़्ते में हर पेशी को आपके स्तर का काम मिलता है। कोई बदलूँ?',
      );
    case 'knowledge': {
      const reason = reasonFor(topic.about, language);
      return reason === undefined ? undefined : say(reason, reason);
    }
    case 'body':
    case 'calendar':
    case 'exerciseHow':
    case 'exerciseInstead':
    case 'exerciseMuscles':
    case 'kindOfFood':
    case 'planRecipe':
    case 'planShopping':
    case 'priceOfFoods':
    case 'product':
    case 'smallTalk':
      return undefined;
  }
}
