import type { RehabChange, RehabPlan, RehabRequest } from '../../../contract/assistant/rehab.ts';

/** The answer in the conversation after a change. */
export function rehabChangeAnswer(
  change: RehabChange,
  { startsWith, status, phases }: RehabPlan,
  { language, daysPerWeek }: Pick<RehabRequest, 'language' | 'daysPerWeek'>,
): string {
  const say = (english: string, hindi: string) => (language === 'hindi' ? hindi : english);
  const phase = phases.find(({ name }) => name === startsWith)?.title ?? '';
  switch (change.verb) {
    case 'days':
    case 'fewerDays':
    case 'moreDays':
      return say(`It fits ${daysPerWeek} days a week now.`, `अब यह हफ़्ते में ${daysPerWeek} दिन का है।`);
    case 'load':
      return change.by < 0
        ? say('It is easier now; everything else stays as it was.', 'अब यह आसान है; बाक़ी सब वैसा ही है।')
        : say('It is a step harder now; stop where the pain passes 3 of 10.', 'अब यह एक क़दम कठिन है; दर्द 10 में 3 से बढ़े तो रुकिए।');
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
