import { inLanguage } from '../facts/index.ts';
import { courtesyIn } from '../messages/index.ts';
import type { Message } from '../understanding/index.ts';
import type { Question, Said } from './reply.ts';

const agrees =
  /^( (yes|ok|okay|han|haan|ji|sure|good|great|fine|thik|theek|hai|please|do|it|that|go|ahead|keep|this|kar|karo|de|make|perfect|nice|works|like|i|done|bilkul|sahi|h|रखो|हां|हाँ|कर|दो|ठीक|है|जी|अच्छा|;|,))+ $/;
const refuses =
  /^( (no|not|nahin|nahi|nope|leave|it|that|cancel|rehne|do|as|is|was|dont|change|swap|anything|keep|the|old|one|na|mat|karo|kuch|ok|please|want|i|this|nevermind|never|mind|forget|rahne|नहीं|मत|करो|रहने|दो|छोडो|;|,))+ $/;

/** Whether a short message takes the last change back: 'no leave it', 'nahi rehne do', 'keep the old one'. */
export const takesBack = ({ gloss }: Message, { dialogue, history }: Pick<Question, 'dialogue' | 'history'>): boolean =>
  dialogue.topic?.act === 'change' &&
  (history.at(-1)?.planVersion ?? null) !== null &&
  refuses.test(gloss) &&
  / (no|not|nahin|nahi|nope|leave|cancel|old|nevermind|forget|नहीं|मत|छोडो) /.test(gloss);

/** The answer to 'yes, do that' and 'no, leave it' after an answer about a change; undefined for other messages. */
export function afterChange(
  { dialogue, history, text, language, version }: Question,
  { gloss, foods, days, meals }: Message,
): Said | undefined {
  if (dialogue.topic?.act !== 'change' || !version || foods.length + days.length + meals.length > 0) return undefined;
  const isChanged = (history.at(-1)?.planVersion ?? null) !== null;
  const free = (says: string): Said => ({ text: says, engine: 'embedded', isFree: true, topic: dialogue.topic ?? undefined });
  if (isChanged && agrees.test(gloss) && courtesyIn(text) !== 'thanks')
    return free(
      inLanguage(
        language,
        'Good: it is in the plan already, and "undo that" takes it back. What shall I change next?',
        'अच्छा: यह योजना में आ चुका है, और "वापस करो" से लौट जाएगा। और क्या बदलूँ?',
      ),
    );
  if (!isChanged && refuses.test(gloss))
    return free(inLanguage(language, 'All right, the plan stays as it is. What else can I do?', 'ठीक है, योजना वैसी ही रहेगी। और क्या करूँ?'));
  return undefined;
}
