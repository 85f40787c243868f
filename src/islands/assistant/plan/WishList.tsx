import type { Wish, WishOutcome } from '../../../contract/assistant/wishes.ts';
import { langOfText } from '../parts/lang-of.ts';

const marks: Readonly<Record<WishOutcome, { readonly sign: string; readonly name: string; readonly look: string }>> = {
  done: { sign: '✓', name: 'Done', look: 'text-good' },
  cannot: { sign: '–', name: 'Cannot be done', look: 'text-muted' },
  unclear: { sign: '?', name: 'Not understood', look: 'text-muted' },
};

function Rows({ wishes }: { wishes: readonly Wish[] }) {
  return (
    <ul className="divide-y divide-line border-y border-line">
      {wishes.map(({ words, outcome, says }, at) => (
        <li key={`${at} ${words} ${outcome}`} className="flex gap-3 py-2">
          <span aria-hidden="true" className={`w-4 shrink-0 text-center font-semibold ${marks[outcome].look}`}>
            {marks[outcome].sign}
          </span>
          <span className="visually-hidden">{marks[outcome].name}:</span>
          <p className="min-w-0 wrap-anywhere">
            <q lang={langOfText(words)} className="font-semibold">
              {words}
            </q>{' '}
            <span lang={langOfText(says)} className="block text-muted">
              {says}
            </span>
          </p>
        </li>
      ))}
    </ul>
  );
}

const counted = (wishes: readonly Wish[], outcome: WishOutcome) => wishes.filter((one) => one.outcome === outcome).length;

/** One line about all wishes: '3 done, 1 cannot be done'. */
export const summaryOf = (wishes: readonly Wish[]): string =>
  (['done', 'cannot', 'unclear'] as const)
    .map((outcome) => ({ outcome, count: counted(wishes, outcome) }))
    .filter(({ count }) => count > 0)
    .map(({ outcome, count }) => `${count} ${marks[outcome].name.toLowerCase()}`)
    .join(', ');

/** What will become of each phrase, while it is typed. */
export function TypedWishes({ wishes }: { wishes: readonly Wish[] }) {
  if (wishes.length === 0) return null;
  return (
    <section aria-label="Your words">
      <p className="mb-2 text-sm font-semibold">What the plan makes of your words</p>
      <Rows wishes={wishes} />
    </section>
  );
}

/** What became of each phrase in a plan: what could not be done is shown, and what was done can be opened. */
export function PlannedWishes({ wishes }: { wishes: readonly Wish[] }) {
  if (wishes.length === 0) return null;
  const done = wishes.filter(({ outcome }) => outcome === 'done');
  const open = wishes.filter(({ outcome }) => outcome !== 'done');
  return (
    <section aria-label="Your words" className="space-y-2">
      {open.length > 0 && <Rows wishes={open} />}
      {done.length > 0 && (
        <details open={open.length === 0 && done.length <= 2}>
          <summary className="min-h-11 cursor-pointer py-2 font-semibold">
            {done.length === 1 ? 'One of your wishes is' : `${done.length} of your wishes are`} in this plan
          </summary>
          <Rows wishes={done} />
        </details>
      )}
    </section>
  );
}
