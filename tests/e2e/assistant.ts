import type { Page } from 'playwright/test';

/** What is known of somebody whose plans these tests make, as the calls take it. */
export const wishes = {
  dietPlan: { sex: 'female', age: 30, heightCm: 165, weightKg: 62, activity: 'moderate', goal: 'keep' },
  workoutPlan: { goal: 'general', level: 'beginner', days: 3, minutes: 45, age: 30, equipment: ['dumbbells'] },
  meditationPlan: { goal: 'calm', minutes: 5, days: 3, weeks: 1 },
  healthyRecipe: { kitchen: ['paneer', 'palak', 'pyaz'], servings: 2, minutes: 60 },
} as const;

/** Makes a plan by its call alone; resolves to where it is looked at. */
export async function planned(page: Page, screen: keyof typeof wishes, more: object = {}): Promise<string> {
  const answer = await page.request.post(`/api/assist/${screen}`, { data: { ...wishes[screen], ...more } });
  const { planId } = (await answer.json()) as { planId: string };
  return `/assist/${screen}?plan=${planId}`;
}

/** Opens the conversation beside a plan and says something in it. */
export async function say(page: Page, text: string): Promise<void> {
  await page.getByRole('tab', { name: 'Ask and change' }).click();
  await page.getByLabel('Go on with it').fill(text);
  await page.getByRole('button', { name: 'Send' }).click();
}
