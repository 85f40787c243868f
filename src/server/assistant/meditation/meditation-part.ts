import { withoutCondition } from './references.ts';
import type { PlanTypes } from '../../../contract/assistant/plan-types.ts';
import { meditationDraft, type Breathe, type MeditationCue, type MeditationPlan } from '../../../contract/assistant/meditation-plan.ts';
import type { MeditationRequest } from '../../../contract/assistant/meditation.ts';
import { planWords } from '../../../contract/assistant/plan-words.ts';
import type { PlanLanguage } from '../../../contract/assistant/words.ts';
import { dayInWeek, definePart, minuteOf, weekdayOf, withoutAnswers, type PlanEntry, type PlanItem, type TeamDay } from '../part/index.ts';
import { changeMeditation, keptSessions, swapMeditationItem } from './change-meditation.ts';
import { withConstraints } from './asked.ts';
import { mindFlagsIn } from '../quiet-wishes/index.ts';
import { completeMeditation } from './complete-meditation.ts';
import { meditationCatalogue } from './meditation-catalogue.ts';
import { planMeditation } from './plan-meditation.ts';
import { verifyMeditation } from './verify-meditation.ts';
import { meditationWishes } from './meditation-wishes.ts';

type Fields = PlanTypes['meditation']['fields'];

/** Adds the days of matches; the day before is planned with the match in mind. */
function withEvents(request: MeditationRequest, events: readonly TeamDay[], startsOn: string): MeditationRequest {
  const games = events.filter(({ kind }) => kind === 'game').map(({ day }) => weekdayOf(startsOn, day));
  return { ...request, matchDays: [...new Set([...request.matchDays, ...games])] };
}

const evening = 21 * 60;
const entriesOf = (plan: MeditationPlan, startsOn: string): PlanEntry[] =>
  plan.weeks.flatMap(({ number, sessions }) =>
    sessions.map(({ key, weekday, minutes, name, why }) => ({
      key,
      day: dayInWeek(startsOn, number, weekday),
      atMinute: plan.startsAt ? minuteOf(plan.startsAt) : evening,
      minutes: Math.max(1, Math.round(minutes)),
      title: name,
      detail: why,
    })),
  );

/** How to breathe, in seconds: the screen draws it, and paper cannot. */
function breathAsWords({ inSeconds, holdSeconds, outSeconds, holdOutSeconds }: Breathe, language: PlanLanguage): string {
  const [into, wait, out] = language === 'hindi' ? ['भीतर', 'ठहरें', 'बाहर'] : ['in', 'wait', 'out'];
  const steps = [
    [into, inSeconds],
    [wait, holdSeconds],
    [out, outSeconds],
    [wait, holdOutSeconds],
  ] as const;
  return steps.flatMap(([name, seconds]) => (seconds > 0 ? `${name} ${seconds}` : [])).join(', ');
}

const cuesAsLines = (cues: readonly MeditationCue[], language: PlanLanguage): string[] =>
  cues.map(({ atSeconds, say, breathe }, at) => {
    const before = cues[at - 1]?.breathe;
    const isNew = breathe !== null && JSON.stringify(before) !== JSON.stringify(breathe);
    return `- ${Math.floor(atSeconds / 60)}:${String(atSeconds % 60).padStart(2, '0')} ${say}${isNew ? ` (${breathAsWords(breathe, language)})` : ''}`;
  });

const markdown = (plan: MeditationPlan, language: PlanLanguage): string =>
  [
    plan.summary,
    ...plan.cautions.map((caution) => `> ${caution}`),
    ...plan.weeks.flatMap(({ name, focus, sessions }) => [
      `## ${name}`,
      focus,
      ...sessions.flatMap(({ day, name: title, minutes, cues }) => [
        `### ${day}: ${title} (${minutes} ${planWords[language].minutes})`,
        cuesAsLines(cues, language).join('\n'),
      ]),
    ]),
    ...plan.notes.map(({ title, says }) => `**${title}** ${says}`),
  ].join('\n\n');

const itemsOf = (plan: MeditationPlan): PlanItem[] =>
  plan.weeks.flatMap(({ sessions }) => sessions.map(({ key, day, name }) => ({ key, label: `${day}: ${name}`, day: undefined })));

/** The meditation plan as a kind of plan. */
export const meditationPart = definePart({
  kind: 'meditation',
  draft: meditationDraft,
  requestOf: (fields: Fields): MeditationRequest => withoutAnswers(fields),
  wordsOf: () => [],
  flagsOf: () => [],
  flagsInWords: (text) => mindFlagsIn(text),
  missingIn: () => ({}),
  withConstraints,
  wishes: meditationWishes,
  withLimits: (request) => request,
  withEvents,
  plan: planMeditation,
  verify: verifyMeditation,
  complete: (draft, request) => completeMeditation(draft, request, { seed: 1 }),
  brief: (request) => JSON.stringify(meditationCatalogue(request)),
  swap: swapMeditationItem,
  readChange: () => undefined,
  change: changeMeditation,
  adapt: keptSessions,
  answerTo: undefined,
  itemsOf,
  entriesOf,
  toMarkdown: markdown,
  withoutHealth: (plan) => ({ ...plan, cautions: [], notes: [], avoids: [], references: withoutCondition(plan.references) }),
  isFatal: () => true,
});
