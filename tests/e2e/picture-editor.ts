import type { Page } from 'playwright/test';
import { redAndBlue } from '../builders/pictures.ts';
import { expect } from './sign-in.ts';

/** A wide picture, red on the left and blue on the right. */
export const wide = async () => ({
  name: 'wide.jpg',
  mimeType: 'image/jpeg',
  buffer: await (await redAndBlue(1_200, 800)).jpeg().toBuffer(),
});
export const stage = (page: Page) => page.getByRole('application', { name: /^Your picture/ });
export const chooser = (page: Page) => page.getByLabel('Choose a picture');
export const use = (page: Page) => page.getByRole('button', { name: 'Use as profile picture' });

export async function open(page: Page, path = '/editImage'): Promise<void> {
  await page.goto(path);
  await chooser(page).setInputFiles(await wide());
  await expect(stage(page)).toBeVisible();
}

/** The picture that the profile shows, at 600 px. */
export async function keptPicture(page: Page): Promise<Buffer> {
  const answer = await page.request.get('/api/v2/profilePic');
  const { response } = (await answer.json()) as { response: { photo: string } };
  return (await page.request.get(`/${response.photo}?w=600`)).body();
}
