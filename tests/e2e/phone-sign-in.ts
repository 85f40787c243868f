import type { Page } from 'playwright/test';

let numbers = 0;
/** A number of India that no other test uses. */
export const newNumber = () =>
  `9${String(Date.now()).slice(-5)}${String(process.pid % 100).padStart(2, '0')}${String(numbers++ % 100).padStart(2, '0')}`;

export const numberField = (page: Page) => page.getByLabel('Phone number');
export const codeField = (page: Page) => page.getByLabel('Code from the text message');
export const sendButton = (page: Page) => page.getByRole('button', { name: 'Send me a code' });

export async function openPhoneTab(page: Page): Promise<void> {
  await page.goto('/login');
  await page.getByRole('tab', { name: 'Phone' }).click();
  await numberField(page).waitFor();
}

/** The addresses of Firebase's scripts that a page asks for from now on. */
export function watchForFirebase(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (/firebase-codes|PhoneSignIn/.test(request.url())) asked.push(request.url());
  });
  return asked;
}
