import type { MeditationPlan } from '../../../contract/assistant/meditation-plan.ts';
import type { RehabPlan } from '../../../contract/assistant/rehab.ts';
import type { WellnessPlan } from '../../../contract/assistant/wellness.ts';
import type { WorkoutPlan } from '../../../contract/assistant/workout-plan.ts';
import { inLanguage, type FactAnswer } from '../facts/index.ts';
import type { AskedOfPlan } from './asked-of-plan.ts';

type Reasoned = MeditationPlan | RehabPlan | WellnessPlan | WorkoutPlan;

const asksWhy =
  / (why|reason|purpose|benefit|benefits|fayda|faayda|fayde|good for|point of|help me|helps|hoga|होगा|फायदा|फायदे|what (does|will|is) (it|this|that) (do|for)|for what) /;
const asksToSkip = / (remove|skip|leave|miss|without|chhod|chod|छोड|not do|dont do|drop) /;
const asksIf = / (can|may|could|should|okay|ok|what|sakta|sakte|sakti|सकता|सकते|सकती|if) /;

/** What the plan is for, in the words of the plan itself. */
function reasonOf(plan: Reasoned, language: AskedOfPlan['language'], at: number): string | undefined {
  switch (plan.kind) {
    case 'meditation': {
      const session = plan.weeks[0]?.sessions[at] ?? plan.weeks[0]?.sessions[0];
      return (
        session &&
        inLanguage(
          language,
          `${session.name}: ${session.why} Slow breathing and quiet attention calm the heart, lower stress and make sleep easier, most of all when it is done on most days.`,
          `${session.name}: ${session.why} धीमी साँस और शांत ध्यान से धड़कन शांत होती है, तनाव घटता है और नींद आसान होती है, ख़ासकर जब ज़्यादातर दिन किया जाए।`,
        )
      );
    }
    case 'rehab': {
      const phase = plan.phases.find(({ name }) => name === plan.startsWith) ?? plan.phases[0];
      return (
        phase &&
        inLanguage(
          language,
          `Because the injured part is still healing and gets its strength back in steps. ${phase.title}: ${phase.aim} You go on when ${(phase.leaveWhen[0] ?? '').replace(/^\w/, (letter) => letter.toLowerCase())}`,
          `क्योंकि चोट वाला हिस्सा अभी भर रहा है और ताक़त क़दम-क़दम लौटती है। ${phase.title}: ${phase.aim} आगे तब: ${phase.leaveWhen[0] ?? ''}`,
        )
      );
    }
    case 'wellness': {
      const [first] = plan.days;
      const item = first?.items[at] ?? first?.items[0];
      return (
        item &&
        inLanguage(
          language,
          `${item.name}: small daily steps like this lower stress, steady sleep and mood, and are easy to keep up. ${plan.says}`,
          `${item.name}: ऐसे छोटे रोज़ के क़दम तनाव घटाते हैं, नींद और मन को सँभालते हैं और निभाने में आसान हैं। ${plan.says}`,
        )
      );
    }
    case 'workout':
      return inLanguage(
        language,
        'It builds strength and stamina for your goal: each session trains legs, back, chest and trunk with work that grows a little each week, and the warm-up and easy days keep you sound. Shall I explain one exercise?',
        'इससे आपके लक्ष्य के लिए ताक़त और दमखम बढ़ता है: हर सत्र पैर, पीठ, छाती और धड़ को काम देता है जो हर हफ़्ते थोड़ा बढ़ता है, वॉर्म-अप और हल्के दिन चोट से बचाते हैं। कोई एक कसरत समझाऊँ?',
      );
  }
}

function mayISkip(plan: Reasoned, language: AskedOfPlan['language']): string {
  if (plan.kind === 'rehab')
    return inLanguage(
      language,
      'Better not: each exercise, balance too, lowers the risk of hurting it again. Hold on to a wall, do half, or stop at pain over 3 of 10; one missed day does no harm. Shall I swap one for another? Say its name.',
      'बेहतर है न छोड़ें: हर कसरत, संतुलन वाली भी, दोबारा चोट का ख़तरा घटाती है। दीवार पकड़िए, आधा कीजिए, दर्द 10 में 3 से ऊपर हो तो रुकिए; एक दिन छूटे तो कोई बात नहीं। कोई बदल दूँ? नाम बताइए।',
    );
  return inLanguage(
    language,
    'You can: one that is missed does no harm, only go on with the next as planned instead of doubling up. If you would rather have another in its place, say which one and I swap it.',
    'हाँ: एक छूट जाए तो नुक़सान नहीं, बस अगली वाली योजना के अनुसार कीजिए, दुगुना मत कीजिए। उसकी जगह दूसरी चाहिए तो नाम बताइए, बदल दूँगा।',
  );
}

/** Why a plan holds what it holds, and whether something of it may be left out; undefined for other questions. */
export function reasonFacts({ message, plan, topic, language }: AskedOfPlan<Reasoned>): FactAnswer | undefined {
  const { gloss } = message;
  const about = { act: 'planSessions', day: topic?.day ?? null } as const;
  if (message.foods.length > 0) return undefined;
  if (asksToSkip.test(gloss) && asksIf.test(gloss) && message.isQuestion && message.rest.length < 5 && message.days.length === 0)
    return { text: mayISkip(plan, language), topic: about };
  const isOfThis = message.refersBack || message.rest.length < 2 || / (plan|session|exercise) /.test(gloss);
  if (!asksWhy.test(gloss) || !isOfThis || message.rest.length > 4 || topic?.exercise) return undefined;
  const text = reasonOf(plan, language, message.ordinal ?? 0);
  return text === undefined ? undefined : { text, topic: about };
}
