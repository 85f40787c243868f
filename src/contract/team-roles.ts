/** What a member may be in a team. A team always has an owner. */
export const teamRoles = ['owner', 'manager', 'coach', 'player', 'follower'] as const;
export type TeamRole = (typeof teamRoles)[number];

/** How somebody stands to a team: as a member, or as the guardian of one, who acts for that member alone. */
export type AccessRole = TeamRole | 'guardian';

/** What a team calls itself. */
export const teamTypes = ['club', 'school', 'college', 'company', 'academy', 'friends', 'other'] as const;

/** How a member stands in the squad. */
export const squadPlaces = ['player', 'substitute'] as const;
export type SquadPlace = (typeof squadPlaces)[number];

const everybody = ['owner', 'manager', 'coach', 'player', 'guardian', 'follower'] as const;
const squad = ['owner', 'manager', 'coach', 'player', 'guardian'] as const;
const staff = ['owner', 'manager', 'coach'] as const;
const managers = ['owner', 'manager'] as const;
const owners = ['owner'] as const;

/** Who may do what in a team: the one matrix, which the routes ask and the screens show. */
export const mayInTeam = {
  readTeam: everybody,
  /** Names, numbers and positions. */
  readRoster: squad,
  /** Mail addresses and phone numbers of the others. */
  readContacts: staff,
  readHistory: staff,
  readEvents: everybody,
  /** Who comes and who does not, by name. */
  readAnswers: squad,
  readTasks: squad,
  /** Yes, no, maybe: for oneself, a guardian for their child. */
  answerEvents: squad,
  claimTasks: squad,
  /** Phone, mail address and whom to call: one's own, a guardian their child's. */
  keepContacts: squad,
  editRoster: staff,
  invite: staff,
  editEvents: staff,
  /** Answers in somebody's name, marks who was there, and reminds. */
  keepAttendance: staff,
  editTasks: staff,
  approveSwaps: staff,
  decideRequests: managers,
  /** Says that the team plays in a tournament, and takes it back. */
  enterTournaments: managers,
  editTeam: managers,
  shareCalendar: managers,
  changeRoles: owners,
  deleteTeam: owners,
} as const satisfies Record<string, readonly AccessRole[]>;

export type TeamPermission = keyof typeof mayInTeam;

/** Whether somebody with this role may do it. */
export const may = (role: AccessRole, permission: TeamPermission): boolean =>
  (mayInTeam[permission] as readonly AccessRole[]).includes(role);

type Stands = { readonly role: AccessRole | null; readonly wards: readonly string[] };

/** Whether somebody who stands like this may do it. A follower who is somebody's guardian acts as that guardian where a follower may not. */
export const mayHere = ({ role, wards }: Stands, permission: TeamPermission): boolean =>
  role !== null && (may(role, permission) || (wards.length > 0 && may('guardian', permission)));
