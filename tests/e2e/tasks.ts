import { expect, type Browser, type Page } from 'playwright/test';
import { joinAs, someoneElse } from './teams.ts';

/** The address of a team's tasks. */
export const tasksOf = (team: string, list = 'open') => `/team-member/${team}?view=tasks&list=${list}`;
export const row = (page: Page, title: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { level: 3, name: title }) });
export const openDetails = (page: Page, title: string) => row(page, title).getByText('Details').click();

/** Adds a task by its call only. */
export async function addTask(page: Page, team: string, data: Record<string, unknown>): Promise<string> {
  const answer = await page.request.post(`/api/team-task/add/${team}`, { data: { title: 'Oranges', ...data } });
  expect(answer.status(), await answer.text()).toBe(200);
  return ((await answer.json()) as { response: { id: string } }).response.id;
}

/** Lets a signed-in person join a team as a player, by calls only. */
export const joinAsPlayer = (owner: Page, team: string, person: Page) => joinAs(owner, team, person, 'player');

/** Another person who has joined the team as a player. */
export async function player(owner: Page, team: string, browser: Browser, baseURL: string | undefined): Promise<Page> {
  const other = await someoneElse(browser, baseURL);
  await joinAsPlayer(owner, team, other);
  return other;
}
