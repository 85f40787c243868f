import { describe, expect, test } from 'vitest';
import { answerEvent } from '../../src/contract/event-answers.ts';
import { cancelTeamEvent, editTeamEvent } from '../../src/contract/events.ts';
import { addEvents, dayFromNow, formOf, training } from '../builders/event.ts';
import { settledMails } from '../builders/event-mails.ts';
import { appWithTeam } from '../builders/app-with-team.ts';

/** A team with a series of trainings on consecutive days from the seventh day on. */
async function openSeries(count: number, tell = false) {
  const opened = await appWithTeam();
  const { app, people, teamId } = opened;
  const [first, second] = await addEvents(app, teamId, people.coach, training(7, { rule: `FREQ=DAILY;COUNT=${count}`, tell }));
  if (!first || !second) throw new Error('no series was made');
  const toPlayer = async (subject: string) => (await settledMails(app, subject)).find(({ to }) => to === 'player@elevate.example');
  return { ...opened, first, second, toPlayer };
}

const inWords = (days: number) =>
  new Intl.DateTimeFormat('en-GB', { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' })
    .format(new Date(dayFromNow(days)))
    .replace(',', '');

describe('a mail about several events', () => {
  test('names the first dates of a new series, the number of others, and the last', async () => {
    const { toPlayer } = await openSeries(9, true);
    const mail = await toPlayer('Zeilinger Zephyrs: ');
    expect(mail?.subject).toMatch(/ and 8 more$/);
    expect(mail?.text).toContain(
      `"Nets" 9 times:\n${[7, 8, 9, 10, 11].map((day) => `- ${inWords(day)}, 18:30\n`).join('')}and 4 more, the last on ${inWords(15)}, 18:30`,
    );
  });

  test('names no date that was over when they were added', async () => {
    const { app, people, teamId } = await appWithTeam();
    const series = await addEvents(app, teamId, people.coach, training(-3, { rule: 'FREQ=DAILY;COUNT=9', tell: true }));
    const toCome = series.filter(({ starts_at }) => new Date(starts_at) > new Date()).length;
    expect(toCome).toBeLessThan(8);
    const [mail] = await settledMails(app, 'Zeilinger Zephyrs: ');
    expect(mail?.subject).toMatch(new RegExp(` and ${toCome - 1} more$`));
    expect(mail?.text).not.toContain(inWords(-2));
  });

  test('names added and removed dates of a changed series', async () => {
    const { app, people, first, toPlayer } = await openSeries(3);
    const fields = { ...formOf(first), scope: 'all', rule: 'FREQ=DAILY;INTERVAL=2;COUNT=3', tell: true };
    await app.ask(editTeamEvent, fields, { headers: people.coach.headers });
    const mail = await toPlayer('Changed');
    expect(mail?.text).toContain('has other dates now.');
    expect(mail?.text).toContain(`These dates are new:\n- ${inWords(11)}, 18:30`);
    expect(mail?.text).toContain(`These dates are gone:\n- ${inWords(8)}, 18:30`);
    expect(mail?.text).not.toContain('Before:');
  });

  test('says what its reader has answered to the changed event, and nothing to who has not', async () => {
    const { app, people, teamId, members, first } = await openSeries(2);
    const ward = { event_id: first.id, team_id: teamId, member_id: members.ward, answer: 'maybe' };
    await app.ask(answerEvent, ward, { headers: people.guardian.headers });
    await app.ask(editTeamEvent, { ...formOf(first), scope: 'one', place: 'Maidan 5', tell: true }, { headers: people.coach.headers });
    const mails = await settledMails(app, 'Changed');
    const answered = (who: string) => /(.*) so far: (.*)/.exec(mails.find(({ to }) => to.startsWith(who))?.text ?? 'no mail')?.[0];
    expect(answered('guardian')).toBe("Wanda's answer so far: maybe. It stays unless you change it.");
    expect(mails.map(({ to }) => to)).toContain('player@elevate.example');
    expect(answered('player')).toBeUndefined();
    const moved = { event_id: first.id, team_id: teamId, member_id: members.player, answer: 'yes' };
    await app.ask(answerEvent, moved, { headers: people.player.headers });
    await app.ask(
      editTeamEvent,
      { ...formOf(first), version: first.version + 1, scope: 'one', place: 'Maidan 6', tell: true },
      { headers: people.coach.headers },
    );
    const again = (await settledMails(app, 'Changed')).filter(({ to, text }) => to.startsWith('player') && text.includes('Maidan 6'));
    expect(again.map(({ text }) => /Your answer so far: (\w+)/.exec(text)?.[1])).toEqual(['yes']);
  });

  test('names all cancelled dates', async () => {
    const { app, people, teamId, members, second, toPlayer } = await openSeries(3);
    const yes = { event_id: second.id, team_id: teamId, member_id: members.player, answer: 'yes' };
    await app.ask(answerEvent, yes, { headers: people.player.headers });
    const which = { team_id: teamId, event_id: second.id, version: second.version, scope: 'following' };
    await app.ask(cancelTeamEvent, which, { headers: people.coach.headers });
    const mail = await toPlayer('Called off');
    expect(mail?.text).toContain('/event-availibility?token=');
    expect(mail?.text).toContain(`with all of these:\n- ${inWords(8)}, 18:30\n- ${inWords(9)}, 18:30\n`);
  });

  test('about a cancellation also goes to those who have not answered, and not to those who said no', async () => {
    const { app, people, teamId, members, first } = await openSeries(2);
    const no = { event_id: first.id, team_id: teamId, member_id: members.player, answer: 'no' };
    await app.ask(answerEvent, no, { headers: people.player.headers });
    const which = { team_id: teamId, event_id: first.id, version: first.version, scope: 'one' };
    expect((await app.ask(cancelTeamEvent, which, { headers: people.coach.headers })).status).toBe(200);
    const to = (await settledMails(app, 'Called off')).map(({ to: address }) => address);
    // The ward has not answered, so their guardian gets the mail.
    expect(to).toContain('guardian@elevate.example');
    expect(to).not.toContain('player@elevate.example');
  });
});
