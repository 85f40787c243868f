import type { ChatMessage, Conversation } from '../../contract/team-chat.ts';

export const formerMember = 'A former member';

/** What a conversation is called for its reader. */
export function titleOf({ kind, event, people }: Pick<Conversation, 'kind' | 'event' | 'people'>): string {
  if (kind === 'team') return 'Everybody';
  if (kind === 'staff') return 'Staff';
  if (kind === 'event') return event?.title ?? 'An event';
  return people.length === 0 ? 'Only you' : people.map(({ name }) => name).join(', ');
}

/** Who reads a conversation, in a few words. */
export function audienceOf({ kind, people }: Pick<Conversation, 'kind' | 'people'>, count: number): string {
  if (kind === 'staff') return `Owners, managers and coaches · ${count}`;
  if (kind === 'people') return people.length > 1 ? `${people.length + 1} people` : 'The two of you';
  return `Squad and guardians · ${count}`;
}

/** The last words of a conversation, for a list. */
export function previewOf({ last_message: last }: Pick<Conversation, 'last_message'>, readerId: string): string {
  if (!last) return 'Nothing was said yet.';
  const who = last.sender === null ? formerMember : last.sender.user_id === readerId ? 'You' : (last.sender.name.split(' ')[0] ?? '');
  return last.is_deleted ? `${who}: deleted` : `${who}: ${last.text.replace(/\s+/g, ' ')}`;
}

export const nameOfSender = ({ sender }: Pick<ChatMessage, 'sender'>): string => sender?.name ?? formerMember;

/** '99+' where there are more than are counted. */
export const countWords = (unread: number): string => (unread >= 100 ? '99+' : String(unread));

/** India's, in which the server renders; the browser then shows the reader's own. */
export const serverZone = 'Asia/Kolkata';

export const dayOf = (iso: string, timeZone?: string): string =>
  new Intl.DateTimeFormat('en-GB', { weekday: 'long', day: 'numeric', month: 'long', timeZone }).format(new Date(iso));
export const timeOf = (iso: string, timeZone?: string): string =>
  new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit', timeZone }).format(new Date(iso));

/** The time of a message of today, otherwise its day. */
export function shortMoment(iso: string, now: number, timeZone?: string): string {
  if (dayOf(iso, timeZone) === dayOf(new Date(now).toISOString(), timeZone)) return timeOf(iso, timeZone);
  return new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', timeZone }).format(new Date(iso));
}

export const addressOfConversation = ({ team_id, id }: Pick<Conversation, 'team_id' | 'id'>): string =>
  `/team-member/${team_id}?view=chat&conversation=${id}`;
