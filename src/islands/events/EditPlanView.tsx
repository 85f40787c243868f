import type { EditPlan } from '../../contract/event-shapes.ts';
import { shortMoment } from '../../contract/event-words.ts';

type DatedWord = { starts_at: string; time_zone: string };

const looks = {
  kept: { sign: '=', fill: 'var(--color-ink)', word: 'stay' },
  added: { sign: '+', fill: 'var(--color-good)', word: 'new' },
  removed: { sign: '−', fill: 'var(--color-bad)', word: 'gone' },
} as const;
type Kind = keyof typeof looks;
const most = 6;
const inRow = 26;
const step = 12;
const sumOf = (numbers: readonly number[]) => numbers.reduce((sum, one) => sum + one, 0);
const counted = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`;

/** The first few dates, and the number of the others. */
function DateList({ title, dates }: { title: string; dates: readonly DatedWord[] }) {
  if (dates.length === 0) return null;
  const shown = dates.slice(0, dates.length > most + 1 ? most : undefined);
  const last = dates.at(-1);
  return (
    <div>
      <h3 className="text-base">{title}</h3>
      <ul className="mt-1 text-[0.9375rem] tabular-nums">
        {shown.map(({ starts_at: at, time_zone: zone }) => (
          <li key={at}>{shortMoment(at, zone)}</li>
        ))}
        {last && shown.length < dates.length && (
          <li className="text-muted">
            and {dates.length - shown.length} more, the last on {shortMoment(last.starts_at, last.time_zone)}
          </li>
        )}
      </ul>
    </div>
  );
}

/** The dates in order: unchanged, new and removed ones. The same in words stands below. */
function DateStrip({ plan }: { plan: EditPlan }) {
  const marks = (Object.keys(looks) as Kind[])
    .flatMap((kind) => plan[kind].map(({ starts_at: at }) => ({ at, kind })))
    .sort((one, other) => one.at.localeCompare(other.at));
  const rows = Math.ceil(marks.length / inRow);
  return (
    <svg viewBox={`0 0 ${Math.min(inRow, Math.max(12, marks.length)) * step} ${rows * step}`} className="w-full" aria-hidden="true">
      {marks.map(({ at, kind }, index) => {
        const [x, y] = [(index % inRow) * step + 1, Math.floor(index / inRow) * step + 1];
        const fill = looks[kind].fill;
        return kind === 'removed' ? (
          <path key={`${kind} ${at}`} d={`M${x + 1} ${y + 1}l8 8m0 -8l-8 8`} stroke={fill} strokeWidth="2" />
        ) : (
          <rect key={`${kind} ${at}`} {...{ x, y }} width="10" height="10" rx="2" fill={fill} />
        );
      })}
    </svg>
  );
}

/** Preview of a change to a series: which dates stay, are added and are removed, and what happens to the answers. */
export function EditPlanView({ plan }: { plan: EditPlan }) {
  const lost = sumOf(plan.removed.map(({ answers }) => answers));
  const tasks = sumOf(plan.removed.map(({ tasks: all }) => all));
  const taken = sumOf(plan.removed.map(({ tasks_taken: some }) => some));
  const goes = [
    lost > 0 && counted(lost, 'answer', 'answers'),
    tasks > 0 && `${counted(tasks, 'task', 'tasks')}${taken > 0 ? ` (${taken} taken by somebody)` : ''}`,
  ].filter(Boolean);
  return (
    <div className="space-y-4">
      <dl className="grid at-most-3 divide-x divide-line border-y border-line py-3 text-center">
        {(Object.keys(looks) as Kind[]).map((kind) => (
          <div key={kind} className="flex flex-col-reverse">
            <dt className="text-[0.9375rem] text-muted">{looks[kind].word}</dt>
            <dd className="numerals text-3xl" style={{ color: plan[kind].length > 0 ? looks[kind].fill : undefined }}>
              <span aria-hidden="true">{plan[kind].length > 0 && kind !== 'kept' ? looks[kind].sign : ''}</span>
              {plan[kind].length}
            </dd>
          </div>
        ))}
      </dl>
      <DateStrip plan={plan} />
      <p className="font-semibold">
        {plan.answers_kept === 0
          ? 'Nobody has answered the dates that stay.'
          : `${counted(plan.answers_kept, 'answer stays with its date', 'answers stay with their dates')}.`}
        {plan.tasks_kept > 0 && ` ${counted(plan.tasks_kept, 'task stays', 'tasks stay')}.`}
        {goes.length > 0 && <span className="text-bad"> {goes.join(' and ')} will be lost with the dates that go.</span>}
      </p>
      <div className="grid at-most-2 gap-4 empty:hidden">
        <DateList title="New dates" dates={plan.added} />
        <DateList title="Dates that go" dates={plan.removed} />
      </div>
    </div>
  );
}
