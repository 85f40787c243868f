import { ReferencesButton } from '../../shared/ReferencesButton.tsx';
import { useLanguage, useWords } from './in-language.tsx';
import { langOf } from './lang-of.ts';

type Reference = { title: string; summary: string; url?: string | undefined };

/** The sources of a plan: in spec §2's popup on a screen, as a list on paper. */
export function PlanReferences({ references }: { references: readonly Reference[] }) {
  const { references: title, restsOn } = useWords();
  const language = useLanguage();
  return (
    <>
      <ReferencesButton
        references={references}
        title={title}
        description={restsOn}
        lang={langOf(language)}
        className="link min-h-11 text-sm font-semibold"
      />
      {references.length > 0 && (
        <section aria-label={title} className="hidden text-sm print:block">
          <h3 className="text-lg">{title}</h3>
          <ol lang="en" className="mt-1 list-decimal space-y-1 pl-5">
            {references.map(({ title: source, summary, url }) => (
              <li key={source}>
                <strong>{source}</strong>. {summary} {url}
              </li>
            ))}
          </ol>
        </section>
      )}
    </>
  );
}
