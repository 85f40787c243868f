import type { RehabChange, RehabPlan, RehabRequest } from '../../../contract/assistant/rehab.ts';
import type { PlanLanguage } from '../../../contract/assistant/words.ts';
import { isAsking, namedIn, numberIn, swapWords } from '../part/index.ts';

const pain = /\b(?:pain|dard|hurts?)\b[^\d]{0,20}(\d{1,2})\b|दर्द[^\d]{0,20}(\d{1,2})/i;
const days = /\b(\d|two|three|four|five|six|seven|do|teen|char|paanch|chhe|saat)\s+(?:days?|din|times)\b/i;

function meant(text: string, plan: RehabPlan, { daysPerWeek }: RehabRequest): RehabChange | undefined {
  const felt = pain.exec(text);
  const painNow = Number(felt?.[1] ?? felt?.[2] ?? NaN);
  if (painNow >= 0 && painNow <= 10) return { verb: 'pain', painNow };
  const named = swapWords.test(text)
    ? namedIn(
        text,
        plan.phases.flatMap(({ items }) => items),
      )
    : undefined;
  if (named) return { verb: 'swap', itemKey: named.key };
  const said = numberIn(days.exec(text)?.[1]);
  const wanted = said ?? (/\b(fewer|less|kam)\b.*\b(days?|din)\b/i.test(text) ? daysPerWeek - 1 : undefined);
  const more = /\b(more|zyada|jyada)\b.*\b(days?|din)\b/i.test(text) ? daysPerWeek + 1 : undefined;
  const next = wanted ?? more;
  if (next !== undefined) return { verb: 'days', daysPerWeek: Math.min(7, Math.max(2, next)) };
  return /\b(shorter|less time|quick|quicker|fewer exercises|chhota|chota|kam samay|kam exercise)\b/i.test(text)
    ? { verb: 'shorter' }
    : undefined;
}

/** The change that words ask for in a rehab plan; undefined if they ask for none. */
export function readRehabChange(text: string, plan: RehabPlan, request: RehabRequest): RehabChange | undefined {
  return isAsking(text) ? undefined : meant(text, plan, request);
}

/** The answer in the conversation after a change. */
export function rehabChangeAnswer(change: RehabChange, { startsWith, status, phases }: RehabPlan, language: PlanLanguage): string {
  const say = (english: string, hindi: string) => (language === 'hindi' ? hindi : english);
  const phase = phases.find(({ name }) => name === startsWith)?.title ?? '';
  switch (change.verb) {
    case 'days':
      return say(`It fits ${change.daysPerWeek} days a week now.`, `अब यह हफ़्ते में ${change.daysPerWeek} दिन का है।`);
    case 'shorter':
      return say('Each phase has one exercise less now; those that matter most stay.', 'अब हर चरण में एक कसरत कम है; जो सबसे ज़रूरी हैं वे हैं।');
    case 'pain':
      return status === 'stopped'
        ? say('With this much pain somebody should look at it first.', 'इतने दर्द में पहले किसी को दिखाना चाहिए।')
        : say(
            `With pain of ${change.painNow}, begin in: ${phase}. The criteria decide every step after it.`,
            `${change.painNow} दर्द के साथ यहाँ से शुरू करें: ${phase}। आगे हर क़दम मापदंड तय करते हैं।`,
          );
    case 'swap':
      return say('I put another exercise of the same phase in its place.', 'उसी चरण की दूसरी कसरत रख दी।');
    case 'equipment':
      return say('It uses only what you have now.', 'अब इसमें वही है जो आपके पास है।');
  }
}
