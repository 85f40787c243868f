import type { Constraint } from '../../../contract/assistant/constraints.ts';
import { meditationDraft, type MeditationPlan } from '../../../contract/assistant/meditation-plan.ts';
import type { MeditationChange, MeditationRequest } from '../../../contract/assistant/meditation.ts';
import { planWords } from '../../../contract/assistant/plan-words.ts';
import type { PlanLanguage } from '../../../contract/assistant/words.ts';
import { weekdays } from '../../../contract/assistant/weekdays.ts';
import type { Change, PlanEntry, PlanPart } from '../part/define-part.ts';
import {
  changeMeditation,
  completeMeditation,
  meditationCatalogue,
  planMeditation,
  swapMeditationItem,
  verifyMeditation,
} from './index.ts';
import { dayInWeek, weekdayOf } from '../part/plan-days.ts';
import { withoutAnswers } from '../part/without-answers.ts';

type Request = MeditationRequest;

function withConstraint(request: Request, said: Constraint): Request {
  if (said.type === 'minutes') return { ...request, minutes: Math.min(45, Math.max(3, said.value)) };
  return said.type === 'days' ? { ...request, days: said.value } : request;
}

/** Words for each change, in English and Roman Hindi; the first that fits is meant. */
const meanings: readonly [RegExp, MeditationChange][] = [
  [/\b(fewer|less|kam)\b.*\b(days?|din)\b/i, { change: 'fewerDays' }],
  [/\b(more|zyada|jyada)\b.*\b(days?|din)\b/i, { change: 'moreDays' }],
  [/\b(no|without|stop|bina)\b.*\b(hold|holding|held|rok)\b|\bsaans (mat|na) rok/i, { change: 'noBreathHolding' }],
  [/\b(no|without|bina|mute)\b.*\b(sound|bell|bells|awaaz)\b/i, { change: 'noSound' }],
  [/\b(shorter|less time|quick|chhota|kam samay)\b/i, { change: 'shorter' }],
  [/\b(longer|more time|lamba|zyada samay)\b/i, { change: 'longer' }],
];

function readChange(text: string, plan: MeditationPlan): Change | undefined {
  const day = weekdays.find((one) => new RegExp(`\\b${one}s?\\b`, 'i').test(text));
  const typed = (change: MeditationChange): Change => ({ type: change.change, ...change });
  if (day && /\b(not|no|skip|off|can't|nahi)\b/i.test(text)) return typed({ change: 'notOn', day });
  const said = text.toLowerCase();
  const technique = plan.techniques.find(({ name }) => said.includes(name.toLowerCase()));
  if (technique && /\b(no|not|other|another|instead|swap|without|don't like|hate)\b/i.test(text)) {
    return typed({ change: 'otherTechnique', technique: technique.id });
  }
  const meant = /\?\s*$/.test(text) ? undefined : meanings.find(([words]) => words.test(text));
  return meant && typed(meant[1]);
}

const evening = 21 * 60;
const entriesOf = (plan: MeditationPlan, startsOn: string): PlanEntry[] =>
  plan.weeks.flatMap(({ number, sessions }) =>
    sessions.map(({ key, weekday, minutes, name, why }) => ({
      key,
      day: dayInWeek(startsOn, number, weekday),
      atMinute: evening,
      minutes: Math.max(1, Math.round(minutes)),
      title: name,
      detail: why,
    })),
  );

const markdown = (plan: MeditationPlan, language: PlanLanguage): string =>
  [
    plan.summary,
    ...plan.cautions.map((caution) => `> ${caution}`),
    ...plan.weeks.flatMap(({ name, focus, sessions }) => [
      `## ${name}`,
      focus,
      ...sessions.flatMap(({ day, name: title, minutes, cues }) => [
        `### ${day}: ${title} (${minutes} ${planWords[language].minutes})`,
        cues.map(({ atSeconds, say }) => `- ${Math.floor(atSeconds / 60)}:${String(atSeconds % 60).padStart(2, '0')} ${say}`).join('\n'),
      ]),
    ]),
  ].join('\n\n');

/** The meditation plan behind the shape of all plans. */
export const meditationPart: PlanPart = {
  kind: 'meditation',
  draft: meditationDraft,
  requestOf: withoutAnswers,
  wordsOf: () => [],
  flagsOf: () => [],
  missingIn: () => ({}),
  withConstraints: (request, constraints) => constraints.reduce(withConstraint, request as Request),
  withLimits: (request) => request,
  withEvents: (given, events, startsOn) => {
    const request = given as Request;
    const games = events.filter(({ kind }) => kind === 'game').map(({ day }) => weekdayOf(startsOn, day));
    return { ...request, matchDays: [...new Set([...request.matchDays, ...games])] };
  },
  plan: (request, { seed }) => planMeditation(request as Request, { seed }),
  verify: (plan, request) => verifyMeditation(plan as MeditationPlan, request as Request),
  complete: (draft, request) => completeMeditation(draft as never, request as Request, { seed: 1 }),
  brief: (request) => JSON.stringify(meditationCatalogue(request as Request)),
  swap: (plan, request, item, { seed }) => {
    const swapped = swapMeditationItem(plan as MeditationPlan, request as Request, item, { seed });
    return Array.isArray(swapped) ? undefined : swapped;
  },
  readChange: (text, plan) => readChange(text, plan as MeditationPlan),
  change: (plan, request, change, seeded) => {
    const changed = changeMeditation(plan as MeditationPlan, request as Request, change as never, seeded);
    return Array.isArray(changed) ? undefined : changed;
  },
  itemsOf: (plan) =>
    (plan as MeditationPlan).weeks.flatMap(({ sessions }) =>
      sessions.map(({ key, day, name }) => ({ key, label: `${day}: ${name}`, day: undefined })),
    ),
  entriesOf: (plan, startsOn) => entriesOf(plan as MeditationPlan, startsOn),
  toMarkdown: (plan, language) => markdown(plan as MeditationPlan, language),
  withoutHealth: (plan) => ({ ...plan, cautions: [], notes: [], avoids: [] }),
  isFatal: () => true,
};
