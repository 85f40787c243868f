export type Mail = {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  /** The address for replies, if not the sender. */
  readonly replyTo?: string;
  /** The same id for each retry, so that the receiver can drop duplicates. */
  readonly messageId: string;
  /**
   * The team in whose name this is sent to an unverified address. Such mail is rate-limited, because its recipient may not have agreed to
   * it. Queued mails are stored with this name.
   */
  readonly unprovedOfTeam?: string;
  /** Whether it invites its reader, for that limit. */
  readonly isInvitation?: true;
};

/** Sends mail. Throws if it could not be sent, so that the job is retried. */
export type MailProvider = {
  readonly name: 'outbox' | 'smtp';
  send(mail: Mail): Promise<void>;
  /** Whether mail can be sent now; the result may be some seconds old. */
  isReachable(): Promise<boolean>;
  /** Closes idle connections. */
  close?(): void;
};
