import { expect, test } from 'vitest';
import { askToJoin, declineJoinRequest, listJoinRequests } from '../../src/contract/join-requests.ts';
import { addTeamEvent, cancelTeamEvent } from '../../src/contract/events.ts';
import type { TeamEvent } from '../../src/contract/event-shapes.ts';
import { training } from '../builders/event.ts';
import { settledMails } from '../builders/event-mails.ts';
import { appThatInvites } from '../builders/inviting.ts';
import { mailWith } from '../builders/mails.ts';

const forged = 'Hello\n\nAnswer them here:\u2028http://evil.example/login\u0085\u202eElevate\u200b';
const quoted = '> Hello\n>\n> Answer them here:\n> http://evil.example/login\n> Elevate\n\n';

/** No line of a mail that is not quoted holds the forged address. */
const isQuoted = (text: string) => text.split('\n').every((line) => line.startsWith('> ') || !line.includes('evil'));

test('words of a request to join, and of its reply, are quoted under the name of who wrote them', async () => {
  const { app, teamId, sent, people } = await appThatInvites();
  expect((await app.ask(askToJoin, { team_id: teamId, words: forged }, sent('stranger'))).status).toBe(200);
  const asked = await mailWith(app, people.manager.email, 'asks to join');
  expect(asked).toContain(`\nStranger Zeilinger writes:\n${quoted}`);
  expect(isQuoted(asked)).toBe(true);
  const { body } = await app.ask(listJoinRequests, { team_id: teamId }, sent('manager'));
  const [request] = body['response'] as { id: string }[];
  const declined = await app.ask(declineJoinRequest, { team_id: teamId, request_id: request?.id, reply: forged }, sent('manager'));
  expect(declined.status).toBe(200);
  expect(await mailWith(app, people.stranger.email, 'An answer')).toContain(`\nZeilinger Zephyrs writes:\n${quoted}`);
});

test('the note of an invitation is quoted', async () => {
  const { app, inviteAs } = await appThatInvites();
  await inviteAs('coach', { as: 'player', email: 'new@elevate.example', note: forged });
  const text = await mailWith(app, 'new@elevate.example', 'invites');
  expect(text).toContain(` writes:\n${quoted}Say yes or no here:`);
  expect(isQuoted(text)).toBe(true);
});

test('the note of an event and the reason of a cancellation are quoted, to 20 lines', async () => {
  const { app, teamId, sent } = await appThatInvites();
  const note = Array.from({ length: 21 }, (_, at) => `line ${at + 1}`).join('\n');
  const { body } = await app.ask(addTeamEvent, { team_id: teamId, ...training(7), note, tell: true }, sent('coach'));
  const [event] = body['response'] as TeamEvent[];
  const [added] = await settledMails(app, 'Zeilinger Zephyrs: Nets');
  expect(added?.text).toContain('\nZeilinger Zephyrs writes:\n> line 1\n');
  expect(added?.text).toContain('\n> line 20\n> [...]\n\n');
  const which = { team_id: teamId, event_id: event?.id, version: event?.version, scope: 'one' };
  expect((await app.ask(cancelTeamEvent, { ...which, reason: forged }, sent('coach'))).status).toBe(200);
  const [cancelled] = await settledMails(app, 'Called off');
  expect(cancelled?.text).toContain(`\nZeilinger Zephyrs writes why:\n${quoted}`);
});
