import { ReferencesButton } from '../../shared/ReferencesButton.tsx';

type Reference = { title: string; summary: string; url?: string | undefined };

/** What a plan rests on: by spec §2's popup on a screen, as a list on paper. */
export function PlanReferences({ references }: { references: readonly Reference[] }) {
  return (
    <>
      <ReferencesButton references={references} description="The published sources that this rests on." />
      {references.length > 0 && (
        <section aria-label="References" className="hidden text-sm print:block">
          <h3 className="text-lg">References</h3>
          <ol className="mt-1 list-decimal space-y-1 pl-5">
            {references.map(({ title, summary, url }) => (
              <li key={title}>
                <strong>{title}</strong>. {summary} {url}
              </li>
            ))}
          </ol>
        </section>
      )}
    </>
  );
}
