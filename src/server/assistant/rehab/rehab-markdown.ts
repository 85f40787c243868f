import { planWords } from '../../../contract/assistant/plan-words.ts';
import type { RehabItem, RehabPlan } from '../../../contract/assistant/rehab.ts';
import type { PlanLanguage } from '../../../contract/assistant/words.ts';

const list = (lines: readonly string[], sign = '-') => lines.map((line) => `${sign} ${line}`).join('\n');
const part = (title: string, lines: readonly string[]) => (lines.length > 0 ? [`## ${title}`, list(lines)] : []);

function itemLines({ name, shown, how, dosing }: RehabItem, language: PlanLanguage): string {
  const { rehab: words } = planWords[language];
  const line = `- [ ] **${name}**, ${shown}. ${how}`;
  if (!dosing) return line;
  return [line, words.loadAtFirst(dosing.start), words.loadByWeek(dosing.weekly), words.loadIfWorse(dosing.ifWorse)].join('\n  ');
}

/** The rehab plan as Markdown: what to do, when to continue, and when to see a professional. */
export function rehabMarkdown(plan: RehabPlan, language: PlanLanguage): string {
  const { rehab: words } = planWords[language];
  const start = plan.phases.find(({ name }) => name === plan.startsWith);
  return [
    plan.intro,
    start ? `**${words.beginWith(start.title)}**` : '',
    ...plan.cards.flatMap(({ title, lines }) => [`> **${title}** ${lines.join(' ')}`]),
    ...part(plan.firstDays.title, plan.firstDays.lines),
    ...part(plan.painRule.title, plan.painRule.lines),
    ...plan.phases.flatMap(({ name, title, aim, weeks, items, leaveWhen }) => [
      `## ${title}${name === plan.startsWith ? ` (${words.youAreHere})` : ''}`,
      words.weeksOf(weeks.least, weeks.most),
      aim,
      items.map((item) => itemLines(item, language)).join('\n'),
      `**${words.goOnWhen}**`,
      list(leaveWhen, '- [ ]'),
    ]),
    ...(plan.ladder.length > 0
      ? [
          `## ${words.backToSport}`,
          plan.ladder.map(({ step, title, text, leastHours }) => `${step}. **${title}** ${text} ${words.thenWait(leastHours)}`).join('\n'),
        ]
      : []),
    ...part(words.seeSomebody, [...plan.seeSomebody, ...plan.watch]),
    plan.note,
  ]
    .filter((line) => line !== '')
    .join('\n\n');
}
