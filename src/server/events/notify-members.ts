import type { AppContext } from '../http/app-context.ts';
import type { Queryable } from '../database/queryable.ts';
import type { MemberReader, NotificationKind } from '../module/define-notification.ts';
import { notify } from '../notifications/index.ts';
import type { MailedEvent, OfTeam } from './event-notifications.ts';
import { teamNameOf } from './team-of-event.ts';

type To = { memberIds: readonly string[]; except?: string };

/** Notifies members about an event of their team, inside the caller's transaction. Resolves to the recipients. */
export async function notifyMembers<About extends { event: MailedEvent }>(
  app: AppContext,
  db: Queryable,
  kind: NotificationKind<About & OfTeam, MemberReader>,
  about: About,
  recipients: To,
): Promise<readonly MemberReader[]> {
  if (recipients.memberIds.length === 0) return [];
  const { teamId } = about.event;
  return notify(app, db, kind, { ...about, teamName: await teamNameOf(db, teamId) }, { teamId, ...recipients });
}
