import type { Page } from 'playwright/test';

let numbers = 0;
/** An Indian number that no other test uses. */
export const newNumber = () =>
  `9${String(Date.now()).slice(-5)}${String(process.pid % 100).padStart(2, '0')}${String(numbers++ % 100).padStart(2, '0')}`;

export const numberField = (page: Page) => page.getByRole('textbox', { name: 'Phone number' });
export const codeField = (page: Page) => page.getByLabel('Code from the text message');
export const sendButton = (page: Page) => page.getByRole('button', { name: 'Send me a code' });

export async function openPhoneTab(page: Page): Promise<void> {
  await page.goto('/login');
  await page.getByRole('tab', { name: 'Phone' }).click();
  await numberField(page).waitFor();
}

/** The code of the newest text message to an Indian number. */
export async function textedCode(page: Page, number: string): Promise<string> {
  const answer = await page.request.get('/dev/outbox', { headers: { accept: 'application/json' } });
  const messages = (await answer.json()) as { source: string }[];
  return /Your code: (\d{6})/.exec(messages.find(({ source }) => source.includes(`To: +91${number}`))?.source ?? '')?.[1] ?? '';
}

/** The addresses of Firebase's scripts that a page requests from now on. */
export function watchForFirebase(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (/firebase-codes|PhoneSignIn/.test(request.url())) asked.push(request.url());
  });
  return asked;
}
