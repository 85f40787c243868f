import { useState } from 'react';
import { Dialog } from './Dialog.tsx';

type Reference = { title: string; summary: string; url?: string | undefined };
type Props = { references: readonly Reference[]; description: string; title?: string; lang?: 'hi' | undefined; className?: string };

/** Spec §2's References popup with the sources of a plan; nothing where there are none. */
export function ReferencesButton({ references, description, title: name = 'References', lang, className = 'button button-plain' }: Props) {
  const [isOpen, setOpen] = useState(false);
  if (references.length === 0) return null;
  return (
    <>
      <button type="button" className={`${className} print:hidden`} onClick={() => setOpen(true)}>
        {name}
      </button>
      <Dialog isOpen={isOpen} onClose={() => setOpen(false)} title={name} description={description} lang={lang}>
        <ol lang={lang && 'en'} className="divide-y divide-line border-y border-line">
          {references.map(({ title, summary, url }) => (
            <li key={title} className="py-4">
              <h3 className="text-base leading-snug">{title}</h3>
              <p className="mt-1 text-sm text-muted">{summary}</p>
              {url && (
                <a
                  className="link inline-flex min-h-11 items-center text-sm font-semibold"
                  href={url}
                  target="_blank"
                  rel="noopener noreferrer"
                >
                  Read More<span className="visually-hidden"> about {title} (opens in a new tab)</span>
                </a>
              )}
            </li>
          ))}
        </ol>
      </Dialog>
    </>
  );
}
