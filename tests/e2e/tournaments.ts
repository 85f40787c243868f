import type { APIRequestContext, Page } from 'playwright/test';
import { expect } from './sign-in.ts';

export type Known = { id: string; name: string; starts_on: string; ends_on: string };

/** A tournament of the demo data that a team may enter, found by a word of its name. */
export async function anyTournament(request: APIRequestContext, team: string, word = 'championship'): Promise<Known> {
  const answer = await request.get(`/api/find-tournaments?${new URLSearchParams({ team_id: team, name: word })}`);
  expect(answer.status(), await answer.text()).toBe(200);
  const [first] = ((await answer.json()) as { response: Known[] }).response;
  if (!first) throw new Error(`no tournament is called ${word}`);
  return first;
}

/** Enters a team in a tournament by its call only. */
export async function enter(page: Page, team: string, tournament: string): Promise<void> {
  const answer = await page.request.post('/api/team-tournaments/enter', { data: { team_id: team, tournament_id: tournament } });
  expect(answer.status(), await answer.text()).toBe(200);
}
