import type { Plan } from '../../../contract/assistant/plan-types.ts';
import type { RehabPlan } from '../../../contract/assistant/rehab.ts';
import type { WellnessPlan } from '../../../contract/assistant/wellness.ts';
import type { WorkoutPlan } from '../../../contract/assistant/workout-plan.ts';
import { inLanguage, joinedList, type FactAnswer } from '../facts/index.ts';
import type { AskedOfPlan } from './asked-of-plan.ts';
import { exerciseNamed } from './exercise-named.ts';

type Asked<Of = Plan> = AskedOfPlan<Of>;
const answer = (text: string, day: number | null = null): FactAnswer => ({ text, topic: { act: 'planSessions', day } });

const asksLength =
  / (how long|howmuch (week|weeks|month|day|days|time)|duration|kab tak|kitne hafte|finish|end|ends|over|khatam|recover|heal) /;
const ofWhole = / (plan|program|programme|whole|it|this|take|week|weeks|recover|heal|total|isme|ye|yeh|theek|thik|finish|end|over|khatam) /;

/** How many weeks a plan lasts. */
function lengthOf(plan: Plan, language: Asked['language']): string | undefined {
  switch (plan.kind) {
    case 'workout':
    case 'meditation':
      return inLanguage(
        language,
        `${plan.weeks.length} weeks, ${plan.weeks[0]?.sessions.length ?? 0} sessions a week.`,
        `${plan.weeks.length} हफ़्ते, हफ़्ते में ${plan.weeks[0]?.sessions.length ?? 0} सत्र।`,
      );
    case 'wellness':
      return inLanguage(language, `${plan.days.length} days, a few minutes each.`, `${plan.days.length} दिन, रोज़ कुछ मिनट।`);
    case 'diet':
      return inLanguage(
        language,
        `${plan.days.length} days with ${plan.days[0]?.meals.length ?? 0} meals each; the week can be repeated or made anew.`,
        `${plan.days.length} दिन, हर दिन ${plan.days[0]?.meals.length ?? 0} भोजन; हफ़्ता दोहरा सकते हैं या नया बना सकते हैं।`,
      );
    case 'rehab': {
      const sum = (of: 'least' | 'most') => plan.phases.reduce((total, { weeks }) => total + weeks[of], 0);
      return inLanguage(
        language,
        `Usually ${sum('least')} to ${sum('most')} weeks in ${plan.phases.length} phases; what the injured part shows decides, not the calendar.`,
        `आम तौर पर ${plan.phases.length} चरणों में ${sum('least')} से ${sum('most')} हफ़्ते; तारीख़ नहीं, चोट वाला हिस्सा तय करता है।`,
      );
    }
    case 'recipe':
      return undefined;
  }
}

function partOfRehab({ message, plan, language }: Asked<RehabPlan>): FactAnswer | undefined {
  const phase = plan.phases.find(({ name }) => name === plan.startsWith) ?? plan.phases[0];
  const { ordinal, gloss } = message;
  if (!phase) return undefined;
  const item = ordinal === undefined ? undefined : phase.items.at(ordinal);
  if (item && / (exercise|one|wala|vala|what|which|explain|show|tell) /.test(gloss))
    return answer(`${item.name}: ${item.shown}. ${item.how}`);
  const asksList =
    (/ (exercise|exercises|today|do|karna|karni|karu|karun|plan|list|phase|stage) /.test(gloss) || message.rest.length === 0) &&
    !/ (if|about|why) /.test(gloss) &&
    / (what|which|show|list|tell|kya|today) /.test(gloss);
  if (!asksList || message.rest.length > 3) return undefined;
  const lines = phase.items.map(({ name, shown }) => `• ${name}: ${shown}`);
  return answer(
    [`${phase.title}: ${phase.aim}`, ...lines, inLanguage(language, 'Stop at pain over 3 of 10.', 'दर्द 10 में 3 से ऊपर हो तो रुकिए।')].join(
      '\n',
    ),
  );
}

