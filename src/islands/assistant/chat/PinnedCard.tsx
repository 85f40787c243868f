import type { Card } from '../../../contract/assistant/safety.ts';
import { langOfText } from '../parts/lang-of.ts';

const wordings = { en: 'Read the card again', hi: 'कार्ड फिर से पढ़ें' };

/** A card of crisis above a reopened conversation: its numbers are in view, and its words unfold, so that the last answer is on the first screen too. */
export function PinnedCard({ card }: { card: Card }) {
  const lang = langOfText(card.title);
  return (
    <section aria-label={card.title} lang={lang} className="card border-l-8 border-l-bad px-4 pt-3 sm:px-5">
      <h2 className="text-lg sm:text-xl">{card.title}</h2>
      <ul className="mt-2 flex flex-wrap gap-2">
        {card.contacts.map(({ label, number, href }) => (
          <li key={`${label} ${number}`}>
            <a href={href} className="button button-plain gap-1.5 px-2.5">
              <span className="text-sm text-muted">{label}</span> <strong className="numerals">{number}</strong>
            </a>
          </li>
        ))}
      </ul>
      <details>
        <summary className="min-h-11 content-center text-sm font-semibold">{wordings[lang ?? 'en']}</summary>
        <div className="max-w-[62ch] space-y-2 pb-4">
          {card.lines.map((line) => (
            <p key={line}>{line}</p>
          ))}
          <p className="text-sm text-muted">{card.note}</p>
        </div>
      </details>
    </section>
  );
}
