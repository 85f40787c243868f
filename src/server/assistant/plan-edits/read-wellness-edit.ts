import type { WellnessChange, WellnessPlan } from '../../../contract/assistant/wellness.ts';
import { namedIn } from '../part/index.ts';
import type { AskedOfPlan } from '../plan-answers/index.ts';
import { changeWords } from './change-words.ts';
import type { PlanEdit } from './plan-edit.ts';
import { wantedNumber } from './said-numbers.ts';

type AskedOfWellness = AskedOfPlan<WellnessPlan>;

const edit = (change: WellnessChange, items: readonly string[] = []): PlanEdit => ({
  kind: 'wellness',
  change,
  topic: { act: 'change', items },
});

function readMinutes({ message }: AskedOfWellness): WellnessChange | undefined {
  const isMuch = / (too (much|long|many)|a day|day|daily|only|make|keep|less|max|at most|kaafi|enough|do|roz|रोज|बस|bas) /.test(
    message.gloss,
  );
  const minutes = wantedNumber(message, 'minutes', isMuch && message.days.length === 0);
  return minutes === undefined ? undefined : { verb: 'minutes', minutesPerDay: Math.min(60, Math.max(5, Math.round(minutes))) };
}

/** The day whose practice is meant; the first item of the day, or the one that is counted. */
function itemMeant({ message, plan, topic }: AskedOfWellness): string | undefined {
  const all = plan.days.flatMap(({ items }) => items);
  const named = namedIn(message.text, all);
  if (named) return named.key;
  const words = message.text.toLowerCase().match(/\p{L}{4,}/gu) ?? [];
  const byArea = all.find(({ areaName, area }) =>
    words.some((word) => areaName.toLowerCase().startsWith(word.slice(0, 5)) || area.startsWith(word.slice(0, 5))),
  );
  const day = message.days.find(({ by }) => by === 'number');
  const ofDay = day?.by === 'number' ? plan.days.find((one) => one.day === day.number)?.items : undefined;
  if (ofDay) return ofDay.at(message.ordinal ?? 0)?.key;
  return byArea?.key ?? all.find(({ key }) => topic?.items.includes(key) ?? false)?.key;
}

/** The change that a message names in a wellness plan, besides those of its own words; undefined if it names none. */
export function readWellnessEdit(asked: AskedOfWellness): PlanEdit | undefined {
  const { gloss } = asked.message;
  const minutes = readMinutes(asked);
  if (minutes && !/ match /.test(gloss)) return edit(minutes);
  const item = changeWords.swap.test(gloss) || changeWords.remove.test(gloss) ? itemMeant(asked) : undefined;
  return item && !/ match /.test(gloss) ? edit({ verb: 'swap', itemKey: item }, [item]) : undefined;
}
