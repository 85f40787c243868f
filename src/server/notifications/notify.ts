import type { TeamRole } from '../../contract/team-roles.ts';
import type { Queryable } from '../database/queryable.ts';
import type { AppContext } from '../http/app-context.ts';
import type { Change } from '../jobs/jobs.ts';
import type { MemberReader, NotificationKind, Reader } from '../module/define-notification.ts';
import { queueMessages, queueMessageWith, type Addressed } from './queue-messages.ts';
import { readersOfChild, readersOfMembers, readersOfRoles, readersOfUser } from './who-is-reached.ts';

/** A single address: an invited person, the contact desk, somebody who asked for a code. */
type Address = {
  readonly address: string;
  /** The team, or the form, on whose behalf it is sent to an unverified address. Such mail is rate limited, because nobody asked for it. */
  readonly unverifiedOfTeam?: string | undefined;
};
/** `except` are accounts that do not get it: whoever caused it, or those who got another message about it. */
type OfTeam = { readonly teamId: string; readonly except?: string | readonly string[] | undefined };
type Members = OfTeam & { readonly memberIds: readonly string[] };
/** The accounts that have one of these roles in the team. */
type Roles = OfTeam & { readonly roles: readonly TeamRole[] };
/**
 * A child's guardians, whether or not they allow messages to the child, and the child from 13: for what changes who is a guardian. Where
 * `isGuardianNew`, also a younger child with an account, or the roster's address of a child without one.
 */
type Child = OfTeam & { readonly child: string; readonly isGuardianNew?: boolean };
type User = { readonly userId: string };

/** The recipients of a notification. `who-is-reached.ts` decides who is notified for a minor. */
export type Recipients = Members | Roles | Child | User | Address;
type ReaderOf<To extends Recipients> = To extends OfTeam ? MemberReader : Reader;
type Notice<About, To extends Recipients> = { readonly about: About; readonly recipients: To };

/** Notifies people in the caller's transaction: it is stored with it or not at all. Resolves to the recipients it was queued for. */
export const notify = <About, To extends Recipients>(
  app: AppContext,
  db: Queryable,
  kind: NotificationKind<About, ReaderOf<To>>,
  about: About,
  recipients: To,
): Promise<readonly ReaderOf<To>[]> => notifyEach(app, db, kind, [{ about, recipients }]);

/** Like `notify`, for several recipients with different texts of one kind. Everything is queued by one statement. */
export async function notifyEach<About, To extends Recipients>(
  app: AppContext,
  db: Queryable,
  kind: NotificationKind<About, ReaderOf<To>>,
  notices: readonly Notice<About, To>[],
): Promise<readonly ReaderOf<To>[]> {
  requireDeclared(app, kind);
  const queued: Addressed[] = [];
  const reached: ReaderOf<To>[] = [];
  for (const { about, recipients } of notices) {
    const readers = onceEach(kind, await findReaders(db, recipients));
    reached.push(...readers);
    queued.push(...readers.map((reader) => addressed(app, kind, about, reader, recipients)));
  }
  await queueMessages(app, db, queued);
  return reached;
}

/**
 * Queues a notification and makes a change in one statement, without a transaction's round trips: for frequent changes of one row. Both are
 * stored or neither.
 */
export async function notifyWith<About>(app: AppContext, change: Change, kind: NotificationKind<About>, about: About, to: Address) {
  requireDeclared(app, kind);
  await queueMessageWith(app, change, addressed(app, kind, about, readerAt(to), to));
}

const addressed = <About, To extends Reader>(
  app: AppContext,
  { write, isInvitation }: NotificationKind<About, To>,
  about: About,
  reader: To,
  recipients: Recipients,
): Addressed => ({ reader, message: write(about, reader, app), unverifiedOfTeam: unverifiedOf(recipients), isInvitation });

function requireDeclared({ notifications }: AppContext, kind: { readonly name: string }): void {
  if (!notifications.has(kind)) throw new Error(`${kind.name} is not declared in the notifications of any module`);
}

// TypeScript does not narrow a generic by checking its value, so the result type is asserted here once.
async function findReaders<To extends Recipients>(db: Queryable, recipients: To): Promise<ReaderOf<To>[]> {
  return (await readersIn(db, recipients)) as ReaderOf<To>[];
}

async function readersIn(db: Queryable, recipients: Recipients): Promise<Reader[]> {
  if ('address' in recipients) return [readerAt(recipients)];
  if ('userId' in recipients) return readersOfUser(db, recipients.userId);
  const { teamId, except } = recipients;
  const readers = await readersInTeam(db, teamId, recipients);
  const left = new Set([except].flat());
  return readers.filter(({ userId }) => userId === null || !left.has(userId));
}

function readersInTeam(db: Queryable, teamId: string, recipients: Members | Roles | Child): Promise<MemberReader[]> {
  if ('memberIds' in recipients) return readersOfMembers(db, teamId, recipients.memberIds);
  if ('child' in recipients) return readersOfChild(db, recipients);
  return readersOfRoles(db, teamId, recipients.roles);
}

const readerAt = ({ address, unverifiedOfTeam }: Address): Reader => ({
  address,
  userId: null,
  isVerified: unverifiedOfTeam === undefined,
});

/** The team whose limit counts mail to unverified addresses. */
const unverifiedOf = (recipients: Recipients): string | undefined =>
  'address' in recipients ? recipients.unverifiedOfTeam : 'teamId' in recipients ? recipients.teamId : undefined;

/** Removes duplicates: one notification for each address and member if the kind is about a member, else one for each address. */
function onceEach<About, To extends Reader>({ isAboutMember }: NotificationKind<About, To>, readers: readonly To[]): To[] {
  const memberOf = (reader: Reader) => (isAboutMember && 'memberId' in reader ? String(reader.memberId) : '');
  const byKey = new Map<string, To>();
  for (const reader of readers) {
    const key = `${memberOf(reader)} ${reader.address.toLowerCase()}`;
    if (!byKey.has(key)) byKey.set(key, reader);
  }
  return [...byKey.values()];
}
