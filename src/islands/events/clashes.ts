import type { Clash } from '../../contract/event-answers.ts';
import type { TeamEvent } from '../../contract/event-shapes.ts';
import type { Sent } from '../../stores/answer-queue.ts';

const comes = ({ mine, cancelled_at: cancelled }: TeamEvent) =>
  cancelled === null && mine.some(({ is_me, answer, seat }) => is_me && seat !== 'lapsed' && (answer === 'yes' || answer === 'maybe'));

const nameOf = ({ title, team_name: team, days }: Pick<Clash, 'title' | 'team_name' | 'days'>) =>
  `${days ? 'the tournament ' : ''}${title} (${team})`;

/** What else the reader is at then, by name: of the events on the page that the reader said yes or maybe to, and of what the server told. */
export function clashesOf(event: TeamEvent, among: readonly TeamEvent[], told: Sent['clashes'] = []): string[] {
  const here = among.filter(
    (other) => other.id !== event.id && other.starts_at < event.ends_at && other.ends_at > event.starts_at && comes(other),
  );
  const elsewhere = told.filter(({ id, days }) => days !== null || !among.some((other) => other.id === id));
  return [...here.map((other) => ({ ...other, days: null })), ...elsewhere].map(nameOf);
}
