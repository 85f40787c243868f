import { useWords } from './in-language.tsx';

type Props = {
  item: string;
  label: string;
  /** Read out instead of that the label is done. */
  named?: string;
  ticks: ReadonlySet<string>;
  onTick?: ((item: string, done: boolean) => void) | undefined;
};

/** Ticks a line of a plan; nothing where the plan is only looked at. */
export function DoneTick({ item, label, named, ticks, onTick }: Props) {
  const { done } = useWords();
  if (!onTick) return null;
  return (
    <label className="grid size-11 shrink-0 place-items-center print:hidden">
      <input
        type="checkbox"
        className="size-6"
        checked={ticks.has(item)}
        aria-label={named ?? done(label)}
        onChange={(event) => onTick(item, event.target.checked)}
      />
    </label>
  );
}
