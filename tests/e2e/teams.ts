import type { Browser, Page } from 'playwright/test';
import { expect } from './sign-in.ts';
import { settledPage } from './signed-in.ts';

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
  return settledPage(browser, baseURL, `10.9.${process.pid % 256}.${teams}`);
}

/** Lets a signed-in person join a team in this place, by calls only; as a guardian of the given child. */
export async function joinAs(owner: Page, team: string, person: Page, as: string, child?: string): Promise<void> {
  const made = await owner.request.post('/api/invitations/link', { data: { team_id: team, as, ...(child && { member_id: child }) } });
  const { code } = ((await made.json()) as { response: { link: { code: string } } }).response.link;
  const joined = await person.request.post(`/api/accept-mail-invitition/${code}`, { data: { token: code } });
  expect(joined.status(), await joined.text()).toBe(200);
}
