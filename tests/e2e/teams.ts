import type { Browser, Page } from 'playwright/test';
import { expect } from './sign-in.ts';
import { settleIn } from './signed-in.ts';

let teams = 0;
/** A word that no other test uses, to search by. */
export const newWord = () =>
  `q${[...`${process.pid}${Date.now()}${teams++}`.slice(-9)].map((digit) => String.fromCharCode(97 + Number(digit))).join('')}`;

/** Creates a team by its call only. Resolves to its id. */
export async function makeTeam(page: Page, name = `Team ${newWord()}`): Promise<string> {
  const fields = { team_name: name, city: 'Pune, Maharashtra', team_type: 'club', sport_id: 8, team_gender: 'mixed', level: 'beginner' };
  const answer = await page.request.post('/api/add-teams', { data: { ...fields, time_zone: 'Asia/Kolkata' } });
  expect(answer.status()).toBe(200);
  return ((await answer.json()) as { response: { id: string } }).response.id;
}

/** Adds a member by the call only. Resolves to their id. */
export async function addMember(page: Page, team: string, changes: Record<string, unknown> = {}): Promise<string> {
  const fields = { first_name: 'Zubin', last_name: 'Kapoor', squad: 'player', jersey_number: 7, email: null, phone: null, is_minor: false };
  const answer = await page.request.post(`/api/add-player/${team}`, { data: { ...fields, ...changes } });
  expect(answer.status(), await answer.text()).toBe(200);
  return ((await answer.json()) as { response: { id: string } }).response.id;
}

/** A page of another person who has completed the onboarding. */
export async function someoneElse(browser: Browser, baseURL: string | undefined): Promise<Page> {
  teams += 1;
  const page = await browser.newPage({
    ...(baseURL && { baseURL }),
    extraHTTPHeaders: { 'x-forwarded-for': `10.9.${process.pid % 256}.${teams}` },
  });
  await settleIn(page);
  return page;
}
