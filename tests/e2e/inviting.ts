import type { Browser, Page } from 'playwright/test';
import { expect } from './sign-in.ts';
import { pageFrom, settleIn } from './signed-in.ts';

const introduced = { team_desc: '', team_address: '', city: 'Pune, Maharashtra', team_type: 'club', sport_id: 8, team_gender: 'mixed' };

/** A new person who owns a new team. */
export async function ownTeam(page: Page, name = 'Kothrud Kestrels'): Promise<string> {
  await settleIn(page, { fullName: 'Ojasvi Kale' });
  const data = {
    ...introduced,
    team_name: name,
    level: 'beginner',
    time_zone: 'Asia/Kolkata',
    facebook: '',
    instagram: '',
    twitter: '',
    youtube: '',
  };
  const answer = await page.request.post('/api/add-teams', { data });
  expect(answer.status(), await answer.text()).toBe(200);
  return ((await answer.json()) as { response: { id: string } }).response.id;
}

/** The path of the newest invitation to an address. */
export async function invitedPath(page: Page, email: string): Promise<string> {
  let path = '';
  await expect
    .poll(
      async () => {
        const answer = await page.request.get('/dev/outbox', { headers: { accept: 'application/json' } });
        const mails = (await answer.json()) as { source: string }[];
        const texts = mails
          .filter(({ source }) => source.includes(`To: ${email}`))
          .map(({ source }) => source.replace(/=\r?\n/g, '').replace(/=3D/g, '='));
        path = texts.map((text) => /\/invite\?token=[\w-]+/.exec(text)?.[0] ?? '').find(Boolean) ?? '';
        return path;
      },
      { timeout: 10_000 },
    )
    .not.toBe('');
  return path;
}

let others = 0;

/** A page of another person, with a network of their own. */
export const newVisitor = (browser: Browser, baseURL: string | undefined) =>
  pageFrom(browser, baseURL, `10.8.${process.pid % 256}.${others++}`);
/** Opens a team's invitations view on one of its tabs. */
export const desk = async (page: Page, team: string, tab?: string) => {
  await page.goto(`/team-member/${team}?view=invite`);
  if (tab) await page.getByRole('tab', { name: tab }).click();
};

/** Adds a member without an account to the roster. */
export async function addPlayer(page: Page, team: string, changes: Record<string, unknown>): Promise<void> {
  const nobody = { squad: 'player', jersey_number: 4, position: '', email: null, phone: null, is_minor: false };
  expect((await page.request.post(`/api/add-player/${team}`, { data: { ...nobody, ...changes } })).status()).toBe(200);
}
