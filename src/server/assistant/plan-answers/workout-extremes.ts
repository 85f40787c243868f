import type { WorkoutPlan, WorkoutSession } from '../../../contract/assistant/workout-plan.ts';
import { inLanguage, joinedList, type FactAnswer } from '../facts/index.ts';
import type { AskedOfPlan } from './asked-of-plan.ts';

const longest = / (longest|sabse (lamba|lambi)|सबसे (लंबा|लंबी)) /;
const shortest = / (shortest|quickest|sabse (chhota|chota|chhoti|choti)|सबसे (छोटा|छोटी)) /;
const hardest = / (hardest|toughest|heaviest|most (difficult|sets|intense)|sabse (mushkil|kathin|heavy|tough|hard)|सबसे (मुश्किल|कठिन)) /;
const easiest = / (easiest|lightest|sabse (aasan|asan|halka|halki)|सबसे (आसान|हल्का)) /;
const muscles = / (muscles?|body parts?|maspeshi|peshi|मांसपेशी\S*|पेशी\S*|पेशियाँ?) /;
const ofPlan = / (plan|train|trains|work|works|cover|target|hit|week|session|योजना) /;

const setsIn = ({ blocks }: WorkoutSession): number =>
  blocks
    .filter(({ block }) => block !== 'warmUp' && block !== 'coolDown')
    .reduce((sum, { items }) => sum + items.reduce((all, { sets }) => all + sets, 0), 0);

const asksContained = / (have|has|include|includes|contain|contains|any|is there|are there|hai|hain|है|हैं) /;

/** Whether a named exercise is in the plan, and on which days: 'does my plan have squats'. */
function contained({ message, plan, language }: AskedOfPlan<WorkoutPlan>): FactAnswer | undefined {
  const { gloss, rest, isQuestion } = message;
  if (!isQuestion || !asksContained.test(gloss) || !/ (plan|योजना|week|session|workout) /.test(gloss)) return undefined;
  const stems = rest
    .filter((word) => word.length > 3 && !/^(plan|week|session|workout|training|have)s?$/.test(word))
    .map((word) => word.replace(/s$/, ''));
  const items = (plan.weeks[0]?.sessions ?? []).flatMap(({ day, blocks }) =>
    blocks.flatMap((block) => block.items.map(({ name }) => ({ day, name }))),
  );
  const found = items.filter(({ name }) => stems.length > 0 && stems.every((stem) => name.toLowerCase().includes(stem)));
  if (found.length === 0) return undefined;
  const list = [...new Set(found.map(({ day, name }) => `${name} (${day})`))].join(', ');
  return { text: inLanguage(language, `Yes: ${list}.`, `हाँ: ${list}।`), topic: { act: 'planSessions' } };
}

/** The longest, shortest, hardest or easiest session of the first week, and the muscles that it trains; undefined for other questions. */
export function workoutExtremes(asked: AskedOfPlan<WorkoutPlan>): FactAnswer | undefined {
  const { message, plan, language } = asked;
  const { gloss } = message;
  const [week] = plan.weeks;
  if (!week) return undefined;
  const ofExercise = contained(asked);
  if (ofExercise) return ofExercise;
  const topic = { act: 'planSessions' } as const;
  if (muscles.test(gloss) && ofPlan.test(gloss) && / (which|what|list|konsi|kaunsi|कौन|कौनसी) /.test(gloss)) {
    const trained = week.sets
      .filter(({ sets }) => sets > 0)
      .map(({ name, sets }) => inLanguage(language, `${name} (${sets} sets)`, `${name} (${sets} सेट)`));
    const list = joinedList(trained, language);
    return trained.length === 0
      ? undefined
      : { text: inLanguage(language, `Your plan trains in week 1: ${list}.`, `योजना पहले हफ़्ते में इन पर काम करती है: ${list}।`), topic };
  }
  const byMinutes = longest.test(gloss) || shortest.test(gloss);
  const isMost = longest.test(gloss) || hardest.test(gloss);
  if (!byMinutes && !hardest.test(gloss) && !easiest.test(gloss)) return undefined;
  if (!/ (session|day|days|training|exercise|plan|week|workout|one|din|दिन|सत्र) /.test(gloss)) return undefined;
  const size = (session: WorkoutSession) => (byMinutes ? session.minutes : setsIn(session));
  const [best] = week.sessions.toSorted((a, b) => (isMost ? size(b) - size(a) : size(a) - size(b)));
  if (!best) return undefined;
  const isEqual = week.sessions.every((session) => size(session) === size(best));
  const text = isEqual
    ? inLanguage(
        language,
        `All ${week.sessions.length} sessions are alike: ${best.minutes} minutes, ${setsIn(best)} sets.`,
        `सभी ${week.sessions.length} सत्र बराबर हैं: ${best.minutes} मिनट, ${setsIn(best)} सेट।`,
      )
    : `${best.day}: ${best.name}, ${best.minutes} ${inLanguage(language, 'minutes', 'मिनट')}, ${setsIn(best)} ${inLanguage(language, 'sets.', 'सेट।')}`;
  return { text, topic };
}
