import type { AppContext } from '../http/app-context.ts';

/** Somebody who is notified, and where. */
export type Reader = {
  readonly address: string;
  /** Whose address it is; null where there is no account behind it. */
  readonly userId: string | null;
  /** Whether the owner of the account proved the address; one that staff wrote into a roster is not. */
  readonly isProved: boolean;
};

/** Somebody who is notified about a member of a team: the member, or a guardian. */
export type MemberReader = Reader & {
  readonly memberId: string;
  /** The member's first name, also where a guardian reads. */
  readonly name: string;
  readonly isGuardian: boolean;
};

/** What one reader gets. The same `messageId` is delivered once, however often a job is tried. */
export type Message = {
  readonly messageId: string;
  readonly subject: string;
  readonly text: string;
  /** Where an answer goes, if not to the sender. */
  readonly replyTo?: string;
};

/** A kind of notification: what somebody may be notified of, and in which words. */
export type NotificationKind<About, To extends Reader = Reader> = {
  /** The module and what happened, as `event.reminder`. Every kind has a name of its own. */
  readonly name: string;
  /** True where the text is about one member: a guardian of two children then gets one for each. Otherwise an address gets it once. */
  readonly isAboutMember?: true;
  readonly write: (about: About, reader: To, app: AppContext) => Message;
};

/** Declares a kind of notification. It is listed in `notifications` of its module, and sent with `notify`. */
export const defineNotification = <About, To extends Reader = Reader>(kind: NotificationKind<About, To>): NotificationKind<About, To> =>
  kind;
