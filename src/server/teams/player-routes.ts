import * as members from '../../contract/team-members.ts';
import { updateContacts } from '../../contract/team-members.ts';
import type { AppContext } from '../http/app-context.ts';
import { route } from '../http/route.ts';
import { changeContacts } from './change-contacts.ts';
import { addPlayer, deletePlayer, leaveTeam, restorePlayer, updatePlayer } from './team-players.ts';
import { changeRole, handOverTeam } from './member-roles.ts';
import { listMemberChanges } from './list-member-changes.ts';
import { presentMember, readMember, readMembers } from './read-members.ts';
import { requireAccess } from './access.ts';

// Each departure is mailed to the guardians of a child.
const leaving = { limit: { points: 20, windowSeconds: 600 } };
const changes = { limit: { points: 240, windowSeconds: 600 } };
const answered = <T>(response: T) => ({ status: 1 as const, response });
const done = { status: 1 as const };

/** Calls for the roster and the members' roles. */
export const teamPlayerRoutes = (app: AppContext) => {
  const { pool } = app.database;
  return [
    route(members.listPlayers, async ({ team_id: teamId }, { viewer }) => {
      const access = await requireAccess(pool, teamId, viewer.userId, 'readRoster');
      return answered((await readMembers(pool, access)).map((row) => presentMember(row, access)));
    }),
    route(members.editPlayer, async ({ team_id: teamId, member_id: memberId }, { viewer }) => {
      const access = await requireAccess(pool, teamId, viewer.userId, 'editRoster');
      return answered(presentMember(await readMember(pool, teamId, memberId), access));
    }),
    route(members.addPlayer, async (fields, { viewer }) => answered(await addPlayer(app, fields, viewer.userId)), changes),
    route(members.updatePlayer, async (fields, { viewer }) => answered(await updatePlayer(app, fields, viewer.userId)), changes),
    route(updateContacts, async (fields, { viewer }) => answered(await changeContacts(app, fields, viewer.userId)), changes),
    route(
      members.deletePlayer,
      async ({ team_id: teamId, member_id: memberId }, { viewer }) => answered(await deletePlayer(app, teamId, memberId, viewer.userId)),
      changes,
    ),
    route(
      members.restorePlayer,
      async ({ team_id: teamId, member_id: memberId }, { viewer }) => answered(await restorePlayer(app, teamId, memberId, viewer.userId)),
      changes,
    ),
    route(members.changeRole, async (fields, { viewer }) => answered(await changeRole(app, fields, viewer.userId)), changes),
    route(
      members.handOverTeam,
      async ({ team_id: teamId, member_id: memberId }, { viewer }) => {
        await handOverTeam(app, teamId, memberId, viewer.userId);
        return done;
      },
      changes,
    ),
    route(
      members.leaveTeam,
      async ({ team_id: teamId }, { viewer }) => {
        await leaveTeam(app, teamId, viewer.userId);
        return done;
      },
      leaving,
    ),
    route(members.listMemberChanges, async ({ team_id: teamId, member_id: memberId }, { viewer }) =>
      answered(await listMemberChanges(app, teamId, memberId, viewer.userId)),
    ),
  ];
};
