/** A line whose parts between asterisks are shown in the class `className`. */
export function Marked({ text, className = 'numerals' }: { text: string; className?: string }) {
  return text.split('*').map((part, at) =>
    at % 2 === 0 ? (
      part
    ) : (
      <strong key={at} className={className}>
        {part}
      </strong>
    ),
  );
}
