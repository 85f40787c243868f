/** The limits of conversations in teams: apart from the others, because every signed-in page downloads those. */
export const chatLimits = {
  messageLength: 4_000,
  /** How many people somebody may ask into a private conversation at once. */
  conversationPeople: 20,
  messagePageSize: 50,
  /** Above this, unread messages are shown as '99+' and no longer counted. */
  unreadMessages: 100,
  /** A page that missed more changes than this begins anew. */
  messageChanges: 200,
  /** Different emoji on one message. */
  reactionsOfAMessage: 20,
} as const;
