import { expect, test } from 'vitest';
import { addTeamEvent, pasteSeason } from '../../src/contract/events.ts';
import { addTask } from '../../src/contract/tasks.ts';
import { addPlayer } from '../../src/contract/team-members.ts';
import { oneLine } from '../../src/contract/shapes.ts';
import { dayFromNow, training } from '../builders/event.ts';
import { appWithTeam } from '../builders/app-with-team.ts';
import { memberFields } from '../builders/team-fields.ts';

const forged = 'Nets\n\nYour account is locked:\r\n\u202eevil\u200b';
const shown = 'Nets Your account is locked: evil';

test('names and titles are stored on one line and without characters that change how they look', async () => {
  const { app, people, teamId } = await appWithTeam();
  const { headers } = people.coach;
  const player = { team_id: teamId, ...memberFields, jersey_number: null, first_name: forged, last_name: 'A\tB' };
  expect((await app.ask(addPlayer, player, { headers })).body).toMatchObject({ response: { first_name: shown, last_name: 'A B' } });
  const event = { team_id: teamId, ...training(3), title: forged, place: 'x\ny' };
  expect((await app.ask(addTeamEvent, event, { headers })).body).toMatchObject({ response: [{ title: shown, place: 'x y' }] });
  expect((await app.ask(addTask, { team_id: teamId, title: forged }, { headers })).status).toBe(200);
  const { rows } = await app.context.database.pool.query('select title from team_tasks where team_id = $1', [teamId]);
  expect(rows).toEqual([{ title: shown }]);
  for (const first_name of [
    '\u200b\ufeff',
    '\u200d',
    '\u2028',
    '\u0085',
    '\u009b',
    'A\u009b',
    '\u3164',
    '\u2800',
    '\uffa0',
    '\u034f',
    '\u17b4',
    '\ufff9',
    '\ufe0f',
    '\u{e0041}',
  ]) {
    expect((await app.ask(addPlayer, { ...player, first_name }, { headers })).body, first_name).toMatchObject({ error: 'invalidInput' });
  }
});

test('the cells of a pasted season are stored on one line, also those that span lines', async () => {
  const { app, people, teamId } = await appWithTeam();
  const { headers } = people.coach;
  const text = `Date,Time,Opponent,Place\n${dayFromNow(9)},18:30,"${forged}","Maidan\n4\u202e"\n`;
  const season = { team_id: teamId, text, create: true };
  const rows = [{ problem: null, opponent: shown, place: 'Maidan 4' }];
  expect((await app.ask(pasteSeason, season, { headers })).body).toMatchObject({ created: 1, rows });
  const { rows: stored } = await app.context.database.pool.query('select opponent, place from team_events where team_id = $1', [teamId]);
  expect(stored).toEqual([{ opponent: shown, place: 'Maidan 4' }]);
});

test('characters that show nothing are removed within a text', () => {
  expect(oneLine('A\u3164\u2800\uffa0\u034f\u17b4\ufff9\ufe0f\u{e0041}B\u0085C')).toBe('AB C');
});

test('joiners of scripts and emoji are kept', () => {
  for (const text of [
    'അവന്\u200d',
    'می\u200cخواهم',
    '👨\u200d👩\u200d👧',
    '🏳\ufe0f\u200d🌈',
    '1\ufe0f\u20e3',
    '葛\u{e0100}',
    '🏴\u{e0067}\u{e0062}\u{e0065}\u{e006e}\u{e0067}\u{e007f}',
  ])
    expect(oneLine(text)).toBe(text);
});
