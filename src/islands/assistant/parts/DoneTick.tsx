import { useWords } from './in-language.tsx';

type Props = {
  item: string;
  label: string;
  /** The accessible name, used instead of the label. */
  named?: string;
  ticks: ReadonlySet<string>;
  onTick?: ((item: string, done: boolean) => void) | undefined;
};

/** A checkbox that marks an item of a plan as done; nothing where the plan is read-only. */
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
