import type { WellnessPlan } from '../../../../contract/assistant/wellness.ts';
import { Numbers } from './HelpLine.tsx';
import { useWords } from '../../parts/in-language.tsx';

/** The user's own safety plan for a bad hour, with people to call; easy to find and to print. */
export function SafetyCard({ card }: { card: WellnessPlan['safetyCard'] }) {
  const { wellness: words } = useWords();
  if (card.parts.length === 0) return null;
  return (
    <section aria-label={card.title} className="card break-inside-avoid border-2 border-ink p-5">
      <h3 className="text-2xl">{card.title}</h3>
      <div className="mt-4 grid gap-x-8 gap-y-5 sm:grid-cols-2">
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
    </section>
  );
}
