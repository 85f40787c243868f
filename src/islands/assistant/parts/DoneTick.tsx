type Props = { item: string; label: string; ticks: ReadonlySet<string>; onTick?: ((item: string, done: boolean) => void) | undefined };

/** Ticks a line of a plan; nothing where the plan is only looked at. */
export function DoneTick({ item, label, ticks, onTick }: Props) {
  if (!onTick) return null;
  return (
    <label className="grid size-11 shrink-0 place-items-center print:hidden">
      <input
        type="checkbox"
        className="size-6"
        checked={ticks.has(item)}
        aria-label={`Done: ${label}`}
        onChange={(event) => onTick(item, event.target.checked)}
      />
    </label>
  );
}
