type Props = { title?: string; notes: readonly string[] };

/** Notes on a plan as a plain list, with a title unless what is around has one. */
export function Notes({ title, notes }: Props) {
  if (notes.length === 0) return null;
  return (
    <section {...(title && { 'aria-label': title })} className="border-l-4 border-accent pl-4">
      {title && <h3 className="text-lg">{title}</h3>}
      <ul className="mt-1 list-disc space-y-1 pl-5 text-muted">
        {notes.map((note) => (
          <li key={note}>{note}</li>
        ))}
      </ul>
    </section>
  );
}
