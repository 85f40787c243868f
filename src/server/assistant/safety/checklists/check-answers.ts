import type { ChecklistAnswers, ChecklistName, Flag, FlagCode, Question } from '../../../../contract/assistant/safety.ts';
import { flagFacts, flagLevels } from '../../../../contract/assistant/safety.ts';
import type { PlanLanguage } from '../../../../contract/assistant/words.ts';
import { dietChecklist, eatingThemes, exerciseChecklist, mentalChecklist, scaleOptions } from './body-checklists.ts';
import type { Asked } from './checklist.ts';
import {
  ankleChecklist,
  backChecklist,
  handChecklist,
  headChecklist,
  injuryChecklist,
  kneeChecklist,
  legChecklist,
  tendonChecklist,
} from './injury-checklists.ts';

const checklists: Record<ChecklistName, readonly Asked[]> = {
  injury: injuryChecklist,
  ankle: ankleChecklist,
  knee: kneeChecklist,
  head: headChecklist,
  back: backChecklist,
  leg: legChecklist,
  hand: handChecklist,
  tendon: tendonChecklist,
  diet: dietChecklist,
  exercise: exerciseChecklist,
  mental: mentalChecklist,
};

/** The questions of a checklist for a screen. */
export const questionsOf = (name: ChecklistName, language: PlanLanguage): Question[] =>
  checklists[name].map((asked): Question => {
    const text = asked.text[language];
    if (asked.kind === 'number') return { kind: 'number', id: asked.id, text, unit: asked.unit, least: asked.least, most: asked.most };
    if (asked.kind === 'scale')
      return { kind: 'scale', id: asked.id, text, options: scaleOptions.map((one) => ({ value: one.value, text: one[language] })) };
    return { kind: 'yesNo', id: asked.id, text };
  });

/** The ids of questions without a valid answer; a form can be sent only when there are none. */
export const unansweredIn = (name: ChecklistName, answers: ChecklistAnswers): string[] =>
  checklists[name]
    .filter((asked) => {
      const answer = answers[asked.id];
      if (asked.kind === 'yesNo') return typeof answer !== 'boolean';
      if (asked.kind === 'scale') return !scaleOptions.some(({ value }) => value === answer);
      return typeof answer !== 'number' || answer < asked.least || answer > asked.most;
    })
    .map(({ id }) => id);

const number = (answers: ChecklistAnswers, id: string): number | undefined => (typeof answers[id] === 'number' ? answers[id] : undefined);
/** Kroenke 2003 and 2007: three or more of six points. */
const screenFrom = 3;

function figuresOf(name: ChecklistName, answers: ChecklistAnswers): [FlagCode, string][] {
  if (name === 'mental') {
    const low = (number(answers, 'phqInterest') ?? 0) + (number(answers, 'phqDown') ?? 0);
    const worry = (number(answers, 'gadNervous') ?? 0) + (number(answers, 'gadWorry') ?? 0);
    return [
      ...(low >= screenFrom ? [['lowMood', `PHQ-2 ${low}`] as [FlagCode, string]] : []),
      ...(worry >= screenFrom ? [['anxiety', `GAD-2 ${worry}`] as [FlagCode, string]] : []),
    ];
  }
  if (name !== 'diet') return [];
  const [age, height, weight] = [number(answers, 'age'), number(answers, 'heightCm'), number(answers, 'weightKg')];
  const bmi = height && weight ? weight / (height / 100) ** 2 : undefined;
  const themes = eatingThemes.filter((id) => answers[id] === true);
  const found: [FlagCode, string][] = [];
  if (age !== undefined && age < 18) found.push(['under18', 'age']);
  // The limit for adults (WHO). Under 18, no plan has a deficit, whatever the weight.
  if (bmi !== undefined && bmi < 18.5) found.push(['underweight', 'weightKg']);
  if (themes.length >= 2) found.push(['eatingDisorder', themes.join(', ')]);
  return found;
}

/**
 * The red flags in the answers to a checklist, most serious first, each code once; `found` names the questions. Unanswered ones raise
 * none.
 */
export function checkAnswers(name: ChecklistName, answers: ChecklistAnswers): Flag[] {
  const found = new Map<FlagCode, string[]>();
  const add = (code: FlagCode, why: string) => found.set(code, [...(found.get(code) ?? []), why]);
  for (const asked of checklists[name]) if (asked.kind === 'yesNo' && asked.yes && answers[asked.id] === true) add(asked.yes, asked.id);
  for (const [code, why] of figuresOf(name, answers)) if (!found.has(code)) add(code, why);
  return [...found]
    .map(([code, why]): Flag => ({ code, level: flagFacts[code].level, found: why.join(', ') }))
    .sort((a, b) => flagLevels.indexOf(a.level) - flagLevels.indexOf(b.level));
}