function partOfWellness({ message, plan, topic }: Asked<WellnessPlan>): FactAnswer | undefined {
  const [said] = message.days;
  const index = said?.by === 'number' ? said.number - 1 : (topic?.day ?? 0);
  const day = plan.days[index];
  if (!day || (said === undefined && message.ordinal === undefined) || (said && said.by !== 'number')) return undefined;
  const item = message.ordinal === undefined ? undefined : day.items.at(message.ordinal);
  const lines = (item && said === undefined ? [item] : day.items).map(({ name, how, minutes }) => `${name} (${minutes} min): ${how}`);
  return answer([day.title, ...lines].join('\n'), index);
}

function ofWorkout({ message, plan, language }: Asked<WorkoutPlan>): FactAnswer | undefined {
  const { gloss, rest } = message;
  const named = / (why|purpose|benefit|benefits|fayda|good for|point of) /.test(gloss) ? exerciseNamed(message.text, plan) : undefined;
  const card = plan.exercises.find(({ id }) => id === named);
  const muscles = card?.primary.map(({ name }) => name) ?? [];
  if (card)
    return {
      text: inLanguage(
        language,
        `${card.name} is there for strength: it trains ${joinedList(muscles, language).toLowerCase()}, and it fits your level, your equipment and what else the week trains. Shall I swap it?`,
        `${card.name} ताक़त के लिए है: इससे ${joinedList(muscles, language)} मज़बूत होते हैं, और यह आपके स्तर, सामान और हफ़्ते के बाक़ी काम में बैठता है। बदल दूँ?`,
      ),
      topic: { act: 'exerciseMuscles', exercise: card.id },
    };
  if (/ (rest|off) /.test(gloss) && / (when|which|kab) /.test(gloss) && rest.length < 3)
    return answer(
      inLanguage(
        language,
        `Rest days: ${joinedList(
          plan.otherDays.map(({ day }) => day),
          language,
        )}.`,
        `आराम के दिन: ${joinedList(
          plan.otherDays.map(({ day }) => day),
          language,
        )}।`,
      ),
    );
  if (
    / (equipment|saman|samaan|gear|need|dumbbells?) /.test(gloss) &&
    / (equipment|saman|samaan|gear|dumbbells?) /.test(gloss) &&
    rest.length < 4
  ) {
    const needed = [...new Set(plan.exercises.flatMap(({ equipment }) => equipment.map(({ name }) => name)))];
    return answer(
      needed.length > 0
        ? inLanguage(language, `It uses: ${joinedList(needed, language)}.`, `इसमें चाहिए: ${joinedList(needed, language)}।`)
        : inLanguage(language, 'Nothing but the floor, a wall and a chair.', 'कुछ नहीं, बस ज़मीन, दीवार और कुर्सी।'),
    );
  }
  return undefined;
}

/** What a plan is as a whole or in a part: weeks, exercises in order, equipment, reasons; undefined for other questions. */
export function overviewFacts(asked: Asked): FactAnswer | undefined {
  const { message, plan, language } = asked;
  const { gloss, foods, nutrients, days, rest } = message;
  if (foods.length > 0 || nutrients.length > 0) return undefined;
  const isOfRun = / (run|play|match|before|after|session|sitting|meal) /.test(gloss);
  if (plan.kind === 'diet' && / howmuch (meal|meals) /.test(gloss)) return answer(lengthOf(plan, language) ?? '');
  if (
    days.length === 0 &&
    message.ordinal === undefined &&
    asksLength.test(gloss) &&
    ofWhole.test(gloss) &&
    !isOfRun &&
    rest.length < 5 &&
    (plan.kind === 'rehab' || / (plan|program|programme|week|weeks|finish|end|over|khatam) /.test(gloss))
  ) {
    const text = / (howmuch (day|days|session|sessions)|minute) /.test(gloss) ? undefined : lengthOf(plan, language);
    if (text !== undefined) return answer(text);
  }
  switch (plan.kind) {
    case 'rehab':
      return partOfRehab({ ...asked, plan });
    case 'wellness':
      return partOfWellness({ ...asked, plan });
    case 'workout':
      return ofWorkout({ ...asked, plan });
    case 'diet':
    case 'meditation':
    case 'recipe':
      return undefined;
  }
}
