import type { Availability } from '../../contract/event-shapes.ts';

const looks = {
  yes: { label: 'Yes', icon: 'm4 10.5 4 4 8-9', chosen: 'border-good bg-good text-ground' },
  maybe: { label: 'Maybe', icon: 'M3 10c2.5-4 4.5-4 7 0s4.5 4 7 0', chosen: 'border-ink bg-ink text-ground' },
  no: { label: 'No', icon: 'm5 5 10 10M15 5 5 15', chosen: 'border-bad bg-bad text-ground' },
} as const;

type Props = { label: string; answer: Availability | null; onAnswer: (answer: Availability) => void; isSmall?: boolean };

/** Yes, maybe, no as large buttons; the given answer is pressed. */
export function AnswerButtons({ label, answer, onAnswer, isSmall = false }: Props) {
  return (
    <div role="group" aria-label={label} className="grid at-most-3 gap-1.5">
      {(['yes', 'maybe', 'no'] as const).map((one) => {
        const { label: word, icon, chosen } = looks[one];
        const isChosen = one === answer;
        return (
          <button
            key={one}
            type="button"
            aria-pressed={isChosen}
            onClick={() => onAnswer(one)}
            className={`flex items-center justify-center gap-1.5 rounded-card border-[1.5px] px-2 font-semibold ${isSmall ? 'min-h-11 text-[0.9375rem]' : 'min-h-13'} ${isChosen ? chosen : 'border-[color-mix(in_oklab,var(--color-ink)_40%,var(--color-line))] hover:bg-sunken'}`}
          >
            <svg className="size-4 shrink-0" viewBox="0 0 20 20" fill="none" stroke="currentColor" strokeWidth="2.5" aria-hidden="true">
              <path d={icon} />
            </svg>
            {word}
          </button>
        );
      })}
    </div>
  );
}
