import { updateContacts } from '../../contract/team-contacts.ts';
import * as membership from '../../contract/team-membership.ts';
import * as players from '../../contract/team-players.ts';
import type { House } from '../http/house.ts';
import { route } from '../http/route.ts';
import { addPlayer } from './add-player.ts';
import { changeContacts } from './change-contacts.ts';
import { changeRole, handOverTeam } from './change-role.ts';
import { deletePlayer, leaveTeam } from './delete-player.ts';
import { listMemberChanges } from './list-member-changes.ts';
import { presentMember, readMember, readMembers } from './read-members.ts';
import { requireStanding } from './require-standing.ts';
import { restorePlayer } from './restore-player.ts';
import { updatePlayer } from './update-player.ts';

const changes = { limit: { points: 240, windowSeconds: 600 } };
const answered = <T>(response: T) => ({ status: 1 as const, response });
const done = { status: 1 as const };

/** Who belongs to a team, and as what. */
export const teamPlayerRoutes = (house: House) => {
  const { pool } = house.database;
  return [
    route(players.listPlayers, async ({ id }, { viewer }) => {
      const standing = await requireStanding(pool, id, viewer.userId, 'readRoster');
      return answered((await readMembers(pool, standing)).map((row) => presentMember(row, standing)));
    }),
    route(players.editPlayer, async ({ id, playerid }, { viewer }) => {
      const standing = await requireStanding(pool, id, viewer.userId, 'editRoster');
      return answered(presentMember(await readMember(pool, id, playerid), standing));
    }),
    route(players.addPlayer, async (fields, { viewer }) => answered(await addPlayer(house, fields, viewer.userId)), changes),
    route(players.updatePlayer, async (fields, { viewer }) => answered(await updatePlayer(house, fields, viewer.userId)), changes),
    route(updateContacts, async (fields, { viewer }) => answered(await changeContacts(house, fields, viewer.userId)), changes),
    route(
      players.deletePlayer,
      async ({ id, playerid }, { viewer }) => answered(await deletePlayer(house, id, playerid, viewer.userId)),
      changes,
    ),
    route(
      players.restorePlayer,
      async ({ id, playerid }, { viewer }) => answered(await restorePlayer(house, id, playerid, viewer.userId)),
      changes,
    ),
    route(membership.changeRole, async (fields, { viewer }) => answered(await changeRole(house, fields, viewer.userId)), changes),
    route(
      membership.handOverTeam,
      async ({ id, playerid }, { viewer }) => {
        await handOverTeam(house, id, playerid, viewer.userId);
        return done;
      },
      changes,
    ),
    route(
      membership.leaveTeam,
      async ({ id }, { viewer }) => {
        await leaveTeam(house, id, viewer.userId);
        return done;
      },
      changes,
    ),
    route(membership.listMemberChanges, async ({ id, playerid }, { viewer }) =>
      answered(await listMemberChanges(house, id, playerid, viewer.userId)),
    ),
  ];
};
