import { Fold } from '../../parts/Fold.tsx';
import type { RehabPlan } from '../../../../contract/assistant/rehab.ts';

/** Splits 'Protect: spare it…' into its word and the explanation. */
function split(line: string): { word: string; explanation: string } {
  const at = line.indexOf(':');
  return at < 0 ? { word: '', explanation: line } : { word: line.slice(0, at), explanation: line.slice(at + 1).trim() };
}

/** The first letter; in Devanagari together with its vowel sign. */
const initialOf = (word: string) => new Intl.Segmenter('hi').segment(word)[Symbol.iterator]().next().value?.segment;

/** PEACE and LOVE: what to do in the first days, letter by letter. */
export function FirstDays({ part }: { part: RehabPlan['firstDays'] }) {
  if (part.lines.length === 0) return null;
  return (
    <Fold title={part.title}>
      <dl className="grid gap-x-8 gap-y-3 sm:grid-cols-2">
        {part.lines.map(split).map(({ word, explanation }) => (
          <div key={explanation} className="grid grid-cols-[2.75rem_1fr] gap-3">
            <dt className="font-semibold">
              <span className="display grid size-11 place-items-center rounded-card bg-board text-xl text-chalk" aria-hidden="true">
                {initialOf(word)}
              </span>
              <span className="visually-hidden">{word}</span>
            </dt>
            <dd>
              <span className="font-semibold" aria-hidden="true">
                {word}
              </span>
              <span className="block text-muted">{explanation}</span>
            </dd>
          </div>
        ))}
      </dl>
    </Fold>
  );
}
