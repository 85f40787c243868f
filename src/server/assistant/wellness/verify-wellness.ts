import { flagsThatStop } from '../../../contract/assistant/safety.ts';
import type { WellnessDay, WellnessPlan, WellnessRequest } from '../../../contract/assistant/wellness.ts';
import { wellnessPlan } from '../../../contract/assistant/wellness.ts';
import type { Breach, BreachRule } from '../../../contract/assistant/breach-rules.ts';
import { checkAnswers } from '../safety/index.ts';
import { helpCard } from './complete-wellness.ts';
import { wellnessTexts } from './texts.ts';
import { allowedPractices, mostMinutes, practices, scoresOf } from './practices.ts';

const breach = (rule: BreachRule, where: string, message: string): Breach => ({ rule, where, message });

function checkDay(day: WellnessDay, request: WellnessRequest): Breach[] {
  const where = `day ${day.day}`;
  const found: Breach[] = [];
  const allowed = new Set(allowedPractices(request).map(({ id }) => id));
  for (const { practiceId, name, how } of day.items) {
    const practice = practices.get(practiceId);
    if (!practice || !allowed.has(practiceId)) found.push(breach('notForThis', where, `${practiceId} is not for this person.`));
    else if (practice.name[request.language] !== name || practice.how[request.language] !== how)
      found.push(breach('words', where, `The words of ${practiceId} are not ours.`));
  }
  const minutes = day.items.reduce((sum, { practiceId }) => sum + (practices.get(practiceId)?.minutes ?? 0), 0);
  if (minutes > mostMinutes(request) || day.minutes !== minutes)
    found.push(breach('minutes', where, `${minutes} minutes, of ${mostMinutes(request)}.`));
  const least = request.asked?.off.includes(day.day) ? 0 : 1;
  if (day.items.length < least || day.items.length > (least === 0 ? 0 : 4))
    found.push(breach('items', where, `${day.items.length} practices.`));
  if (new Set(day.items.map(({ practiceId }) => practiceId)).size !== day.items.length)
    found.push(breach('items', where, 'A practice stands twice.'));
  return found;
}

/** The breaches of a wellness plan, whichever engine made it; the answers are evaluated again, and nothing in the plan is trusted. */
export function verifyWellness(plan: WellnessPlan, request: WellnessRequest): Breach[] {
  const shape = wellnessPlan.safeParse(plan);
  if (!shape.success) return [breach('shape', 'plan', shape.error.issues[0]?.message ?? 'The plan has another shape.')];
  const flags = checkAnswers('mental', request.answers);
  const found: Breach[] = [];
  for (const { code } of flags)
    if (!plan.flags.some((flag) => flag.code === code)) found.push(breach('flag', 'plan', `The red flag ${code} is missing.`));
  const mostGrave = flags[0];
  if (mostGrave && !plan.cards.some(({ id }) => id === mostGrave.code))
    found.push(breach('card', 'plan', `The card ${mostGrave.code} is missing.`));
  const help = helpCard(request);
  if (JSON.stringify(plan.help) !== JSON.stringify(help)) found.push(breach('help', 'plan', 'The help card is not the fixed one.'));
  if (plan.safetyCard.professionals.length === 0) found.push(breach('safetyCard', 'plan', 'Nobody to call on the safety card.'));
  const scores = scoresOf(request);
  if (
    plan.says !== wellnessTexts[request.language].says[scores.band] ||
    plan.scores.phq2 !== scores.phq2 ||
    plan.scores.gad2 !== scores.gad2
  )
    found.push(breach('scores', 'plan', 'What is said of the scores is not ours.'));
  if (flagsThatStop('wellness', flags).length > 0) {
    if (plan.status !== 'stopped' || plan.days.length > 0)
      found.push(breach('triage', 'plan', 'Somebody is in danger, and the plan goes on.'));
    return found;
  }
  if (plan.status !== 'open' || plan.days.map(({ day }) => day).join() !== Array.from({ length: 14 }, (_, at) => at + 1).join())
    found.push(breach('days', 'plan', 'The plan has other than 14 days.'));
  const kinds = new Set(plan.days.flatMap(({ items }) => items.map(({ area }) => area)));
  if (kinds.size < 3) found.push(breach('variety', 'plan', `Only ${kinds.size} kinds of practice.`));
  return [...found, ...plan.days.flatMap((day) => checkDay(day, request))];
}
