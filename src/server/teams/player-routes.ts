import * as members from '../../contract/team-members.ts';
import { updateContacts } from '../../contract/team-members.ts';
import type { AppContext } from '../http/app-context.ts';
import { route } from '../http/route.ts';
import { addPlayer, changeContacts, deletePlayer, leaveTeam, restorePlayer, updatePlayer } from './team-players.ts';
import { changeRole, handOverTeam } from './member-roles.ts';
import { listMemberChanges } from './team-changes.ts';
import { presentMember, readMember, readMembers } from './read-members.ts';
import { requireAccess } from './access.ts';

const changes = { limit: { points: 240, windowSeconds: 600 } };
const answered = <T>(response: T) => ({ status: 1 as const, response });
const done = { status: 1 as const };

/** Who belongs to a team, and as what. */
export const teamPlayerRoutes = (app: AppContext) => {
  const { pool } = app.database;
  return [
    route(members.listPlayers, async ({ id }, { viewer }) => {
      const access = await requireAccess(pool, id, viewer.userId, 'readRoster');
      return answered((await readMembers(pool, access)).map((row) => presentMember(row, access)));
    }),
    route(members.editPlayer, async ({ id, playerid }, { viewer }) => {
      const access = await requireAccess(pool, id, viewer.userId, 'editRoster');
      return answered(presentMember(await readMember(pool, id, playerid), access));
    }),
    route(members.addPlayer, async (fields, { viewer }) => answered(await addPlayer(app, fields, viewer.userId)), changes),
    route(members.updatePlayer, async (fields, { viewer }) => answered(await updatePlayer(app, fields, viewer.userId)), changes),
    route(updateContacts, async (fields, { viewer }) => answered(await changeContacts(app, fields, viewer.userId)), changes),
    route(
      members.deletePlayer,
      async ({ id, playerid }, { viewer }) => answered(await deletePlayer(app, id, playerid, viewer.userId)),
      changes,
    ),
    route(
      members.restorePlayer,
      async ({ id, playerid }, { viewer }) => answered(await restorePlayer(app, id, playerid, viewer.userId)),
      changes,
    ),
    route(members.changeRole, async (fields, { viewer }) => answered(await changeRole(app, fields, viewer.userId)), changes),
    route(
      members.handOverTeam,
      async ({ id, playerid }, { viewer }) => {
        await handOverTeam(app, id, playerid, viewer.userId);
        return done;
      },
      changes,
    ),
    route(
      members.leaveTeam,
      async ({ id }, { viewer }) => {
        await leaveTeam(app, id, viewer.userId);
        return done;
      },
      changes,
    ),
    route(members.listMemberChanges, async ({ id, playerid }, { viewer }) =>
      answered(await listMemberChanges(app, id, playerid, viewer.userId)),
    ),
  ];
};
