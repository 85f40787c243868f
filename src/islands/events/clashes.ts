import type { TeamEvent } from '../../contract/event-shapes.ts';

const comes = ({ mine, cancelled_at: cancelled }: TeamEvent) =>
  cancelled === null && mine.some(({ is_me, answer, seat }) => is_me && seat !== 'lapsed' && (answer === 'yes' || answer === 'maybe'));

/** What else the reader said yes or maybe to while an event goes on. */
export const clashesOf = (event: TeamEvent, among: readonly TeamEvent[]): TeamEvent[] =>
  among.filter((other) => other.id !== event.id && other.starts_at < event.ends_at && other.ends_at > event.starts_at && comes(other));
