/** A titled text of a profile; nothing where the text is empty. */
export function ProfileText({ title, text }: { title: string; text: string }) {
  if (text.trim() === '') return null;
  return (
    <section className="mt-6">
      <h3 className="text-base tracking-wide">{title}</h3>
      <p className="mt-1.5 max-w-[65ch] whitespace-pre-line wrap-anywhere">{text}</p>
    </section>
  );
}
