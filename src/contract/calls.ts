import * as absences from './absences.ts';
import * as account from './account.ts';
import * as answerInvitation from './answer-invitation.ts';
import * as assistantChecklists from './assistant/checklists.ts';
import * as assistantChips from './assistant/chips.ts';
import * as assistantChats from './assistant/chats.ts';
import * as assistantCredits from './assistant/credits.ts';
import * as assistantPlans from './assistant/plan-calls.ts';
import * as assistantProfile from './assistant/profile.ts';
import * as assistantShares from './assistant/shares.ts';
import * as calendars from './calendars.ts';
import type { Call } from './call.ts';
import * as day from './day.ts';
import * as eventAnswers from './event-answers.ts';
import * as events from './events.ts';
import * as guardians from './guardians.ts';
import * as identity from './identity.ts';
import * as invitations from './invitations.ts';
import * as joinRequests from './join-requests.ts';
import * as location from './location.ts';
import * as myProfile from './my-profile.ts';
import * as organisations from './organisations.ts';
import * as passwords from './passwords.ts';
import * as peopleImport from './people-import.ts';
import * as phone from './phone.ts';
import * as pictures from './pictures.ts';
import * as players from './players.ts';
import * as search from './search.ts';
import * as seasonGrid from './season-grid.ts';
import * as sessions from './sessions.ts';
import * as site from './site.ts';
import * as social from './social.ts';
import * as teamContacts from './team-contacts.ts';
import * as teamEdit from './team-edit.ts';
import * as teamLogo from './team-logo.ts';
import * as teamMembership from './team-membership.ts';
import * as teamPlayers from './team-players.ts';
import * as taskClaims from './task-claims.ts';
import * as tasks from './tasks.ts';
import * as teams from './teams.ts';
import * as tournaments from './tournaments.ts';
import * as waitlist from './waitlist.ts';
import * as ways from './ways.ts';

const isCall = (value: unknown): value is Call =>
  typeof value === 'object' && value !== null && 'path' in value && 'answer' in value && 'refusals' in value;

/** Every call of the contract, for the OpenAPI document and for the tests that walk them. */
export const allCalls: readonly Call[] = [
  absences,
  account,
  answerInvitation,
  assistantChats,
  assistantChecklists,
  assistantChips,
  assistantCredits,
  assistantPlans,
  assistantProfile,
  assistantShares,
  calendars,
  day,
  eventAnswers,
  events,
  guardians,
  identity,
  invitations,
  joinRequests,
  location,
  myProfile,
  organisations,
  passwords,
  peopleImport,
  phone,
  pictures,
  players,
  search,
  seasonGrid,
  sessions,
  site,
  social,
  teamContacts,
  teamEdit,
  teamLogo,
  teamMembership,
  teamPlayers,
  taskClaims,
  tasks,
  teams,
  tournaments,
  waitlist,
  ways,
]
  .flatMap((domain) => Object.values(domain))
  .filter(isCall);
