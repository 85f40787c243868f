import { leaveTeam } from '../../src/contract/team-members.ts';
import { guardedTeam } from './guarded-team.ts';

export const email = 'kid@elevate.example';
export const yearsAgo = (years: number) => `${new Date().getUTCFullYear() - years}-01-01`;

/** A child's account and functions that give it a row with a guardian, and let it leave and join. */
export const guardedChild = async () => {
  const opened = await guardedTeam();
  const { accept, addGuardian, addMember, app, child, link, people, placeOf, pool, teamId } = opened;
  const kid = await child(email);
  const guardedRow = async (fields: object = {}) => {
    const row = await addMember({ userId: kid.user.id, firstName: 'Kid', ...fields });
    await addGuardian(teamId, row, people.guardian.user.id, true);
    await pool.query('update team_guardians set gave_birth_date = true where member_id = $1', [row]);
    await pool.query('update team_members set born_on = $2 where id = $1', [row, yearsAgo(15)]);
    return row;
  };
  const leave = () => app.ask(leaveTeam, { team_id: teamId }, { headers: kid.headers });
  const join = async () => {
    const { status } = await accept(await link('owner', 'player'), kid.headers);
    if (status !== 200) throw new Error(`not accepted: ${status}`);
    return (await placeOf(kid.user.id))[0]?.id ?? '';
  };
  const rowOf = async (row: string) =>
    (
      await pool.query<{ bornOn: string | null; isMinor: boolean }>(
        'select born_on::text as "bornOn", is_minor as "isMinor" from team_members where id = $1',
        [row],
      )
    ).rows[0];
  return { ...opened, kid, guardedRow, leave, join, rowOf };
};
