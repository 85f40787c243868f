import { describe, expect, test } from 'vitest';
import { mayOnPlatform, mayWith, platformRoles, type PlatformPermission, type PlatformRole } from '../../src/contract/platform-roles.ts';
import {
  may,
  mayHere,
  mayInTeam,
  mayManage,
  squadPlaces,
  teamRoles,
  teamTypes,
  type AccessRole,
  type TeamPermission,
} from '../../src/contract/team-roles.ts';

const roles: readonly AccessRole[] = ['owner', 'manager', 'coach', 'player', 'guardian', 'follower'];

/** Who may do what, written a second time: o(wner), m(anager), c(oach), p(layer), g(uardian), f(ollower). */
const expected: Record<TeamPermission, string> = {
  readTeam: 'omcpgf',
  readEvents: 'omcpgf',
  readRoster: 'omcpg',
  readAnswers: 'omcpg',
  readTasks: 'omcpg',
  answerEvents: 'omcpg',
  claimTasks: 'omcpg',
  keepContacts: 'omcpg',
  readContacts: 'omc',
  readHistory: 'omc',
  editRoster: 'omc',
  invite: 'omc',
  editEvents: 'omc',
  keepAttendance: 'omc',
  editTasks: 'omc',
  approveSwaps: 'omc',
  readChat: 'omcpg',
  keepChat: 'omc',
  decideRequests: 'om',
  enterTournaments: 'om',
  editTeam: 'om',
  shareCalendar: 'om',
  changeRoles: 'o',
  deleteTeam: 'o',
};
const permissions = Object.keys(mayInTeam) as TeamPermission[];
const rolesWith = (has: (role: AccessRole) => boolean) =>
  roles
    .filter(has)
    .map(([letter]) => letter)
    .join('');

describe('in a team', () => {
  test('every permission is held by the roles of the second table, and by no others', () => {
    expect(Object.fromEntries(permissions.map((one) => [one, rolesWith((role) => may(role, one))]))).toEqual(expected);
  });

  test('somebody without wards may what their role may', () => {
    for (const one of permissions)
      expect(
        rolesWith((role) => mayHere({ role, wards: [] }, one)),
        one,
      ).toBe(expected[one]);
  });

  test('a guardian may for their child what a guardian may, besides what their own role allows', () => {
    for (const one of permissions) {
      const asGuardian = expected[one].includes('g');
      expect(
        rolesWith((role) => mayHere({ role, wards: ['child'] }, one)),
        one,
      ).toBe(asGuardian ? 'omcpgf' : expected[one]);
    }
  });

  test('somebody without a role may nothing, whatever wards they have', () => {
    for (const wards of [[], ['child']]) {
      expect(permissions.filter((one) => mayHere({ role: null, wards }, one))).toEqual([]);
    }
  });

  test('a minor without a guardian sees no contacts of others and no history, whatever their role and wards', () => {
    for (const role of roles) {
      for (const wards of [[], ['child']]) {
        const withheld = permissions.filter(
          (one) => mayHere({ role, wards }, one) && !mayHere({ role, wards, isUnguardedMinor: true }, one),
        );
        expect(withheld, role).toEqual(expected.readContacts.includes(role.charAt(0)) ? ['readContacts', 'readHistory'] : []);
      }
    }
  });

  test('owners and managers are managed by owners only, everybody else by whoever keeps the roster', () => {
    const managedBy = (role: AccessRole) => teamRoles.filter((other) => mayManage({ role, wards: [] }, other));
    expect(managedBy('owner')).toEqual(['owner', 'manager', 'coach', 'player', 'follower']);
    expect(managedBy('manager')).toEqual(['coach', 'player', 'follower']);
    expect(managedBy('coach')).toEqual(['coach', 'player', 'follower']);
  });

  test('the roles, types and places are those of the specification', () => {
    expect(teamRoles).toEqual(['owner', 'manager', 'coach', 'player', 'follower']);
    expect(teamTypes).toEqual(['club', 'school', 'college', 'company', 'academy', 'friends', 'other']);
    expect(squadPlaces).toEqual(['player', 'substitute']);
  });
});

/** The roles of each platform permission, written a second time. */
const onPlatform: Record<PlatformPermission, readonly PlatformRole[]> = {
  manageRoles: ['administrator'],
  readFailedJobs: ['administrator'],
  readHealthDetails: ['administrator'],
  hideContent: ['moderator'],
  editContent: ['editor'],
};
const platformPermissions = Object.keys(mayOnPlatform) as PlatformPermission[];

describe('on the platform', () => {
  test('every permission is held by the roles of the second table, and by no others', () => {
    const held = platformPermissions.map((one) => [one, platformRoles.filter((role) => mayWith([role], one))]);
    expect(Object.fromEntries(held)).toEqual(onPlatform);
  });

  test('somebody without a role may nothing', () => {
    expect(platformPermissions.filter((one) => mayWith([], one))).toEqual([]);
  });

  test('one of several roles is enough', () => {
    expect(mayWith(['editor', 'moderator'], 'hideContent')).toBe(true);
    expect(mayWith(['editor', 'moderator'], 'manageRoles')).toBe(false);
  });
});
