export type Mail = {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  /** Where an answer goes, if not to the sender. */
  readonly replyTo?: string;
  /** The same id is delivered once, however often a job is tried. */
  readonly messageId: string;
  /** The team on whose behalf it goes to an address that nobody proved to be theirs. Such mail is counted, as nobody asked for it. */
  readonly unprovedOfTeam?: string;
};

/** Hands mail on. Throws when it could not be handed on, so that the job tries again. */
export type MailProvider = {
  readonly name: 'outbox' | 'smtp';
  send(mail: Mail): Promise<void>;
  /** Whether mail would be taken now, as far as is known within some seconds. */
  isReachable(): Promise<boolean>;
  /** Lets connections that wait for more mail go. */
  close?(): void;
};
