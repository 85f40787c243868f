import type { Card, Contact } from '../../../../contract/assistant/safety.ts';
import { useWords } from '../../parts/in-language.tsx';

/** Phone numbers as large links. */
export function Numbers({ contacts }: { contacts: readonly Contact[] }) {
  return (
    <ul className="flex flex-wrap gap-2">
      {contacts.map(({ label, number, href }) => (
        <li key={`${label} ${number}`} className="max-sm:w-full">
          <a href={href} className="button button-plain max-sm:w-full">
            <span className="text-muted">{label}</span> <strong className="numerals text-lg">{number}</strong>
          </a>
        </li>
      ))}
    </ul>
  );
}

/** A help line, shown above every wellness plan and never folded away. */
export function HelpLine({ help }: { help: Card }) {
  const { wellness: words } = useWords();
  return (
    <section aria-label={words.somebody} className="rounded-card border-2 border-line p-4">
      <h3 className="text-lg">{words.anyTime}</h3>
      <p className="mb-3 mt-1 max-w-[62ch] text-muted">{help.lines.join(' ')}</p>
      <Numbers contacts={help.contacts} />
    </section>
  );
}
