import { expect, test } from 'vitest';
import { answerByLink, answerEvent } from '../../src/contract/event-answers.ts';
import { addTeamEvent, cancelTeamEvent } from '../../src/contract/events.ts';
import { refusalTexts } from '../../src/contract/messages.ts';
import type { TeamEvent } from '../../src/contract/event-shapes.ts';
import { appThatInvites } from '../builders/inviting.ts';
import { settledMails } from '../builders/event-mails.ts';
import { training } from '../builders/event.ts';
import { pagesOf } from '../builders/page-lines.ts';

const planned = {
  ...{ kind: 'game', title: 'Semifinal', opponent: 'Jets', place: 'Maidan 4', note: 'Bring a light shirt.', capacity: 1 },
  ...{ starts_local: '2031-03-03T19:00', ends_local: '2031-03-03T21:00', meet_local: '2031-03-03T18:15' },
  answer_by_local: '2031-03-02T20:00',
};
const band = ['Zeilinger Zephyrs, game', 'Semifinal'];
const facts = [
  ...['The event', 'When', 'Monday 3 March 2031, 19:00 to 21:00 (Honolulu time)', 'Meet', 'Mon 3 Mar, 18:15'],
  ...['Against', 'Jets', 'Where', 'Maidan 4Map of Maidan 4, opens in a new tab'],
  ...['Answer by', 'Sunday 2 March 2031, 20:00 Honolulu time', 'Bring a light shirt.'],
];
const note = 'A word to the team (optional)';
const alone = 'This link answers for Pallavi alone, until the event is over. Please do not pass it on.';

/** The page of the link that a player got by mail about an event with one place. */
async function linkPage() {
  const opened = await appThatInvites();
  const { app, sent, teamId } = opened;
  const { body } = await app.ask(addTeamEvent, { team_id: teamId, ...training(7), ...planned, tell: true }, sent('coach'));
  const [event] = body['response'] as TeamEvent[];
  if (!event) throw new Error('no event was added');
  const mails = await settledMails(app, 'Zeilinger Zephyrs: Semifinal');
  const token = /token=([\w-]+)/.exec(mails.find(({ to }) => to.startsWith('player'))?.text ?? '')?.[1] ?? '';
  const read = await pagesOf(app);
  const open = (query = `?token=${token}`) => read(`/event-availibility${query}`);
  /** The lines between the title and the facts of the event. */
  const said = async (more = '') => {
    const { lines } = await open(`?token=${token}${more}`);
    expect(lines.slice(0, 2)).toEqual(band);
    return lines.slice(2, lines.indexOf('The event'));
  };
  return { ...opened, event, token, open, said };
}

test('a link of a mail shows the event, asks for the answer, and says what it means', async () => {
  const { app, event, token, open, said, sent, teamId, members } = await linkPage();
  const asked = 'Does Pallavi come?';
  const { status, headers, lines } = await open();
  expect([status, headers.get('cache-control'), headers.get('referrer-policy')]).toEqual([200, 'no-store', 'same-origin']);
  expect(lines).toEqual([...band, asked, note, alone, ...facts, 'Who comes so far', '0 yes, 0 no, 2 not answered, 1 place']);
  const answer = (given: string) => app.ask(answerByLink, { token, answer: given, note: '' });
  await answer('yes');
  expect(await said()).toEqual([asked, 'Pallavi comes.', note, alone]);
  expect(await said('&saved')).toEqual([asked, 'Your answer is saved.Pallavi comes.', note, alone]);
  await answer('no');
  expect(await said()).toEqual([asked, 'Pallavi does not come.', note, alone]);
  await app.ask(answerEvent, { event_id: event.id, team_id: teamId, member_id: members.ward, answer: 'yes' }, sent('coach'));
  const full = 'All places are taken. A yes puts Pallavi on the waiting list.';
  expect(await said()).toEqual([asked, 'Pallavi does not come.', full, note, alone]);
  await answer('yes');
  const waits = 'All places are taken. Pallavi is number 1 on the waiting list, and a mail comes when a place is free.';
  expect(await said()).toEqual([asked, waits, note, alone]);
  await app.context.database.pool.query(`update team_events set answer_by = now() - interval '1 hour' where id = $1`, [event.id]);
  expect(await said()).toEqual([asked, waits, refusalTexts.answersClosed, alone]);
});

test('a link to what was called off says so with the reason, an ended one leads to the events, and none is explained', async () => {
  const { app, event, open, said, sent, teamId } = await linkPage();
  const off = { team_id: teamId, event_id: event.id, version: event.version, reason: 'Waterlogged pitch.' };
  expect((await app.ask(cancelTeamEvent, off, sent('coach'))).status).toBe(200);
  expect(await said()).toEqual(['It does not take place', 'This event is called off. Waterlogged pitch.']);
  expect((await open()).lines.slice(-1)).toEqual(['Bring a light shirt.']);
  const ended = await open('?token=abc');
  expect([ended.status, ended.lines[0], ended.lines[1]]).toEqual([410, 'This link has ended', refusalTexts.staleAnswerLink]);
  expect(ended.links).toEqual(['My events: /team/upcomingEvents']);
  const none = await open('');
  expect([none.status, none.lines[0], none.lines[1]]).toEqual([
    ...[200, 'Do you come?', 'The link in the mail about an event leads here, and answers without signing in.'],
  ]);
});
