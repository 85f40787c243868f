import type { RecipePlan } from '../../../contract/assistant/recipe.ts';
import type { PlanLanguage } from '../../../contract/assistant/words.ts';
import { eatableOf, foodOf, type Dish, type Eatable } from '../foods/index.ts';
import { englishSteps, hindiSteps, inHours, needsFoods } from './step-texts.ts';

type Step = { readonly verb: string; readonly foods: readonly string[]; readonly number: number | null };

function readStep(step: string): Step {
  const [verb = '', ...words] = step.split(' ');
  const last = words.at(-1);
  const number = last !== undefined && last !== '' && Number.isFinite(Number(last)) ? Number(last) : null;
  return { verb, foods: number === null ? words : words.slice(0, -1), number };
}

function time(verb: string, number: number | null, language: PlanLanguage): string {
  if (number === null) return language === 'hindi' ? 'थोड़ी देर' : 'a few minutes';
  const isHours = inHours.has(verb) && number >= 1;
  const amount = inHours.has(verb) && !isHours ? number * 60 : number;
  if (language === 'hindi') return `${amount} ${isHours ? 'घंटे' : 'मिनट'}`;
  return `${amount} ${isHours ? 'hour' : 'minute'}${amount === 1 ? '' : 's'}`;
}

function listed(ids: readonly string[], language: PlanLanguage): string {
  const names = ids
    .map((id) => foodOf(id).name[language === 'hindi' ? 1 : 0])
    .map((name) => (language === 'hindi' ? name : name.toLowerCase()));
  const [and, last] = [language === 'hindi' ? ' और ' : ' and ', names.at(-1) ?? ''];
  return names.length < 2 ? last : `${names.slice(0, -1).join(', ')}${and}${last}`;
}

/** The dish's steps as sentences, with the current ingredients; a step is dropped if all its foods were left out. */
export function stepsOf({ dish, changed }: Eatable, language: PlanLanguage): RecipePlan['steps'] {
  const now = new Map(changed.map(({ from, to }) => [from.id, to?.id]));
  const sentences = language === 'hindi' ? hindiSteps : englishSteps;
  const steps = (dish?.steps ?? []).map(readStep).flatMap(({ verb, foods, number }) => {
    const named = foods.filter((id) => !(verb === 'soak' && id === 'water'));
    const ids = [...new Set(named.flatMap((id) => (now.has(id) ? (now.get(id) ?? []) : id)))];
    if (ids.length === 0 && (needsFoods.has(verb) || foods.length > 0)) return [];
    const text = sentences[verb]?.(listed(ids, language), time(verb, number, language)) ?? '';
    return text ? [{ text, minutes: inHours.has(verb) ? null : number }] : [];
  });
  return steps.map((step, index) => ({ key: `s${index + 1}`, ...step }));
}

/** The steps of a dish by its id as sentences; none for an id that is no dish. */
export function stepsOfDish(id: string, language: PlanLanguage): string[] {
  const eatable = eatableOf(id);
  return eatable ? stepsOf(eatable, language).map(({ text }) => text) : [];
}

/** Hours of waiting: soaking, rising, resting, chilling. */
export const waitHoursOf = ({ steps }: Dish): number =>
  steps.map(readStep).reduce((sum, { verb, number }) => sum + (inHours.has(verb) ? (number ?? 0) : 0), 0);
