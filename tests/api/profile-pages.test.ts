import { expect, test } from 'vitest';
import { testApp } from '../builders/open-test-app.ts';
import { pagesOf } from '../builders/page-lines.ts';
import { settledPlayer } from '../builders/settled-player.ts';

/** The profile of a player who is called Quilla Vexley, to be opened by her and by a visitor. */
async function profilePages() {
  const app = await testApp();
  const owner = await settledPlayer(app, 'quilla@elevate.example');
  const visitor = await settledPlayer(app, 'visitor@elevate.example', { fullName: 'Vimal Vexley', address: '198.51.100.7' });
  const read = await pagesOf(app);
  const keep = (set: string) => app.context.database.pool.query(`update players set ${set} where id = $1`, [owner.user.id]);
  return { owner, visitor, read, keep, open: (reader: typeof owner) => read('/profile/quilla.vexley', reader) };
}

const band = ['QUILLA VEXLEY', 'ID', 'quilla.vexley', 'Sports', 'Soccer / Football', 'Location', 'Pune'];
const edit = 'Edit the profile: /profileSettings';
const achievement = 'A season, a trophy, a first marathon: it all counts. Add an achievement';

test('a new profile invites its owner to fill it in, and says to others that nothing is there', async () => {
  const { owner, visitor, open } = await profilePages();
  const [ofOwner, ofVisitor] = [await open(owner), await open(visitor)];
  expect(ofOwner.lines).toEqual([
    ...band,
    ...['ABOUT', 'Say how you play, and whom you look for. Write about yourself', 'ACHIEVEMENTS', achievement],
  ]);
  expect(ofOwner.links).toEqual([
    edit,
    'Add a picture: /editImage?return=%2Fprofile',
    'Write about yourself: /profileSettings#about',
    'Add an achievement: /profileSettings#about',
  ]);
  expect([ofVisitor.lines, ofVisitor.links]).toEqual([[...band, 'Quilla has not written anything yet.'], []]);
});

test('a profile shows what its player wrote; unlisted, it is theirs alone, who is told so', async () => {
  const { owner, visitor, open, keep, read } = await profilePages();
  await keep(`about_me = 'Keeper.', photo = 'q.webp', youtube = 'https://youtube.example/quilla'`);
  const [ofOwner, ofVisitor] = [await open(owner), await open(visitor)];
  const written = ['picture Quilla Vexley', ...band, 'ABOUT', 'Keeper.'];
  const youtube = 'YouTube of Quilla Vexley (opens in a new tab)';
  const links = [`${youtube}: https://youtube.example/quilla`];
  expect([ofVisitor.lines, ofVisitor.links]).toEqual([[...written, youtube], links]);
  expect(ofOwner.lines).toEqual([...written, 'ACHIEVEMENTS', achievement, youtube]);
  const changes = [edit, 'Change the picture: /editImage?return=%2Fprofile', 'Add an achievement: /profileSettings#about'];
  expect(ofOwner.links).toEqual([...changes, ...links]);
  const profileCard = async () => (await read('/dashboard/', owner)).sections['my-profile'];
  const parts = [
    ...['Your profile', '2/4parts of your profile are there', 'Your ID is quilla.vexley'],
    ...['A pictureis there', 'A few words about youis there', 'What you have wonis missing', 'A link to you elsewhereis there'],
  ];
  expect(await profileCard()).toEqual([...parts.slice(0, 1), '3/4parts of your profile are there', ...parts.slice(2)]);
  await keep(`is_listed = false, photo = null`);
  expect((await open(visitor)).status).toBe(404);
  const alone = await open(owner);
  expect([alone.lines[7], alone.links[2]]).toEqual([
    'Only you can see this page. Who finds you',
    'Who finds you: /profileSettings#listing',
  ]);
  parts[3] = 'A pictureis missing';
  expect(await profileCard()).toEqual([...parts, 'Nobody finds you in search, and your profile is not public.']);
});
