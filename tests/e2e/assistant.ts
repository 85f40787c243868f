import { expect, type Page } from 'playwright/test';
import { calmAnswers } from '../builders/checklist-answers.ts';

/** The person whose plans these tests make, as the calls' fields. */
export const wishes = {
  dietPlan: { sex: 'female', age: 30, heightCm: 165, weightKg: 62, activity: 'moderate', goal: 'keep' },
  workoutPlan: { goal: 'general', level: 'beginner', days: 3, minutes: 45, age: 30, equipment: ['dumbbells'] },
  meditationPlan: { goal: 'calm', minutes: 5, days: 3, weeks: 1 },
  healthyRecipe: { kitchen: ['paneer', 'palak', 'pyaz'], servings: 2, minutes: 60 },
  mentalWellness: {
    focus: ['sleep', 'worry'],
    minutesPerDay: 20,
    matchInDays: null,
    card: { warningSigns: ['I stop answering'], whatHelps: ['Walking'], people: ['Asha'] },
  },
  injuryRehab: { problem: 'ankleSprain', daysSince: 4, painNow: 3, sportId: 16, daysPerWeek: 4, equipment: ['band'] },
} as const;

type Asked = Parameters<typeof calmAnswers>[0];
const checklists: Partial<Record<keyof typeof wishes, string>> = { dietPlan: 'diet', workoutPlan: 'exercise', mentalWellness: 'mental' };

/** No to every red-flag question. */
async function answersTo(page: Page, screen: keyof typeof wishes): Promise<object> {
  const read = async (path: string) => ((await (await page.request.get(`/api/assist/${path}`)).json()) as { response: unknown }).response;
  if (screen === 'injuryRehab') {
    const asked = (await read(`rehab-questions/${wishes.injuryRehab.problem}`)) as { checklist: string; questions: Asked }[];
    return { answers: Object.fromEntries(asked.map(({ checklist, questions }) => [checklist, calmAnswers(questions)])) };
  }
  const name = checklists[screen];
  return name ? { answers: calmAnswers((await read(`checklists/${name}`)) as Asked) } : {};
}

/** Makes a plan by its call only; resolves to its address. */
export async function planned(page: Page, screen: keyof typeof wishes, more: object = {}): Promise<string> {
  const answers = await answersTo(page, screen);
  const answer = await page.request.post(`/api/assist/${screen}`, { data: { ...wishes[screen], ...answers, ...more } });
  const { planId } = (await answer.json()) as { planId: string };
  return `/assist/${screen}?plan=${planId}`;
}

/** Opens the conversation beside a plan and sends a message. */
export async function say(page: Page, text: string): Promise<void> {
  await page.getByRole('tab', { name: 'Ask and change' }).click();
  await page.getByLabel('Go on with it').fill(text);
  await page.getByRole('button', { name: 'Send' }).click();
}

/** Chooses a day of a meditation plan whose session is about the breath; the order of the sessions differs from plan to plan. */
export async function chooseBreathing(page: Page): Promise<void> {
  const days = page.getByRole('tablist', { name: 'Day' }).getByRole('tab');
  await expect(days.first()).toBeVisible();
  for (const day of await days.all()) {
    // The tab answers only once its island runs, and its session is drawn with its mark.
    await expect(async () => {
      await day.click();
      await expect(day).toHaveAttribute('aria-selected', 'true', { timeout: 1_000 });
    }).toPass();
    if ((await page.getByRole('heading', { level: 3, name: /breath/i }).count()) > 0) return;
  }
  throw new Error('No session of this plan is about the breath.');
}
