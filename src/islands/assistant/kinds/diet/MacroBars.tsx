import type { DietDay } from '../../../../contract/assistant/diet.ts';

type Bar = { name: string; value: number; least: number; most: number; unit: string };

const whole = new Intl.NumberFormat('en-IN', { maximumFractionDigits: 0 });
const say = (value: number) => whole.format(value);

function barsOf({ total, target }: DietDay): Bar[] {
  const { protein, carbs, fat } = target;
  return [
    { name: 'Energy', value: total.kcal, least: target.kcal * 0.95, most: target.kcal * 1.05, unit: 'kcal' },
    { name: 'Protein', value: total.protein, ...protein, unit: 'g' },
    { name: 'Carbs', value: total.carbs, ...carbs, unit: 'g' },
    { name: 'Fat', value: total.fat, ...fat, unit: 'g' },
    { name: 'Fibre', value: total.fibre, least: target.fibre, most: target.fibre * 2.2, unit: 'g' },
  ];
}

/** A day's energy and macros: the bar is what the food brings, the marked stretch what the day aims at. */
export function MacroBars({ day }: { day: DietDay }) {
  return (
    <dl className="grid gap-x-8 gap-y-3 rounded-card bg-board p-5 text-chalk grid-cols-2 md:grid-cols-3 2xl:grid-cols-5 print:grid-cols-5">
      {barsOf(day).map(({ name, value, least, most, unit }) => {
        const scale = Math.max(most, value) * 1.1;
        const share = (amount: number) => `${(100 * amount) / scale}%`;
        return (
          <div key={name}>
            <dt className="text-sm text-chalk-muted">{name}</dt>
            <dd>
              <span className="numerals text-3xl">{say(value)}</span> <span className="text-sm">{unit}</span>
              <span className="relative mt-2 block h-2 rounded-full bg-pitch-line" aria-hidden="true">
                <span className="absolute inset-y-0 left-0 rounded-full bg-chalk" style={{ width: share(value) }} />
                <span
                  className="absolute -inset-y-1 border-x-2 border-accent"
                  style={{ left: share(least), width: `calc(${share(most)} - ${share(least)})` }}
                />
              </span>
              <span className="mt-1 block text-xs text-chalk-muted">
                aim {say(least)} to {say(most)}
              </span>
            </dd>
          </div>
        );
      })}
    </dl>
  );
}
