import type { exportMyData as call } from '../../contract/account.ts';
import type { Answer } from '../../contract/call.ts';
import { exportChatsOf, type AssistantExport } from '../assistant/index.ts';
import { exportFeedsOf } from '../calendars/index.ts';
import { exportAvailabilityOf, type AvailabilityExport } from '../events/index.ts';
import type { AppContext } from '../http/app-context.ts';
import type { Viewer } from '../http/route.ts';
import { exportInvitations, exportMemberships, type InvitationExport } from '../teams/index.ts';
import { exportTasksOf } from '../tasks/index.ts';
import { exportEntriesOf } from '../tournaments/index.ts';
import { provedAddresses } from './proved-addresses.ts';

type Export = Answer<typeof call>;
type Row = Record<string, unknown>;

/** Each part of the export; $1 is the user, $2 their proved addresses. Columns are named, so that a new secret is never sent by accident. */
const parts = {
  account: `select id, status, user_type, full_name, email, is_adult, created_at,
    exists (select from user_passwords where user_id = $1) as has_password from users where id = $1`,
  waysIn: 'select kind, subject, shown, verified_at, created_at, last_used_at from user_ways where user_id = $1 order by created_at, id',
  sessions: 'select device, place, started_at, last_seen_at, expires_at from sessions where user_id = $1 order by started_at, id',
  player: `select id, unique_name, first_name, last_name, photo, sports, gender, level, city, state, about_me, achievement, facebook, instagram,
    twitter, youtube, is_listed, created_at from players where id = $1`,
  organisation: `select name, business_type, description, address, city, state, sports, emails, phones, images, opening_hours, social_links, is_public
    from organisations where user_id = $1`,
  waitlist: 'select name, email, source, created_at from waitlist_entries where email_key = any($2) order by created_at, id',
  contactMessages:
    'select name, email, subject, message, created_at from contact_messages where lower(email) = any($2) order by created_at, id',
  entitlement: 'select plan_name, until from entitlements where user_id = $1',
} as const satisfies Record<
  Exclude<
    keyof Export,
    | 'exportedAt'
    | 'memberships'
    | 'teamChanges'
    | 'tasks'
    | 'tournamentEntries'
    | 'calendarFeeds'
    | keyof (AssistantExport & AvailabilityExport & InvitationExport)
  >,
  string
>;

/** Everything that is kept about the viewer, by their user id and by the addresses they proved. Hashes of codes, tokens and passwords are no part of it. */
export async function exportMyData({ database: { pool } }: AppContext, { userId }: Viewer): Promise<Export> {
  const addresses = await provedAddresses(pool, userId);
  const rowsOf = async (part: keyof typeof parts): Promise<Row[]> => {
    const values = parts[part].includes('$2') ? [addresses] : [userId];
    return (await pool.query<Row>(parts[part].replace('$2', '$1'), values)).rows;
  };
  const [
    account,
    waysIn,
    sessions,
    player,
    organisation,
    waitlist,
    contactMessages,
    entitlement,
    places,
    invited,
    said,
    tasks,
    tournamentEntries,
    calendarFeeds,
    chats,
  ] = await Promise.all([
    rowsOf('account'),
    rowsOf('waysIn'),
    rowsOf('sessions'),
    rowsOf('player'),
    rowsOf('organisation'),
    rowsOf('waitlist'),
    rowsOf('contactMessages'),
    rowsOf('entitlement'),
    exportMemberships(pool, userId),
    exportInvitations(pool, userId, addresses),
    exportAvailabilityOf(pool, userId),
    exportTasksOf(pool, userId),
    exportEntriesOf(pool, userId),
    exportFeedsOf(pool, userId),
    exportChatsOf(pool, userId),
  ]);
  return {
    exportedAt: new Date().toISOString(),
    account: account[0] ?? {},
    waysIn,
    sessions,
    player: player[0] ?? null,
    organisation: organisation[0] ?? null,
    waitlist,
    contactMessages,
    ...places,
    ...invited,
    ...said,
    tasks,
    tournamentEntries,
    calendarFeeds,
    ...chats,
    entitlement: entitlement[0] ?? null,
  };
}
