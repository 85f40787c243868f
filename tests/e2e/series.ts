import type { Page } from 'playwright/test';
import { expect } from './sign-in.ts';

export const soon = (days: number, clock = '') =>
  `${new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)}${clock && `T${clock}`}`;
export const training = { kind: 'training', title: 'Nets', starts_local: soon(3, '18:30'), ends_local: soon(3, '20:00'), tell: false };

/** Creates events of a team by their call only. Resolves to the first one's id. */
export async function plan(page: Page, team: string, changes: Record<string, unknown> = {}): Promise<string> {
  const answer = await page.request.post(`/api/team-events/add/${team}`, { data: { ...training, ...changes } });
  expect(answer.status(), await answer.text()).toBe(200);
  return ((await answer.json()) as { response: { id: string }[] }).response[0]?.id ?? '';
}

export async function answerFor(page: Page, team: string, event: string, member_id: string) {
  const answer = await page.request.put(`/api/team-events/answer/${event}`, { data: { team_id: team, member_id, answer: 'yes' } });
  expect(answer.status()).toBe(200);
}

export async function openForm(page: Page, team: string, event: string) {
  await page.goto(`/team/player-availability/${team}/${event}`);
  await page.getByRole('button', { name: 'Change', exact: true }).click();
}

export async function addTask(page: Page, team: string, event_id: string, member_id: string) {
  const answer = await page.request.post(`/api/team-task/add/${team}`, { data: { title: 'Bibs', due: 'event', event_id, member_id } });
  expect(answer.status(), await answer.text()).toBe(200);
}

export async function eventsOf(page: Page, team: string) {
  const answer = await page.request.get(`/api/team-events/${team}`);
  return ((await answer.json()) as { response: { id: string; starts_local: string; place: string }[] }).response;
}

export const datesOf = async (page: Page, team: string) => (await eventsOf(page, team)).map(({ starts_local: at }) => at.slice(0, 10));
