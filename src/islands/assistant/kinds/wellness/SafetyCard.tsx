import { useId, useState } from 'react';
import type { WellnessPlan } from '../../../../contract/assistant/wellness.ts';
import { FoldButton } from '../../parts/Fold.tsx';
import { Numbers } from './HelpLine.tsx';
import { useWords } from '../../parts/in-language.tsx';

/** The user's own safety plan for a bad hour, with people to call; easy to find and to print. A phone shows its title, and unfolds it. */
export function SafetyCard({ card }: { card: WellnessPlan['safetyCard'] }) {
  const { wellness: words } = useWords();
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  if (card.parts.length === 0) return null;
  return (
    <section aria-label={card.title} className="card break-inside-avoid border-2 border-ink px-4 py-1 sm:p-5">
      <div className="relative flex items-center max-sm:min-h-11">
        <h3 className="text-lg sm:text-2xl">{card.title}</h3>
        <FoldButton label={card.title} controls={id} isOpen={isOpen} onToggle={() => setOpen(!isOpen)} />
      </div>
      <div id={id} className={`max-sm:pb-3 ${isOpen ? '' : 'max-sm:hidden noscript:block print:block'}`}>
        <div className="mt-2 grid sm:mt-4 gap-x-8 gap-y-5 sm:grid-cols-2">
          {card.parts.map(({ title, lines, isOwn }) => (
            <div key={title}>
              <h4 className="font-semibold">{title}</h4>
              <ul className={`mt-1 list-disc space-y-1 pl-5 ${isOwn ? '' : 'text-muted'}`}>
                {lines.map((line) => (
                  <li key={line}>{line}</li>
                ))}
              </ul>
            </div>
          ))}
        </div>
        <h4 className="mb-2 mt-5 font-semibold">{words.anyHour}</h4>
        <Numbers contacts={card.professionals} />
      </div>
    </section>
  );
}
