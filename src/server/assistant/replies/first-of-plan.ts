import type { WorkoutPlan } from '../../../contract/assistant/workout-plan.ts';
import { inLanguage, joinedList } from '../facts/index.ts';
import { openPlan, todayIn } from '../plans/index.ts';
import { dayOfPlan } from '../plan-answers/index.ts';
import { readMessage } from '../understanding/index.ts';
import type { Question, Said } from './reply.ts';

const said = (text: string): Said => ({ text, engine: 'embedded', isFree: true });

/** The warm-up and the first exercise of the week's session that was said by its number or weekday, the first session otherwise. */
function firstOfWorkout(plan: WorkoutPlan, { text, language }: Question): string | undefined {
  const [day] = readMessage(text).days;
  const sessions = plan.weeks[0]?.sessions ?? [];
  const session =
    (day?.by === 'number' ? sessions[day.number - 1] : undefined) ??
    (day?.by === 'weekday' ? sessions.find(({ weekday }) => weekday === day.weekday) : undefined) ??
    sessions[0];
  const warmUp = session?.blocks.find(({ block }) => block === 'warmUp');
  const first = session?.blocks.find(({ block }) => block !== 'warmUp')?.items[0];
  if (!session || !first) return undefined;
  const names = joinedList(warmUp?.items.map(({ name }) => name) ?? [], language);
  const amount = `${first.sets} × ${first.reps ?? `${first.seconds ?? ''} s`}`;
  return inLanguage(
    language,
    `${session.day}, ${session.name}: ${names ? `first the warm-up (${names}), then ` : 'first '}${first.name}, ${amount}.`,
    `${session.day}, ${session.name}: ${names ? `पहले वार्म-अप (${names}), फिर ` : 'पहले '}${first.name}, ${amount}।`,
  );
}

/** What comes first in the open plan, on the day that the message names; undefined without a plan. */
export function firstOfPlan(question: Question, now = new Date()): Said | undefined {
  const { version, text, language, timeZone } = question;
  const plan = version?.plan;
  if (!plan) return undefined;
  if (plan.kind === 'workout') {
    const first = firstOfWorkout(plan, question);
    return first === undefined ? undefined : said(first);
  }
  if (plan.kind === 'recipe') return plan.steps[0] && said(`1. ${plan.steps[0].text}`);
  const [named] = readMessage(text).days;
  const asked = { startsOn: version.request.startsOn, today: todayIn(timeZone, now) };
  const day = Math.max(0, named ? dayOfPlan(named, asked) : 0);
  if (plan.kind === 'diet') {
    const [meal] = plan.days[day % plan.days.length]?.meals ?? [];
    const items =
      meal &&
      joinedList(
        meal.items.map(({ name, shown }) => `${name} (${shown})`),
        language,
      );
    return meal && said(`${plan.days[day % plan.days.length]?.name ?? ''}, ${meal.name} (${meal.at}): ${items}.`);
  }
  const entry = openPlan(version)
    .entries()
    .filter((one) => one.day >= day)
    .sort((a, b) => a.day - b.day)[0];
  return entry && said(`${entry.title}\n${entry.detail}`);
}
