import type { EventPlayer } from '../../contract/event-answers.ts';
import type { TeamEvent } from '../../contract/event-shapes.ts';
import { useKeptFocus } from '../shared/use-kept-focus.ts';
import { PlayerRow } from './PlayerRow.tsx';
import { usePlayers } from './use-players.ts';

type Props = { event: TeamEvent; players: readonly EventPlayer[]; mayKeep: boolean; now: number };

const isInLine = ({ seat }: EventPlayer) => seat === 'waiting' || seat === 'offered';
const groups: readonly { name: string; has: (player: EventPlayer) => boolean }[] = [
  { name: 'Yes', has: (player) => player.answer === 'yes' && !isInLine(player) && player.seat !== 'lapsed' },
  { name: 'Waiting for a place', has: isInLine },
  { name: 'Maybe', has: ({ answer }) => answer === 'maybe' },
  { name: 'No', has: ({ answer }) => answer === 'no' },
  { name: 'Not answered', has: ({ answer, seat }) => answer === null || seat === 'lapsed' },
];
const hourMs = 3_600_000;

/** The players grouped by their answers. Answers and attendance are shown at once and rolled back if refused. */
export function PlayerGroups({ event, players: first, mayKeep, now }: Props) {
  const { players, waiting, answer, mark } = usePlayers(event, first);
  const keptFocus = useKeptFocus();
  const mayMark = mayKeep && Date.parse(event.starts_at) - hourMs < now;
  const isOpen = event.cancelled_at === null && Date.parse(event.ends_at) > now;

  const unmarked = players.filter((player) => groups[0]?.has(player) && player.attendance === null);
  async function markAll() {
    for (const player of unmarked) await mark(player, 'attended');
  }

  return (
    <div {...keptFocus} className="gap-x-8 space-y-8 xl:columns-2">
      {groups.map(({ name, has }) => {
        const inGroup = players.filter(has);
        if (inGroup.length === 0) return null;
        return (
          <section key={name} aria-label={name} className="break-inside-avoid">
            <h2 className="flex items-baseline gap-3 border-b-2 border-ink pb-2 text-xl">
              {name} <span className="numerals text-muted">{inGroup.length}</span>
            </h2>
            {name === 'Yes' && mayMark && unmarked.length > 1 && (
              <button type="button" className="button button-plain my-3 max-sm:w-full" onClick={() => void markAll()}>
                {unmarked.length === inGroup.length ? 'All of them were there' : 'All the others were there'}
              </button>
            )}
            <ul className="divide-y divide-line border-b border-line">
              {inGroup.map((player) => (
                <PlayerRow
                  key={player.member_id}
                  player={player}
                  isWaiting={waiting.has(player.member_id)}
                  zone={event.time_zone}
                  mayAnswer={isOpen && player.may_answer}
                  mayMark={mayMark}
                  onAnswer={(given) => void answer(player, given)}
                  onMark={(given) => void mark(player, given)}
                />
              ))}
            </ul>
          </section>
        );
      })}
    </div>
  );
}
