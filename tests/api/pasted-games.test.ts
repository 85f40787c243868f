import { describe, expect, test } from 'vitest';
import { pasteSeason } from '../../src/server/events/paste-season.ts';
import { inHours, type Row } from '../builders/bare-team.ts';
import { bareApp } from '../builders/bare-app.ts';

/** A pasted season, planned on the events that a team has, called directly. */
const { database, rows, write, app, taken, addStaffed } = await bareApp();

describe('a pasted season', () => {
  const paste = async (team: Awaited<ReturnType<typeof addStaffed>>, text: string, more: object = {}) =>
    pasteSeason(app, { team_id: team.teamId, text, minutes: 90, create: false, tell: false, ...more }, team.viewer);

  test('leaves out games that are over, or at the time of another', async () => {
    const team = await addStaffed();
    const at = (more: Row) =>
      rows.addEvent(team.teamId, { kind: 'game', starts_at: '2040-03-10T10:00+13:00', ends_at: '2040-03-10T11:00+13:00', ...more });
    await at({});
    await at({ starts_at: '2040-03-11T10:00+13:00', ends_at: '2040-03-11T11:00+13:00', kind: 'training' });
    await at({ starts_at: '2040-03-12T10:00+13:00', ends_at: '2040-03-12T11:00+13:00', deleted_at: inHours(-1) });
    const lines = [
      '10/03/2040 10:00 Jets',
      '11/03/2040 10:00 Jets',
      '12/03/2040 10:00 Jets',
      '12/03/2040 10:00 Hawks',
      '01/02/2020 10:00 Jets',
      'soon 10:00 Jets',
    ];
    const text = lines.map((line) => line.replaceAll(' ', '\t')).join('\n');
    const seen = await paste(team, text);
    expect([seen.rows.map(({ problem }) => problem), seen.created]).toEqual([
      [
        'There is a game at that time already.',
        null,
        null,
        'There is a game at that time already.',
        'This day is over.',
        'We cannot read the day "soon".',
      ],
      0,
    ]);
    const made = await paste(team, text, { create: true });
    expect(made.created).toBe(2);
    const { rows: games } = await database.pool.query<Row>(
      `select opponent, starts_at as at, extract(epoch from ends_at - starts_at)::int / 60 as minutes from team_events
       where team_id = $1 and kind = 'game' and deleted_at is null and opponent <> '' order by starts_at`,
      [team.teamId],
    );
    expect(games).toEqual([
      { opponent: 'Jets', at: new Date('2040-03-11T10:00+13:00'), minutes: 90 },
      { opponent: 'Jets', at: new Date('2040-03-12T10:00+13:00'), minutes: 90 },
    ]);
    expect((await paste(team, text, { create: true })).created).toBe(0);
  });

  test('is mailed to the squad only where that is wanted', async () => {
    const team = await addStaffed();
    await rows.addMember(team.teamId, { user_id: await write.addUser('zed@elevate.example'), squad: 'player' });
    taken();
    await paste(team, '10/03/2040\t10:00\tJets', { create: true });
    expect(taken().mails).toEqual([]);
    await paste(team, '11/03/2040\t10:00\tJets', { create: true, tell: true });
    expect(taken().mails.map(({ to }) => to)).toContain('zed@elevate.example');
    await paste(team, '15/03/2040\t10:00\tLate Jets\n14/03/2040\t10:00\tEarly Jets', { create: true, tell: true });
    expect(taken().mails[0]?.subject).toMatch(/: Against Early Jets, Wed.? 14 Mar.*, and 1 more$/);
  });
});
