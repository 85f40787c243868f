import type { RehabPlan } from '../../../contract/assistant/rehab.ts';

const list = (lines: readonly string[], sign = '-') => lines.map((line) => `${sign} ${line}`).join('\n');
const part = (title: string, lines: readonly string[]) => (lines.length > 0 ? [`## ${title}`, list(lines)] : []);

/** The way back as Markdown: what to do, when to go on, and when to see somebody. */
export const rehabMarkdown = (plan: RehabPlan): string =>
  [
    plan.intro,
    ...plan.cards.flatMap(({ title, lines }) => [`> **${title}** ${lines.join(' ')}`]),
    ...part(plan.firstDays.title, plan.firstDays.lines),
    ...part(plan.painRule.title, plan.painRule.lines),
    ...plan.phases.flatMap(({ title, aim, items, leaveWhen }) => [
      `## ${title}`,
      aim,
      items.map(({ name, shown, how }) => `- [ ] **${name}**, ${shown}. ${how}`).join('\n'),
      '**On to the next when**',
      list(leaveWhen, '- [ ]'),
    ]),
    ...(plan.ladder.length > 0
      ? ['## Back to sport', plan.ladder.map(({ step, title, text }) => `${step}. **${title}** ${text}`).join('\n')]
      : []),
    ...part('See somebody', [...plan.seeSomebody, ...plan.watch]),
    plan.note,
  ]
    .filter((line) => line !== '')
    .join('\n\n');
