import type { Clash } from '../../contract/event-answers.ts';
import type { TeamEvent } from '../../contract/event-shapes.ts';
import { isDuring } from '../../contract/tournament-days.ts';
import type { EnteredTournament } from '../../contract/tournaments.ts';
import type { TakenAnswer } from '../../stores/answers.ts';

const comes = ({ mine, cancelled_at: cancelled }: TeamEvent) =>
  cancelled === null && mine.some(({ is_me, answer, seat }) => is_me && seat !== 'lapsed' && (answer === 'yes' || answer === 'maybe'));

const nameOf = ({ title, team_name: team, isTournament }: { title: string; team_name: string; isTournament: boolean }) =>
  `${isTournament ? 'the tournament ' : ''}${title} (${team})`;

/**
 * The names of what clashes with an event: events on the page that the reader answered with yes or maybe, tournaments on it, and what the
 * server reported.
 */
export function clashesOf(
  event: TeamEvent,
  among: readonly TeamEvent[],
  serverClashes: TakenAnswer['clashes'] = [],
  tournaments: readonly EnteredTournament[] = [],
): string[] {
  const here = among.filter(
    (other) => other.id !== event.id && other.starts_at < event.ends_at && other.ends_at > event.starts_at && comes(other),
  );
  const during = tournaments.filter((one) => one.is_mine && isDuring(event, one));
  const isKnown = ({ id, team_id: team, days }: Clash) =>
    days ? during.some((one) => one.id === id && one.team_id === team) : among.some((other) => other.id === id);
  return [
    ...during.map(({ name, team_name }) => nameOf({ title: name, team_name, isTournament: true })),
    ...here.map((other) => nameOf({ ...other, isTournament: false })),
    ...serverClashes.filter((one) => !isKnown(one)).map((one) => nameOf({ ...one, isTournament: one.days !== null })),
  ];
}
