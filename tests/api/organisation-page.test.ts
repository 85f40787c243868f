import { expect, test } from 'vitest';
import { updateMyOrganisation } from '../../src/contract/organisations.ts';
import { encodePublicId } from '../../src/contract/public-id.ts';
import { testApp } from '../builders/open-test-app.ts';
import { pagesOf } from '../builders/page-lines.ts';
import { settledPlayer } from '../builders/settled-player.ts';

const full = {
  name: 'Deccan Courts',
  businessType: 'Sports club',
  description: 'Six courts under one roof.',
  address: '12 Karve Road',
  city: 'Nashik, Maharashtra',
  emails: ['desk@deccan.example', 'office@deccan.example'],
  phones: ['+91 98765 43210'],
  openingHours: ['Mon to Fri, 6 to 22', 'Sat, 7 to 20'],
  socialLinks: ['https://www.deccan.example/'],
};
const shownFacts = [
  ...['AT A GLANCE', 'What', 'Sports club', 'Sports', 'Soccer / Football', 'Where', '12 Karve Road / Nashik, Maharashtra'],
  ...['Open', 'Mon to Fri, 6 to 22 / Sat, 7 to 20'],
  ...['REACH US', '+91 98765 43210', 'desk@deccan.example', 'office@deccan.example', 'deccan.example'],
];
const reached = [
  '+91 98765 43210: tel:+919876543210',
  'desk@deccan.example: mailto:desk@deccan.example',
  'office@deccan.example: mailto:office@deccan.example',
  'deccan.example: https://www.deccan.example/',
];
const editLink = 'Edit the organisation: /profileSettings';

/** The page of an organisation, to be opened by its owner and by a player. */
async function organisationPage({ isAdult = true } = {}) {
  const app = await testApp();
  const owner = await settledPlayer(app, 'desk@elevate.example', { fullName: 'Deccan', userType: 'organisation', isAdult });
  const visitor = await settledPlayer(app, 'visitor@elevate.example', { address: '198.51.100.7' });
  const read = await pagesOf(app);
  const open = (reader: typeof owner) => read(`/profile/${encodePublicId(owner.user.id)}`, reader);
  const update = (fields: Record<string, unknown>) => app.ask(updateMyOrganisation, { version: 1, ...full, ...fields }, owner);
  return { app, owner, visitor, open, update };
}

test('the page of a new organisation invites its owner to fill it in, and says to others that nothing is there', async () => {
  const { owner, visitor, open } = await organisationPage();
  const facts = [
    ...['AT A GLANCE', 'Sports', 'Soccer / Football', 'Where', 'Pune, Maharashtra'],
    ...['REACH US', 'No phone, e-mail or web address yet.'],
  ];
  const ofOwner = await open(owner);
  expect(ofOwner.lines).toEqual([
    'Deccan',
    'Show your ground',
    'A picture says in a moment where people would train. There is none yet.',
    'ABOUT',
    'Say who trains with you, and what you offer. Write about yourself',
    ...facts,
  ]);
  expect(ofOwner.links).toEqual([
    'Add pictures: /profileSettings#pictures',
    'Write about yourself: /profileSettings#organisation',
    editLink,
  ]);
  const ofVisitor = await open(visitor);
  expect(ofVisitor.lines).toEqual(['Deccan', 'ABOUT', 'Deccan has not written anything yet.', ...facts]);
  expect(ofVisitor.links).toEqual([]);
});

test('the page of an organisation shows all that it says, its pictures, and how to reach it', async () => {
  const { app, owner, visitor, open, update } = await organisationPage();
  expect((await update({})).status).toBe(200);
  const images = ['courts.webp', 'office.webp'];
  await app.context.database.pool.query('update organisations set images = $2 where user_id = $1', [owner.user.id, images]);
  const lines = [
    ...['Deccan Courts', 'Sports club', 'picture Deccan Courts, picture 1', 'picture Deccan Courts, picture 2'],
    ...['ABOUT', 'Six courts under one roof.', ...shownFacts],
  ];
  const [ofVisitor, ofOwner] = [await open(visitor), await open(owner)];
  expect([ofVisitor.lines, ofVisitor.links]).toEqual([lines, reached]);
  expect([ofOwner.lines, ofOwner.links]).toEqual([lines, [editLink, ...reached]]);
});

test('a hidden organisation is its owner’s alone, who is told so, and where to change it unless they are under 18', async () => {
  const { owner, visitor, open, update } = await organisationPage();
  expect((await update({ isPublic: false })).status).toBe(200);
  expect((await open(visitor)).status).toBe(404);
  const { lines, links } = await open(owner);
  expect([lines[2], links[0]]).toEqual(['Only you can see this page. Who sees it', 'Who sees it: /profileSettings#organisation']);
  const young = await organisationPage({ isAdult: false });
  const ofYoung = await young.open(young.owner);
  expect(ofYoung.lines.slice(0, 2)).toEqual(['Deccan', 'Only you can see this page.']);
  expect(ofYoung.links[0]).toBe('Add pictures: /profileSettings#pictures');
});
