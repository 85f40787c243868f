import { useState } from 'react';
import type { JudgedRow } from '../../../../contract/people-import.ts';
import { PreviewRow } from './PreviewRow.tsx';

type Props = {
  judged: readonly JudgedRow[];
  ticked: ReadonlySet<number>;
  onTick: (at: number, isOn: boolean) => void;
  onTickAll: (isOn: boolean) => void;
};

/** The number of rows shown at first. */
const atFirst = 25;

/** The rows, those with problems first. A button shows the rest of a long list, instead of a scroll area inside the page. */
export function PreviewTable({ judged, ticked, onTick, onTickAll }: Props) {
  const [isAll, setAll] = useState(false);
  const ready = judged.filter(({ verdict }) => verdict === 'ready').length;
  const rows = judged.map((row, at) => ({ row, at })).sort((one, other) => place(one.row) - place(other.row) || one.at - other.at);
  const wrong = rows.filter(({ row }) => place(row) === 0).length;
  const shown = isAll || rows.length <= wrong + atFirst ? rows : rows.slice(0, wrong + atFirst);
  return (
    <div>
      <div className="rounded-card border border-line" role="region" aria-label="The list">
        <table className="w-full border-collapse text-[0.9375rem]">
          <thead className="bg-sunken text-left">
            <tr>
              <th scope="col" className="w-12 p-2">
                <label className="grid size-8 place-items-center">
                  <span className="visually-hidden">Tick all that are ready</span>
                  <input
                    type="checkbox"
                    className="size-5"
                    checked={ready > 0 && ticked.size === ready}
                    disabled={ready === 0}
                    onChange={(event) => onTickAll(event.currentTarget.checked)}
                  />
                </label>
              </th>
              <th scope="col" className="p-2">
                Name
              </th>
              <th scope="col" className="p-2 max-sm:hidden">
                As
              </th>
              <th scope="col" className="p-2 max-sm:hidden">
                Mail to
              </th>
              <th scope="col" className="w-32 p-2 sm:w-64">
                What happens
              </th>
            </tr>
          </thead>
          <tbody className="divide-y divide-line">
            {shown.map(({ row, at }) => (
              // A row is identified by its index in the list.
              <PreviewRow key={at} line={at + 1} row={row} isTicked={ticked.has(at)} onTick={(isOn) => onTick(at, isOn)} />
            ))}
          </tbody>
        </table>
      </div>
      {shown.length < rows.length && (
        <button type="button" className="button button-plain mt-3 max-sm:w-full" onClick={() => setAll(true)}>
          Show all {rows.length} rows
        </button>
      )}
    </div>
  );
}

/** The order of rows: to be corrected, to be added, left out. */
const place = ({ verdict }: JudgedRow): number => (verdict === 'malformed' ? 0 : verdict === 'ready' ? 1 : 2);
