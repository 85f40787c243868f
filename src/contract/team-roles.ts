/** The roles of members. A team always has an owner. */
export const teamRoles = ['owner', 'manager', 'coach', 'player', 'follower'] as const;
export type TeamRole = (typeof teamRoles)[number];

/** Somebody's access to a team: as a member, or as the guardian of one, for whom alone they act. */
export type AccessRole = TeamRole | 'guardian';

/** The types of teams. */
export const teamTypes = ['club', 'school', 'college', 'company', 'academy', 'friends', 'other'] as const;

/** The places in the squad. */
export const squadPlaces = ['player', 'substitute'] as const;
export type SquadPlace = (typeof squadPlaces)[number];

const everybody = ['owner', 'manager', 'coach', 'player', 'guardian', 'follower'] as const;
const squad = ['owner', 'manager', 'coach', 'player', 'guardian'] as const;
const staff = ['owner', 'manager', 'coach'] as const;
const managers = ['owner', 'manager'] as const;
const owners = ['owner'] as const;

/** The matrix of team permissions, used by routes and screens. */
export const mayInTeam = {
  readTeam: everybody,
  /** Names, numbers and positions. */
  readRoster: squad,
  /** E-mail addresses and phone numbers of others. */
  readContacts: staff,
  readHistory: staff,
  readEvents: everybody,
  /** Who comes, by name. */
  readAnswers: squad,
  readTasks: squad,
  /** Answer for oneself, and as a guardian for the child. */
  answerEvents: squad,
  claimTasks: squad,
  /** Change phone, e-mail and emergency contact of oneself, and as a guardian those of the child. */
  keepContacts: squad,
  editRoster: staff,
  invite: staff,
  editEvents: staff,
  /** Answer for others, mark attendance, and send reminders. */
  keepAttendance: staff,
  editTasks: staff,
  approveSwaps: staff,
  /** Read and write in the conversations that one belongs to. */
  readChat: squad,
  /** Pin messages in the conversations of the team, and delete those of others. */
  keepChat: staff,
  decideRequests: managers,
  /** Enter the team in a tournament, and withdraw it. */
  enterTournaments: managers,
  editTeam: managers,
  shareCalendar: managers,
  changeRoles: owners,
  deleteTeam: owners,
} as const satisfies Record<string, readonly AccessRole[]>;

export type TeamPermission = keyof typeof mayInTeam;

/** Whether this role has the permission. */
export const may = (role: AccessRole, permission: TeamPermission): boolean =>
  (mayInTeam[permission] as readonly AccessRole[]).includes(role);

/** What a minor without a guardian may not do whatever their role: it shows contacts of others. */
const needsGuardian: readonly TeamPermission[] = ['readContacts', 'readHistory'];

/** Somebody's role in a team, null for none, and the members whose guardian they are. */
type HeldAccess = { readonly role: AccessRole | null; readonly wards: readonly string[]; readonly isUnguardedMinor?: boolean };

/** Whether somebody with this access has the permission. A follower who is also a guardian may do what a guardian may. */
export const mayHere = ({ role, wards, isUnguardedMinor = false }: HeldAccess, permission: TeamPermission): boolean =>
  role !== null &&
  !(isUnguardedMinor && needsGuardian.includes(permission)) &&
  (may(role, permission) || (wards.length > 0 && may('guardian', permission)));

/** Whether somebody with this access may remove a member with this role, or change their contacts: owners and managers are managed by owners only. */
export const mayManage = (access: HeldAccess, role: TeamRole): boolean =>
  (role !== 'owner' && role !== 'manager') || mayHere(access, 'changeRoles');
