import type { EventPlayer } from '../../contract/event-answers.ts';
import { attendances, availabilities, type Attendance, type Availability } from '../../contract/event-shapes.ts';
import { zonedMoment } from '../../contract/event-words.ts';

type Props = {
  player: EventPlayer;
  /** The answer is stored on this device and not sent yet. */
  isWaiting: boolean;
  zone: string;
  mayAnswer: boolean;
  mayMark: boolean;
  onAnswer: (answer: Availability) => void;
  onMark: (mark: Attendance | null) => void;
};

const viaWords: Readonly<Record<string, string>> = {
  absence: 'planned absence',
  guardian: 'by a guardian',
  manager: 'by staff',
  mail: 'by mail',
};
const markWords = { attended: 'There', late: 'Late', absent: 'Absent' } as const;
const answerWords = { yes: 'Yes', no: 'No', maybe: 'Maybe' } as const;

/** A player with their answer. Staff can answer for them and mark attendance. */
export function PlayerRow({ player, isWaiting, zone, mayAnswer, mayMark, onAnswer, onMark }: Props) {
  const {
    name,
    jersey_number: jersey,
    note,
    seat,
    place_in_line: place,
    offered_until: until,
    via,
    reminded_at: reminded,
    answer,
  } = player;
  const detail = [
    seat === 'waiting' && `number ${place ?? 1} in line`,
    seat === 'offered' && `offered until ${until ? zonedMoment(until, zone) : 'the start'}`,
    seat === 'lapsed' && 'did not take the place in time',
    via && viaWords[via],
    player.is_guardian_missing && 'guardian missing',
    isWaiting && 'kept on this device, not sent yet',
    answer === null && reminded && `reminded ${zonedMoment(reminded, zone)}`,
  ].filter(Boolean);
  return (
    <li data-row={player.member_id} className="flex flex-wrap items-center gap-x-4 gap-y-2 py-2.5">
      <span className="numerals w-8 text-right text-lg text-muted">{jersey ?? ''}</span>
      <div className="min-w-0 grow basis-40">
        <p className="font-semibold wrap-anywhere">{name}</p>
        {note && <p className="wrap-anywhere">“{note}”</p>}
        {detail.length > 0 && <p className="text-sm text-muted">{detail.join(', ')}</p>}
      </div>
      {mayMark && (
        <div role="group" aria-label={`Was ${name} there?`} className="flex gap-1">
          {attendances.map((mark) => (
            <button
              key={mark}
              type="button"
              aria-pressed={player.attendance === mark}
              className="min-h-11 rounded-card border border-line px-3 text-[0.9375rem] font-semibold hover:bg-sunken aria-pressed:border-ink aria-pressed:bg-ink aria-pressed:text-ground"
              onClick={() => onMark(player.attendance === mark ? null : mark)}
            >
              {markWords[mark]}
            </button>
          ))}
        </div>
      )}
      {mayAnswer && !mayMark && (
        <select
          className="field w-auto!"
          autoComplete="off"
          aria-label={`Answer for ${name}`}
          value={answer ?? ''}
          onChange={(change) => onAnswer(change.currentTarget.value as Availability)}
        >
          <option value="" hidden>
            Answer
          </option>
          {availabilities.map((one) => (
            <option key={one} value={one}>
              {answerWords[one]}
            </option>
          ))}
        </select>
      )}
    </li>
  );
}
