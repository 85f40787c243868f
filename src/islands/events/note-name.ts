/** The name under which a note is stored while it is typed, for `useDraftText`. */
export const noteName = ({ event_id, member_id }: { event_id: string; member_id: string }): string => `note ${event_id} ${member_id}`;
