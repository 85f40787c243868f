/** Notes on a plan as a plain list. */
export function Notes({ title, notes }: { title: string; notes: readonly string[] }) {
  if (notes.length === 0) return null;
  return (
    <section aria-label={title} className="border-l-4 border-accent pl-4">
      <h3 className="text-lg">{title}</h3>
      <ul className="mt-1 list-disc space-y-1 pl-5 text-muted">
        {notes.map((note) => (
          <li key={note}>{note}</li>
        ))}
      </ul>
    </section>
  );
}
