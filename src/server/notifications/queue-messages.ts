import type { Queryable } from '../database/queryable.ts';
import type { AppContext } from '../http/app-context.ts';
import type { Change } from '../jobs/jobs.ts';
import type { Message, Reader } from '../module/define-notification.ts';
import type { Mail } from '../providers/index.ts';

/** A message and its recipient. */
export type Addressed = {
  readonly reader: Reader;
  readonly message: Message;
  readonly unverifiedOfTeam: string | undefined;
  readonly isInvitation: true | undefined;
};

/** Queues messages for each channel in the caller's transaction. Mail is the only channel so far. */
export async function queueMessages({ jobs }: AppContext, db: Queryable, messages: readonly Addressed[]): Promise<void> {
  const mails = messages.map(mailOf);
  // A single mail uses a prepared statement.
  if (mails.length === 1 && mails[0]) await jobs.queueMail(db, mails[0]);
  else await jobs.queueMails(db, mails);
}

/** Like `queueMessages`, for one message and in one statement with a change. */
export const queueMessageWith = ({ jobs }: AppContext, change: Change, message: Addressed): Promise<void> =>
  jobs.queueMailWith(change, mailOf(message));

const mailOf = ({ reader, message, unverifiedOfTeam, isInvitation }: Addressed): Mail => ({
  ...message,
  to: reader.address,
  ...(!reader.isVerified && unverifiedOfTeam !== undefined && { unprovedOfTeam: unverifiedOfTeam }),
  ...(isInvitation && { isInvitation }),
});
