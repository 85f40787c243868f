import type { AppContext } from '../http/app-context.ts';

/** A recipient of a notification. */
export type Reader = {
  readonly address: string;
  /** The account that the address belongs to; null if there is none. */
  readonly userId: string | null;
  /** Whether the account's owner verified the address; false for one that staff entered in a roster. */
  readonly isVerified: boolean;
};

/** A recipient of a notification about a team member: the member or a guardian. */
export type MemberReader = Reader & {
  readonly memberId: string;
  /** The member's first name, also if the recipient is a guardian. */
  readonly name: string;
  readonly isGuardian: boolean;
};

/** What one recipient gets. The same `messageId` is delivered once, however often its job is retried. */
export type Message = {
  readonly messageId: string;
  readonly subject: string;
  readonly text: string;
  /** The reply address, if it is not the sender's. */
  readonly replyTo?: string;
};

/** A kind of notification: its name and how its text is written. */
export type NotificationKind<About, To extends Reader = Reader> = {
  /** The module and what happened, as `event.reminder`. Names are unique. */
  readonly name: string;
  /** True if the text is about one member: a guardian of two children then gets one for each. Otherwise each address gets it once. */
  readonly isAboutMember?: true;
  /** True for a mail by which somebody is asked to join. It counts apart from other mail to unverified addresses, which could use it up. */
  readonly isInvitation?: true;
  readonly write: (about: About, reader: To, app: AppContext) => Message;
};

/** Declares a kind of notification. It is listed in `notifications` of its module and sent with `notify`. */
export const defineNotification = <About, To extends Reader = Reader>(kind: NotificationKind<About, To>): NotificationKind<About, To> =>
  kind;
