import type { WellnessArea, WellnessRequest } from '../../../contract/assistant/wellness.ts';
import type { LifeSituation } from '../../../contract/assistant/quiet-wishes.ts';
import type { PlanLanguage } from '../../../contract/assistant/words.ts';
import { practiceLines } from '../../../data/wellness/practices.ts';

type Said = Readonly<Record<PlanLanguage, string>>;
/** `isGentle` practices also suit a heavy day: short, and without examining one's thoughts. */
export type Practice = {
  readonly id: string;
  readonly area: WellnessArea;
  readonly minutes: number;
  readonly isGentle: boolean;
  readonly name: Said;
  readonly how: Said;
};

export const practices: ReadonlyMap<string, Practice> = new Map(
  practiceLines
    .trim()
    .split('\n')
    .map((line): [string, Practice] => {
      const [id = '', area = '', minutes = '', gentle = '', english = '', hindi = '', how = '', howHindi = ''] = line.split('|');
      return [
        id,
        {
          id,
          area: area as WellnessArea,
          minutes: Number(minutes),
          isGentle: gentle === 'y',
          name: { english, hindi },
          how: { english: how, hindi: howHindi },
        },
      ];
    }),
);

export type Band = 'low' | 'some' | 'high';
/** The sums of PHQ-2 and GAD-2 (0 to 6 each); three or more in either is `high`. An unanswered question counts 0. */
export function scoresOf({ answers }: Pick<WellnessRequest, 'answers'>): { phq2: number; gad2: number; band: Band } {
  const points = (id: string) => (typeof answers[id] === 'number' ? Math.min(3, Math.max(0, Math.round(answers[id]))) : 0);
  const phq2 = points('phqInterest') + points('phqDown');
  const gad2 = points('gadNervous') + points('gadWorry');
  return { phq2, gad2, band: Math.max(phq2, gad2) >= 3 ? 'high' : phq2 + gad2 > 0 ? 'some' : 'low' };
}
/** The maximum of minutes a day: as asked, and less on heavy days. */
export const mostMinutes = ({ minutesPerDay, ...request }: Pick<WellnessRequest, 'minutesPerDay' | 'answers'>): number => {
  const { band } = scoresOf(request);
  return Math.min(minutesPerDay, band === 'high' ? 20 : band === 'some' ? 30 : 60);
};
/** What only suits somebody's own days and nights: after a night shift, with a small baby, before exams, caring for somebody. */
const onlyIn: Readonly<Record<LifeSituation, readonly string[]>> = {
  nightShift: ['shiftDark', 'shiftNap', 'shiftCoffee'],
  newborn: ['babyNap', 'babyHand'],
  exams: ['examBlock', 'examStop'],
  carer: ['carerHour', 'carerDoor'],
};
/** Rules of regular nights that do not hold there: after a night shift morning light keeps awake, a baby decides when one gets up, and nobody who studies or cares all day has a free half hour. */
const notIn: Readonly<Record<LifeSituation, readonly string[]>> = {
  nightShift: ['sameWake', 'daylight'],
  newborn: ['sameWake', 'bedIsSleep', 'briskTwenty', 'playSport'],
  exams: ['freeWrite', 'tidyCorner'],
  carer: ['playSport', 'together'],
};
const situations = Object.keys(onlyIn) as LifeSituation[];

function suitsLife({ id }: Practice, life: readonly LifeSituation[]): boolean {
  const own = situations.filter((one) => onlyIn[one].includes(id));
  return (own.length === 0 || own.some((one) => life.includes(one))) && !life.some((one) => notIn[one].includes(id));
}

/** The practices allowed for this request; a model may choose from the same. */
export function allowedPractices(request: WellnessRequest): Practice[] {
  const isHeavy = scoresOf(request).band === 'high';
  const { refused = [], life = [] } = request.asked ?? {};
  const allowed = [...practices.values()].filter(
    (one) =>
      !refused.includes(one.id) &&
      suitsLife(one, life) &&
      (!isHeavy || one.isGentle) &&
      one.minutes <= mostMinutes(request) &&
      (one.area !== 'nerves' || request.matchInDays !== null || request.focus.includes('nerves')),
  );
  // A worry is only parked for a worry time that comes.
  return allowed.filter(({ id }) => id !== 'worryPark' || allowed.some((one) => one.id === 'worryFifteen'));
}
