export type TallyPart = { name: string; label: string; count: number; fill: string };

/** Numbers of several kinds as one bar, with the numbers and their labels below. Kinds that do not occur are left out. */
export function TallyBar({ parts }: { parts: readonly TallyPart[] }) {
  const shown = parts.filter(({ count }) => count > 0);
  const starts = shown.map((_part, at) => shown.slice(0, at).reduce((sum, { count }) => sum + count, 0));
  const all = shown.reduce((sum, { count }) => sum + count, 0);
  if (all === 0) return null;
  return (
    <div>
      <svg className="h-4 w-full rounded-card" viewBox={`0 0 ${all} 1`} preserveAspectRatio="none" aria-hidden="true">
        {shown.map(({ name, count, fill }, at) => (
          <rect key={name} x={starts[at]} width={count} height="1" style={{ fill }} />
        ))}
      </svg>
      <ul className="mt-3 flex flex-wrap gap-x-7 gap-y-1">
        {shown.map(({ name, label, count, fill }) => (
          <li key={name} className="flex items-baseline gap-2">
            <svg className="size-2.5" viewBox="0 0 1 1" aria-hidden="true">
              <rect width="1" height="1" style={{ fill }} />
            </svg>
            <span className="numerals text-xl">{count}</span>
            <span className="text-muted">{label}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
