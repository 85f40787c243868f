import { randomUUID } from 'node:crypto';
import type pg from 'pg';

type Row = Readonly<Record<string, unknown>>;

/** Of whom something is stored: an account, with a word that is in every text about them and in nobody else's. */
export type Stored = { readonly userId: string; readonly email: string; readonly word: string };

async function insert(pool: pg.Pool, table: string, row: Row): Promise<void> {
  const columns = Object.keys(row);
  const values = columns.map((_column, at) => `$${at + 1}`);
  await pool.query(`insert into ${table} (${columns.join(', ')}) values (${values.join(', ')})`, Object.values(row));
}

const soon = new Date(Date.now() + 86_400_000);
const later = new Date(Date.now() + 90_000_000);

async function storeAccount(pool: pg.Pool, { userId, email, word }: Stored): Promise<void> {
  const person = { user_id: userId };
  await insert(pool, 'user_passwords', { ...person, hash: word });
  await insert(pool, 'password_resets', { ...person, token_hash: randomUUID(), expires_at: soon });
  await insert(pool, 'one_time_codes', {
    ...{ email_key: email, device: word, network: '', is_known: true, code_hash: '', expires_at: soon },
    ...{ device_tries: 0, network_tries: 0, other_tries: 0 },
  });
  const text = { name: word, business_type: word, description: word, address: word, city: word, state: word };
  const lists = { sports: [1], emails: [email], phones: [], images: [], opening_hours: [], social_links: [] };
  await insert(pool, 'organisations', { ...person, ...text, ...lists });
  await insert(pool, 'platform_roles', { ...person, role: 'editor', granted_at: soon });
  await insert(pool, 'platform_role_changes', { ...person, id: randomUUID(), role: 'editor', change: 'granted', changed_at: soon });
  await insert(pool, 'entitlements', { ...person, plan_name: word, until: soon });
  await insert(pool, 'calendar_feeds', { ...person, token_hash: randomUUID(), made_by: userId });
  await insert(pool, 'contact_messages', { id: randomUUID(), name: word, email: email.toUpperCase(), subject: word, message: word });
  await insert(pool, 'waitlist_entries', { id: randomUUID(), name: word, email, email_key: email, source: word });
}

async function storeChats(pool: pg.Pool, { userId, word }: Stored): Promise<void> {
  const chat = { user_id: userId, chat_id: randomUUID() };
  const text = JSON.stringify({ word });
  await insert(pool, 'assistant_profiles', { user_id: userId, profile: text });
  await insert(pool, 'assistant_chats', {
    ...{ user_id: userId, id: chat.chat_id, screen: 'diet', title: word, language: 'english' },
    ...{ seed: 1, plan_version: 2 },
  });
  await insert(pool, 'assistant_messages', { ...chat, id: randomUUID(), message_type: 'REQUEST', sender: 'USER', content: word });
  for (const version of [1, 2]) {
    const plan = JSON.stringify({ word, version });
    await insert(pool, 'assistant_plan_versions', { ...chat, version, engine: 'rules', reason: word, request: text, plan });
  }
  await insert(pool, 'assistant_ticks', { ...chat, item: word });
  await insert(pool, 'assistant_shares', { ...chat, token_hash: randomUUID(), with_health: true, shown_until: soon, expires_at: soon });
  for (const state of ['taken', 'held'])
    await insert(pool, 'assistant_credits', { user_id: userId, id: randomUUID(), month: '2026-01-01', state, held_until: soon });
}

