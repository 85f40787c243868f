import type { RehabPlan } from '../../../../contract/assistant/rehab.ts';

const lamps = [
  { name: 'Green', range: '0–3', colour: 'bg-[#1f8a5b]', cells: 4 },
  { name: 'Amber', range: '4–5', colour: 'bg-[#d99a00]', cells: 2 },
  { name: 'Red', range: '6–10', colour: 'bg-[#c8321f]', cells: 5 },
] as const;

/** How much pain is acceptable while exercising, as a traffic light over the scale from 0 to 10. */
export function PainRule({ rule }: { rule: RehabPlan['painRule'] }) {
  if (rule.lines.length === 0) return null;
  return (
    <section aria-label={rule.title} className="rounded-card bg-board p-5 text-chalk">
      <h3 className="text-2xl text-chalk">{rule.title}</h3>
      <div className="mt-4 flex gap-1" aria-hidden="true">
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
      <ul className="mt-3 space-y-3">
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
