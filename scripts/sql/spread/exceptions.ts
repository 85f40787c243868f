import type { Family } from './spread-tables.ts';
import type { StatementRule } from './statement-rules.ts';

/** Tables and views whose distribution column is neither `team_id` nor `user_id`. */
const roots: ReadonlyMap<string, Family> = new Map([
  ['teams', { name: 'team', column: 'id' }],
  ['live_teams', { name: 'team', column: 'id' }],
]);

/** Tables that are not distributed: they are copied to every server, or stay on one. */
const sharedTables: Readonly<Record<string, string>> = {
  users: 'read beside the rows of teams by every list of names; a row is small and seldom changes',
  players: 'read beside the rows of teams by every roster; a row seldom changes',
  tournaments: 'a few thousand, read beside the entries of teams',
  platform_roles: 'a few people',
  platform_role_changes: 'a few people',
  user_ways: 'the look-up from an address, a number or an account elsewhere to its user',
  sessions: 'the look-up from the token of a browser to its user',
  password_resets: 'the look-up from a mailed token to its user',
  calendar_feeds: 'the look-up from the token of a calendar to its user or team',
  one_time_codes: 'found by an address, before anybody is known',
  taken_tokens: 'found by a token, before anybody is known',
  rate_limits: 'found by the key that is counted',
  domain_events: 'the order of commits is that of one server',
  domain_event_position: 'one row',
  search_entries: 'search reads across all teams, players and tournaments',
  search_places: 'belongs to search_entries',
  search_words: 'belongs to search_entries',
  waitlist_entries: 'people without an account',
  contact_messages: 'people without an account',
  demo_loads: 'one row',
};

/** Unique indexes without the distribution column. One server cannot check them alone: each would become a lookup table by that value. */
const keys: Readonly<Record<string, string>> = {
  teams_sporthon_id_key: 'the ID that is read out over the phone; one of 33 million, drawn again where it is taken',
  team_invitations_token_hash_key: 'the hash of 32 random bytes, unique without the index',
  team_invitations_code_hash_key: 'a typed code, which says no team',
  assistant_shares_token_hash_key: 'the hash of 32 random bytes, unique without the index',
};

const foreignKeys: Readonly<Record<string, string>> = {
  calendar_feeds_team_id_fkey: 'the calendar of a team ends with the team',
  planned_absences_team_id_member_id_fkey: 'an absence that was planned for a child ends with their place in the team',
};

/**
 * The two kinds of statement that a new module may add to 'crosses': they find their rows by one person's id, on every server, so each is
 * counted. Statements of one team, and those that need no person, never belong here.
 */
const kindsThatMayGrow = {
  ofOnePerson: 'what one person sees, has to do or planned in all their teams, found by their user id',
  forPersonalData: 'what is kept of one person, read for the export of their data or erased with their account',
} as const;

type Listed = Readonly<Record<string, Readonly<Record<string, number>>>>;

/** How many statements of a file break a rule, by reason. Only the two kinds above may get longer. */
const statements: Readonly<Record<StatementRule, Listed>> = {
  crosses: {
    [kindsThatMayGrow.ofOnePerson]: {
      'src/server/notifications/who-is-reached.ts': 1,
      'src/server/assistant/plans/own-tasks.ts': 1,
      'src/server/assistant/plans/team-calendar.ts': 3,
      'src/server/assistant/plans/team-days.ts': 1,
      'src/server/calendars/read-entries.ts': 2,
      'src/server/calendars/read-tournaments.ts': 1,
      'src/server/events/absences.ts': 3,
      'src/server/events/find-clashes.ts': 1,
      'src/server/events/list-events.ts': 1,
      'src/server/events/read-events.ts': 1,
      'src/server/tasks/my-tasks.ts': 3,
      'src/server/team-chat/list-conversations.ts': 1,
      'src/server/teams/change-age.ts': 3,
      'src/server/teams/invitations/list-my-invitations.ts': 3,
      'src/server/teams/invitations/step-down.ts': 1,
      'src/server/teams/list-my-teams.ts': 1,
      'src/server/teams/team-topic.ts': 1,
      'src/server/tournaments/read-entries.ts': 1,
    },
    [kindsThatMayGrow.forPersonalData]: {
      'src/server/calendars/keep-feeds.ts': 1,
      'src/server/events/export-availability.ts': 3,
      'src/server/tasks/tasks-of-user.ts': 2,
      'src/server/team-chat/personal-messages.ts': 5,
      'src/server/teams/invitations/export-invitations.ts': 3,
      'src/server/teams/invitations/forget-invitations.ts': 1,
      'src/server/teams/leave-every-team.ts': 3,
      'src/server/teams/lock-teams-of.ts': 1,
      'src/server/tournaments/read-entries.ts': 1,
    },
    'found by a token or an address, which says no team and no user yet': {
      'src/server/assistant/shares/keep-share.ts': 1,
      'src/server/calendars/open-feed.ts': 1,
      'src/server/identity/passwords/password-hash.ts': 1,
      'src/server/teams/invitations/open-invitation.ts': 2,
    },
    'absences are kept by the person and answer for their places in teams': {
      'src/server/events/apply-absences.ts': 2,
    },
    'does what was asked in the same instant in several teams; past one server it would be done for each team by itself': {
      'src/server/events/batch-answers.ts': 1,
      'src/server/events/read-events.ts': 1,
    },
    'deletes what has ended, of everybody': {
      'src/server/assistant/shares/end-shares.ts': 1,
    },
  },
  lock: {
    'holds the events of several teams in one order, as above': {
      'src/server/events/batch-answers.ts': 1,
    },
  },
  lateral: {
    'counts the answers to each event that was asked for in the same instant, as above': {
      'src/server/events/read-events.ts': 1,
    },
  },
  moment: {},
};

/** All exceptions to the rules for distributed tables. */
export const exceptions = { sharedTables, roots, keys, foreignKeys, statements, kindsThatMayGrow };
