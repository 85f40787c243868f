import type { DomainEventNoun, DomainEventType } from '../contract/domain-events.ts';
import type { LiveEvent } from '../contract/live.ts';
import { refreshFamilies, refreshFamily } from './entity-store.ts';
import { gatherEvents } from './gather-events.ts';
import { followLive, liveMessage } from './live.ts';
import { refreshAllRegions, refreshRegions } from './page-regions.ts';
import { distrustRendered } from './query.ts';
import { reloads } from './reloads.ts';

type Reaction<Type extends DomainEventType> = (event: Extract<LiveEvent, { type: Type }>) => Promise<void>;
type Reactions = { readonly [Type in DomainEventType]?: Reaction<Type> };

// Stores are imported on the first event that needs them; the ones that the page shows are already loaded.
const events = async ({ teamId, eventIds }: { teamId: string; eventIds: readonly string[] }) => {
  const { refreshEvents } = await import('./events.ts');
  refreshEvents(teamId, eventIds);
};
const tasks = async ({ teamId }: { teamId: string }) => (await import('./tasks.ts')).refreshTasks(teamId);
const eventsOfTeam = async ({ teamId }: { teamId: string }) => (await import('./events.ts')).refreshEvents(teamId);
const roster = async ({ teamId }: { teamId: string }) => (await import('./rosters.ts')).refreshRoster(teamId);
// Lists of players and of claims contain names of the team's members too.
const members = async (event: { teamId: string }) => {
  await Promise.all([roster(event), eventsOfTeam(event), tasks(event)]);
};
const conversationsOf = async ({ teamId }: { teamId: string }) => refreshFamily('conversation', teamId);
const teams = async () => (await import('./rosters.ts')).refreshTeams();
const invitations = async ({ teamId }: { teamId: string }) => (await import('./invitations.ts')).refreshInvitations(teamId);
// An invitation ends with its sender's place in the team, and a coach's invitation to a guardian when the child joins.
const membersAndTeams = async (event: { teamId: string }) => {
  await members(event);
  await teams();
  await invitations(event);
};

/**
 * What an event reloads in addition to the family and the regions with its noun. A module whose family has the noun of its events needs no
 * line here. Events, tasks, rosters, invitations and sessions have lines because each is shown by several families, or reloads only the
 * events that it names.
 */
const reactions: Reactions = {
  'answer.given': events,
  'player.marked': events,
  'event.added': events,
  'event.changed': events,
  'event.cancelled': events,
  'event.deleted': events,
  'event.restored': events,
  'member.added': membersAndTeams,
  'member.changed': membersAndTeams,
  'member.removed': membersAndTeams,
  'guardian.changed': async (event) => {
    // A guardian keeps the reader's age from being changed.
    refreshFamily('age');
    await membersAndTeams(event);
  },
  'team.changed': teams,
  'team.deleted': membersAndTeams,
  'team.restored': membersAndTeams,
  'invitation.changed': invitations,
  'joinRequest.changed': invitations,
  'task.changed': tasks,
  // Lists of events contain tournaments too; the team's own list is the family 'tournamentEntry'.
  'tournamentEntry.changed': eventsOfTeam,
  // They carry the message, and `live-listeners.ts` hands it on; without it, lists and open conversations are read again.
  'message.changed': conversationsOf,
  'privateMessage.changed': conversationsOf,
  // A minor is not listed.
  'age.changed': async () => refreshFamily('listing'),
  'session.changed': async () => (await import('./account.ts')).refreshAccount(),
};

/**
 * Reloads the family and the regions with the event's noun (`kit` for 'kit.changed'), and what is listed above. Resolves to whether the page
 * shows any of it.
 */
async function react(event: LiveEvent): Promise<boolean> {
  const before = reloads();
  const noun = event.type.split('.')[0] as DomainEventNoun;
  refreshFamily(noun, 'teamId' in event ? event.teamId : undefined);
  refreshRegions(noun);
  const reaction = reactions[event.type] as ((event: LiveEvent) => Promise<void>) | undefined;
  try {
    await reaction?.(event);
  } catch {
    // A store could not be loaded, as while the server restarts. What the page shows has its store already, and reloads it until it succeeds.
    readAll();
  }
  return reloads() > before;
}

async function reactToAll(events: readonly LiveEvent[], fromOthers: readonly LiveEvent[]): Promise<void> {
  distrustRendered();
  const shown = new Set<DomainEventType>();
  for (const event of events) if (await react(event)) shown.add(event.type);
  const news = fromOthers.filter(({ type }) => shown.has(type));
  if (news.length > 0) (await import('./announce-changes.ts')).announceChanges(news);
}

/** Every topic that the reader may follow. */
const topics = ['me', 'teams'];

/**
 * Reloads the stores that a live event is about, so that the page stays up to date. `after` is the stream position the page was rendered
 * at.
 */
export function keepFresh(after: number): void {
  const gathered = gatherEvents({
    some: (events, fromOthers) => void reactToAll(events, fromOthers),
    all: readAll,
  });
  followLive(topics, after, (message) => {
    document.dispatchEvent(new CustomEvent(liveMessage, { detail: message }));
    if (message.event === 'resync') gathered.addAll(message.spreadMs);
    // What carries its content needs no reload.
    else if (!message.event.content) gathered.add(message.event);
  });
}

/** Reloads everything that the page shows, because events were missed. */
function readAll(): void {
  distrustRendered();
  refreshFamilies();
  refreshAllRegions();
}