/** A place in the team with everything that can depend on one, and a ward. */
async function storePlaces(pool: pg.Pool, { userId, email, word }: Stored, teamId: string): Promise<void> {
  const [place, ward, event, task] = [randomUUID(), randomUUID(), randomUUID(), randomUUID()];
  const inTeam = { team_id: teamId };
  const contacts = { email, phone: '+91', emergency_name: word, emergency_phone: '+91' };
  await insert(pool, 'team_members', {
    ...inTeam,
    ...contacts,
    id: place,
    user_id: userId,
    role: 'player',
    squad: 'player',
    first_name: word,
  });
  await insert(pool, 'team_members', { ...inTeam, id: ward, role: 'player', first_name: `Ward of ${word}`, is_minor: true });
  await insert(pool, 'team_guardians', { ...inTeam, member_id: ward, user_id: userId });
  const change = { ...inTeam, about: 'member', about_id: place, actor_id: userId, what: 'changed' };
  await insert(pool, 'team_changes', { ...change, id: randomUUID(), before: JSON.stringify({ first_name: word }), after: '{}' });
  const invitation = { ...inTeam, invited_as: 'player', expires_at: soon, note: word };
  await insert(pool, 'team_invitations', { ...invitation, id: randomUUID(), kind: 'player', user_id: userId, token_hash: randomUUID() });
  await insert(pool, 'team_invitations', {
    ...invitation,
    id: randomUUID(),
    kind: 'mail',
    email,
    email_key: email,
    token_hash: randomUUID(),
  });
  const answered = { state: 'accepted', answered_by: userId, most_uses: 1 };
  await insert(pool, 'team_invitations', { ...invitation, ...answered, id: randomUUID(), kind: 'link', token_hash: randomUUID() });
  await insert(pool, 'team_join_requests', { ...inTeam, id: randomUUID(), user_id: userId, words: word });
  const times = { starts_at: soon, ends_at: later, time_zone: 'Asia/Kolkata' };
  await insert(pool, 'team_events', { ...inTeam, ...times, id: event, kind: 'other', title: `Event of a player`, created_by: userId });
  const atEvent = { ...inTeam, event_id: event, member_id: place };
  await insert(pool, 'event_answers', { ...atEvent, answer: 'yes', note: word, via: 'app', answered_by: userId });
  await insert(pool, 'event_attendance', { ...atEvent, mark: 'attended', marked_by: userId });
  await insert(pool, 'event_reminders', { ...atEvent, reminder: 'day' });
  await insert(pool, 'planned_absences', { user_id: userId, id: randomUUID(), from_day: '2030-01-01', to_day: '2030-01-02', note: word });
  await insert(pool, 'team_tasks', { ...inTeam, id: task, title: 'Task of a player', time_zone: 'Asia/Kolkata', created_by: userId });
  await insert(pool, 'task_claims', { ...inTeam, task_id: task, member_id: place, claimed_by: userId });
  await insert(pool, 'task_swaps', { ...inTeam, id: randomUUID(), task_id: task, from_member: place });
  await insert(pool, 'task_items', { ...inTeam, task_id: task, id: randomUUID(), place: 1, label: 'Balls', done_by: place });
  await pool.query(
    `insert into tournament_entries (team_id, tournament_id, entered_by)
     select $1, id, $2 from tournaments where id not in (select tournament_id from tournament_entries where team_id = $1) order by id limit 1`,
    [teamId, userId],
  );
}

/** A private message with the person's word, and one to the team, which stays, with a reaction, a mention and how far they have read. */
async function storeMessages(pool: pg.Pool, { userId, word }: Stored, teamId: string): Promise<void> {
  const conversations = [
    { id: randomUUID(), kind: 'people', people_key: word, text: word },
    { id: randomUUID(), kind: 'staff', people_key: null, text: 'At six' },
  ];
  for (const { text, ...conversation } of conversations) {
    const kept = await pool.query<{ id: string }>(
      `insert into conversations (team_id, id, kind, people_key, last_seq, last_change) values ($1, $2, $3, $4, 0, 0)
       on conflict do nothing returning id`,
      [teamId, conversation.id, conversation.kind, conversation.people_key],
    );
    const found = await pool.query<{ id: string }>(`select id from conversations where team_id = $1 and kind = 'staff'`, [teamId]);
    const id = kept.rows[0]?.id ?? found.rows[0]?.id;
    const counted = await pool.query<{ seq: string }>(
      'update conversations set last_seq = last_seq + 1, last_change = last_change + 1 where id = $1 returning last_seq as seq',
      [id],
    );
    const at = { team_id: teamId, conversation_id: id, seq: counted.rows[0]?.seq };
    await insert(pool, 'messages', { ...at, change: at.seq, sender_id: userId, client_id: randomUUID(), text });
    await insert(pool, 'message_mentions', { ...at, user_id: userId });
    await insert(pool, 'message_reactions', { ...at, user_id: userId, emoji: '👍' });
    await insert(pool, 'conversation_reads', { team_id: teamId, conversation_id: id, user_id: userId, draft: word });
    if (conversation.kind === 'people')
      await insert(pool, 'conversation_participants', { team_id: teamId, conversation_id: id, user_id: userId });
  }
}

/** Stores a row of this person in each table that a module exports or erases, all in this team. The account is there already. */
export async function storeEverything(pool: pg.Pool, person: Stored, teamId: string): Promise<void> {
  await storeAccount(pool, person);
  await storeChats(pool, person);
  await storePlaces(pool, person, teamId);
  await storeMessages(pool, person, teamId);
}
