import type { RecipePlan } from '../../../contract/assistant/recipe.ts';
import type { PlanLanguage } from '../../../contract/assistant/words.ts';
import { eatableOf, foodOf, type Dish, type Eatable } from '../foods/index.ts';
import type { Prepared } from './prepared-foods.ts';
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

const isBeside = (id: string) => id === 'water' || foodOf(id).aisle === 'spices';

/** Whether this step only makes what stands ready already: no boiling of leftover rice, no kneading for rotis. */
const isDone = ({ verb, foods }: Step, ready: Prepared): boolean =>
  ready.doneSteps.includes(verb) &&
  foods.every((id) => ready.of.includes(id) || isBeside(id)) &&
  (foods.some((id) => ready.of.includes(id)) || ready.isWhole.includes(verb));

/** The steps that are left of a dish if this stands ready; undefined if the dish needs it raw, as khichdi does rice. */
export function stepsAfter({ steps }: Dish, ready: Prepared): readonly string[] | undefined {
  const left = steps.filter((step) => !isDone(readStep(step), ready));
  const isRaw = left.length === steps.length || left.some((step) => ready.notIn.includes(readStep(step).verb));
  return isRaw ? undefined : left;
}

/**
 * The dish's steps as sentences, with the current ingredients; a step is dropped if all its foods were left out, or if it only makes what
 * stands ready.
 */
export function stepsOf({ dish, changed }: Eatable, language: PlanLanguage, ready: readonly Prepared[] = []): RecipePlan['steps'] {
  const now = new Map(changed.map(({ from, to }) => [from.id, to?.id]));
  const sentences = language === 'hindi' ? hindiSteps : englishSteps;
  const all = (dish?.steps ?? []).map(readStep).filter((step) => !ready.some((one) => isDone(step, one)));
  const steps = all.flatMap(({ verb, foods, number }) => {
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

/** Hours of waiting: soaking, rising, resting, chilling. Nothing is waited for that stands ready. */
export const waitHoursOf = ({ steps }: Dish, ready: readonly Prepared[] = []): number =>
  steps
    .map(readStep)
    .filter((step) => !ready.some((one) => isDone(step, one)))
    .reduce((sum, { verb, number }) => sum + (inHours.has(verb) ? (number ?? 0) : 0), 0);

/** Minutes at the stove: a dish's own, without the cooking of beans that stand boiled. */
export function minutesWith({ minutes, steps }: Dish, ready: readonly Prepared[]): number {
  const saved = steps
    .map(readStep)
    .filter((step) => step.verb !== 'soak' && ready.some((one) => one.doneSteps.includes('hard') && isDone(step, one)))
    .reduce((sum, { number }) => sum + (number ?? 0), 0);
  return saved === 0 ? minutes : Math.max(10, minutes - saved);
}
