import * as z from 'zod/mini';
import type { TeamPermission } from './team-roles.ts';

const id = z.uuid();
const ids = z.array(id);
const ofTeam = { teamId: id };
const ofEvents = { teamId: id, eventIds: ids };
const ofMembers = { teamId: id, memberIds: ids };
const ofTasks = { teamId: id, taskIds: ids };
const ofMessage = { conversationId: id, seq: z.int() };
/** The users that an event is about: it reaches their own topic too. */
const aboutUsers = { userIds: ids };

type Definition<Data extends z.ZodMiniObject> = {
  readonly data: Data;
  /** The permission in the team that a viewer needs for their open pages to receive it. */
  readonly seenWith: TeamPermission | OnlyUsersNamed;
};
/** Only the users in `userIds` receive it, whatever their role in a team. */
type OnlyUsersNamed = 'onlyUsersNamed';
const define = <Data extends z.ZodMiniObject>(data: Data, seenWith: TeamPermission | OnlyUsersNamed): Definition<Data> => ({
  data,
  seenWith,
});

/** A domain event names at most so many objects, as events, members or tasks. If a change is about more of them, it names none. */
export const mostIdsInEvent = 500;

/**
 * The fields of an event's data that list the objects it is about, to which `mostIdsInEvent` applies. It does not apply to `userIds`, because
 * they decide who receives the event.
 */
export const idListsIn = (data: z.ZodMiniObject): readonly string[] =>
  Object.entries(data.shape).flatMap(([name, field]) => (field instanceof z.ZodMiniArray && name !== 'userIds' ? [name] : []));

/**
 * Domain events that others can react to: the types with their ids. Ids and versions only, never a text. An event with a `teamId` reaches
 * the open pages of that team, one with `userIds` those of these users. A change of many events, members or tasks is one domain event with
 * all their ids; no ids mean that any of the team may have changed (`mostIdsInEvent`).
 */
export const domainEvents = {
  /** Answers to events were given or changed, or seats and the waiting list moved. */
  'answer.given': define(z.object(ofEvents), 'readEvents'),
  'player.marked': define(z.object(ofEvents), 'readEvents'),
  'event.added': define(z.object(ofEvents), 'readEvents'),
  'event.changed': define(z.object(ofEvents), 'readEvents'),
  'event.cancelled': define(z.object(ofEvents), 'readEvents'),
  'event.deleted': define(z.object(ofEvents), 'readEvents'),
  'event.restored': define(z.object(ofEvents), 'readEvents'),
  'member.added': define(z.object({ ...ofMembers, ...aboutUsers }), 'readRoster'),
  /** Names the users whose role it changed. */
  'member.changed': define(z.object({ ...ofMembers, ...aboutUsers }), 'readRoster'),
  /** Removed from the team, or left it. */
  'member.removed': define(z.object({ ...ofMembers, ...aboutUsers }), 'readRoster'),
  'guardian.changed': define(z.object({ ...ofMembers, ...aboutUsers }), 'readRoster'),
  'team.changed': define(z.object(ofTeam), 'readTeam'),
  'team.deleted': define(z.object({ ...ofTeam, ...aboutUsers }), 'readTeam'),
  'team.restored': define(z.object({ ...ofTeam, ...aboutUsers }), 'readTeam'),
  /** Invitations were sent, answered, sent again or revoked. */
  'invitation.changed': define(z.object({ ...ofTeam, ...aboutUsers }), 'invite'),
  /** A join request was made, withdrawn or decided. */
  'joinRequest.changed': define(z.object({ ...ofTeam, ...aboutUsers }), 'decideRequests'),
  /** Tasks were added, changed, claimed, ticked off, swapped or deleted. */
  'task.changed': define(z.object(ofTasks), 'readTasks'),
  /** A message of a conversation that the whole squad reads was sent or changed. */
  'message.changed': define(z.object({ ...ofTeam, ...ofMessage }), 'readChat'),
  /** A message of a conversation that only these users read was sent or changed. */
  'privateMessage.changed': define(z.object({ ...ofTeam, ...ofMessage, ...aboutUsers }), 'onlyUsersNamed'),
  /** How far these users have read a conversation, or how they keep it; or it is new for them. */
  'conversation.changed': define(z.object({ ...ofTeam, conversationId: id, ...aboutUsers }), 'onlyUsersNamed'),
  /** A team entered a tournament, or withdrew. */
  'tournamentEntry.changed': define(z.object({ ...ofTeam, tournamentId: id }), 'readTeam'),
  /** These users planned an absence or took one back, for themselves or a child. */
  'absence.changed': define(z.object(aboutUsers), 'onlyUsersNamed'),
  /** These users corrected whether they are 18 or older. */
  'age.changed': define(z.object(aboutUsers), 'onlyUsersNamed'),
  /** A session of these users began or ended, or their shown data changed. */
  'session.changed': define(z.object(aboutUsers), 'onlyUsersNamed'),
} as const;

export type DomainEventType = keyof typeof domainEvents;
/** What an event is about, the first part of its type. */
export type DomainEventNoun = DomainEventType extends `${infer Noun}.${string}` ? Noun : never;
/** The names in `data-shows`, which say what entities a server-rendered part of a page shows: the noun of an event, or a list of several. */
export type RegionContent = 'events' | 'tasks' | 'teams' | 'roster' | 'invitations' | DomainEventNoun;
export type DomainEventData<Type extends DomainEventType> = z.infer<(typeof domainEvents)[Type]['data']>;
/**
 * Any of these events, distinguished by its type. `actorIds` are the accounts that caused it; none if it happened by itself, as when a
 * place is passed on.
 */
export type DomainEvent = {
  [Type in DomainEventType]: { readonly type: Type; readonly actorIds?: readonly string[] } & Readonly<DomainEventData<Type>>;
}[DomainEventType];
