import { useId, useState } from 'react';
import type { Card, Contact } from '../../../../contract/assistant/safety.ts';
import { FoldButton } from '../../parts/Fold.tsx';
import { useWords } from '../../parts/in-language.tsx';

/** Phone numbers as large links; with `isShort` only the first one on a phone. */
export function Numbers({ contacts, isShort = false }: { contacts: readonly Contact[]; isShort?: boolean }) {
  return (
    <ul className="flex flex-wrap gap-2">
      {contacts.map(({ label, number, href }, at) => (
        <li
          key={`${label} ${number}`}
          className={!isShort ? 'max-sm:w-full' : at > 0 ? 'max-sm:hidden noscript:list-item print:list-item' : 'max-sm:w-full'}
        >
          <a href={href} className="button button-plain max-sm:w-full">
            <span className="text-muted">{label}</span> <strong className="numerals text-lg">{number}</strong>
          </a>
        </li>
      ))}
    </ul>
  );
}

/** A help line, shown above every wellness plan. On a phone its first number is always there; the words and other numbers unfold. */
export function HelpLine({ help }: { help: Card }) {
  const { wellness: words } = useWords();
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  return (
    <section aria-label={words.somebody} className="rounded-card border-2 border-line px-3 pb-3 sm:p-4">
      <div className="relative flex items-center max-sm:min-h-11">
        <h3 className="text-base sm:text-lg">{words.anyTime}</h3>
        <FoldButton label={words.anyTime} controls={id} isOpen={isOpen} onToggle={() => setOpen(!isOpen)} />
      </div>
      <p id={id} className={`mb-3 mt-1 max-w-[62ch] text-muted ${isOpen ? '' : 'max-sm:hidden noscript:block print:block'}`}>
        {help.lines.join(' ')}
      </p>
      <Numbers contacts={help.contacts} isShort={!isOpen} />
    </section>
  );
}
