import type { JudgedRow } from '../../../../contract/people-import.ts';
import { verdictWords } from './verdict-words.ts';

type Props = { line: number; row: JudgedRow; isTicked: boolean; onTick: (isOn: boolean) => void };

/** One row of the list: who, in which role, and what will happen or why not. */
export function PreviewRow({ line, row: { verdict, problems, name, as, is_minor: isMinor, mails }, isTicked, onTick }: Props) {
  const isReady = verdict === 'ready';
  const happens = !isReady ? verdictWords[verdict] : mails.length === 0 ? 'Roster only, no mail' : 'Roster and mail';
  return (
    <tr className={isReady ? '' : 'text-muted'}>
      <td className="p-2 align-top">
        <label className="grid size-8 place-items-center">
          <span className="visually-hidden">
            Row {line}, {name || 'without a name'}
          </span>
          <input
            type="checkbox"
            className="size-5"
            checked={isTicked}
            disabled={!isReady}
            onChange={(event) => onTick(event.currentTarget.checked)}
          />
        </label>
      </td>
      <td className="p-2 pt-3 align-top font-semibold wrap-anywhere">
        {name || <span className="font-normal">Row {line}</span>}
        {isMinor && <span className="block text-sm font-normal text-muted">under 18</span>}
        <span className="block text-sm font-normal text-muted sm:hidden">
          {as}
          {mails.length > 0 && `, ${mails.join(', ')}`}
        </span>
      </td>
      <td className="p-2 pt-3 align-top max-sm:hidden">{as}</td>
      <td className="p-2 pt-3 align-top wrap-anywhere max-sm:hidden">{mails.join(', ')}</td>
      <td className="p-2 pt-3 align-top">
        <span className={verdict === 'malformed' ? 'font-semibold text-bad' : isReady ? 'text-good' : ''}>{happens}</span>
        {Object.values(problems).map((problem) => (
          <span key={problem} className="block text-sm text-bad">
            {problem}
          </span>
        ))}
      </td>
    </tr>
  );
}
