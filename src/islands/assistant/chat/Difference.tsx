import type { PlanDifference } from '../../../contract/assistant/plan-difference.ts';
import { langOfText } from '../parts/lang-of.ts';

/** What an answer changed in the plan, before and after, line by line. */
export function Difference({ difference: { lines, more } }: { difference: PlanDifference }) {
  if (lines.length === 0) return null;
  return (
    <details className="text-sm">
      <summary className="min-h-11 content-center font-semibold">What changed ({lines.length + more})</summary>
      <ul className="divide-y divide-line border-y border-line">
        {lines.map(({ where, before, after }) => (
          <li key={`${where}: ${before} → ${after}`} className="py-2" lang={langOfText(where)}>
            <span className="block text-muted">{where}</span>
            {before !== null && (
              <del className="block wrap-anywhere text-muted">
                <span className="visually-hidden">Before: </span>
                {before}
              </del>
            )}
            {after !== null && (
              <ins className="block font-semibold wrap-anywhere no-underline">
                <span className="visually-hidden">Now: </span>
                {after}
              </ins>
            )}
          </li>
        ))}
      </ul>
      {more > 0 && <p className="mt-1 text-muted">And {more} more in the plan.</p>}
    </details>
  );
}
