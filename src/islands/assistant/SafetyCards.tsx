import type { Card } from '../../contract/assistant/safety.ts';
import { langOfText } from './parts/lang-of.ts';

const isUrgent = ({ level }: Card) => level === 'crisis' || level === 'emergency';

/** The fixed safety cards, with large phone links. They are more urgent than any plan. */
export function SafetyCards({ cards }: { cards: readonly Card[] }) {
  if (cards.length === 0) return null;
  return (
    <div className="space-y-4">
      {cards.map((card) => (
        <section
          key={card.id}
          aria-label={card.title}
          lang={langOfText(card.title)}
          className={`card border-l-8 p-5 ${isUrgent(card) ? 'border-l-bad' : 'border-l-accent'}`}
          role={isUrgent(card) ? 'alert' : undefined}
        >
          <h2 className="text-2xl">{card.title}</h2>
          {card.contacts.length > 0 && (
            <ul className="mt-4 flex flex-wrap gap-3">
              {card.contacts.map(({ label, number, href }) => (
                <li key={`${label} ${number}`} className="max-sm:w-full">
                  <a href={href} className="button button-plain max-sm:w-full">
                    <span className="text-muted">{label}</span> <strong className="numerals text-xl">{number}</strong>
                  </a>
                </li>
              ))}
            </ul>
          )}
          <div className="mt-2 max-w-[62ch] space-y-2 text-lg">
            {card.lines.map((line) => (
              <p key={line}>{line}</p>
            ))}
          </div>
          <p className="mt-4 text-sm text-muted">{card.note}</p>
        </section>
      ))}
    </div>
  );
}
