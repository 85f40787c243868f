import { useId, useState } from 'react';
import type { RehabPlan } from '../../../../contract/assistant/rehab.ts';
import { FoldButton } from '../../parts/Fold.tsx';

const lamps = [
  { name: 'Green', range: '0–3', colour: 'bg-[#1f8a5b]', cells: 4 },
  { name: 'Amber', range: '4–5', colour: 'bg-[#d99a00]', cells: 2 },
  { name: 'Red', range: '6–10', colour: 'bg-[#c8321f]', cells: 5 },
] as const;

/** How much pain is acceptable while exercising, as a traffic light over the scale from 0 to 10. On a phone the words of each colour unfold. */
export function PainRule({ rule }: { rule: RehabPlan['painRule'] }) {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  if (rule.lines.length === 0) return null;
  return (
    <section aria-label={rule.title} className="rounded-card bg-board px-4 py-2 text-chalk sm:p-5">
      <div className="relative flex items-center max-sm:min-h-11">
        <h3 className="text-lg text-chalk sm:text-2xl">{rule.title}</h3>
        <FoldButton label={rule.title} controls={id} isOpen={isOpen} onToggle={() => setOpen(!isOpen)} />
      </div>
      <div className="flex gap-1 pb-2 sm:mt-4" aria-hidden="true">
        {lamps.flatMap(({ name, colour, cells }, lamp) =>
          Array.from({ length: cells }, (_, at) => (
            <span key={`${name}-${at}`} className="grow text-center">
              <span className={`block h-3 rounded-sm ${colour}`} />
              <span className="numerals text-xs text-chalk-muted">
                {lamps.slice(0, lamp).reduce((sum, one) => sum + one.cells, 0) + at}
              </span>
            </span>
          )),
        )}
      </div>
      <ul id={id} className={`mt-1 space-y-3 pb-2 sm:mt-3 ${isOpen ? '' : 'max-sm:hidden noscript:block print:block'}`}>
        {rule.lines.map((line, at) => (
          <li key={line} className="flex gap-3">
            <span className={`mt-1 size-5 shrink-0 rounded-full ${lamps[at]?.colour ?? 'bg-chalk-muted'}`} aria-hidden="true" />
            <span>{line}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
