import { weekdays, type Weekday } from '../../../contract/assistant/weekdays.ts';
import type { MeditationCondition, MeditationRequest } from '../../../contract/assistant/meditation.ts';
import type { HealthCondition } from '../../../contract/assistant/constraints.ts';
import type { MeditationAsked } from '../../../contract/assistant/quiet-wishes.ts';
import { applyChips } from '../part/index.ts';
import { allowedTechniques } from './may-practise.ts';
import { techniquesNamed } from './practice-names.ts';

const nothing: MeditationAsked = { openEyes: false, refused: [], wanted: [], at: null };

/** What was asked for in words; nothing for most requests. */
const askedIn = ({ asked }: Pick<MeditationRequest, 'asked'>): MeditationAsked => asked ?? nothing;

const unique = <T>(list: readonly T[]): T[] => [...new Set(list)];
const asking = (request: MeditationRequest, more: Partial<MeditationAsked>): MeditationRequest => ({
  ...request,
  asked: { ...askedIn(request), ...more },
});
/** The changed request, or the one before if nothing could be practised any more. */
const ifPossible = (before: MeditationRequest, after: MeditationRequest): MeditationRequest =>
  allowedTechniques(after).length > 0 ? after : before;

/** The conditions of the form that a condition of food and training means here; high pressure asks for the same care as the heart. */
export const quietCondition: Readonly<Partial<Record<HealthCondition, MeditationCondition>>> = {
  asthma: 'asthma',
  heart: 'heart',
  highBloodPressure: 'heart',
  pregnancy: 'pregnancy',
};

const withCondition = (request: MeditationRequest, condition: MeditationCondition): MeditationRequest => ({
  ...request,
  conditions: unique([...request.conditions, condition]),
});

/** The request without any held breath. */
export const withoutHolds = (request: MeditationRequest): MeditationRequest => ({
  ...request,
  noBreathHolding: true,
  breath: request.breath === 'box' || request.breath === 'fourSevenEight' ? 'longExhale' : request.breath,
});

const onlyOn = (request: MeditationRequest, days: readonly Weekday[]): MeditationRequest => {
  const free = request.freeDays.length > 0 ? request.freeDays : weekdays;
  const both = weekdays.filter((day) => days.includes(day) && free.includes(day));
  const left = both.length > 0 ? both : weekdays.filter((day) => days.includes(day));
  return left.length === 0 ? request : { ...request, freeDays: left, days: Math.min(request.days, left.length) };
};

/** What each chip does to a request. */
export const withConstraints = applyChips<MeditationRequest>({
  minutes: (request, value) => ({ ...request, minutes: Math.min(45, Math.max(3, value)) }),
  days: (request, value) => ({ ...request, days: value }),
  condition: (request, value) => {
    const condition = quietCondition[value];
    return condition ? withCondition(request, condition) : request;
  },
  mind: withCondition,
  quietly: (request, value) =>
    value === 'noHolds' ? withoutHolds(request) : value === 'noSound' ? { ...request, sound: false } : asking(request, { openEyes: true }),
  sitAs: (request, value) => ifPossible(request, { ...request, posture: value }),
  noPractice: (request, value) => {
    const ids = techniquesNamed(value);
    const { refused, wanted } = askedIn(request);
    const kept = wanted.filter(({ practice }) => practice.id !== value.id);
    return ifPossible(request, asking(request, { refused: unique([...refused, ...ids]), wanted: kept }));
  },
  wantPractice: (request, value) => {
    const [id = ''] = techniquesNamed(value.practice);
    const { refused, wanted } = askedIn(request);
    const others = wanted.filter(({ practice }) => practice.id !== value.practice.id);
    return asking(request, { refused: refused.filter((one) => one !== id), wanted: [...others, value] });
  },
  practiseAt: (request, value) => asking(request, { at: value }),
  trainOn: (request, value) => {
    const only = onlyOn(request, value);
    // Up to four days that are named one by one are all meant; 'on weekdays' is a choice of days.
    return value.length <= 4 ? { ...only, days: only.freeDays.length } : only;
  },
  restOn: (request, value) =>
    onlyOn(
      request,
      weekdays.filter((day) => !value.includes(day) && (request.freeDays.length === 0 || request.freeDays.includes(day))),
    ),
  matchOn: (request, value) => ({ ...request, matchDays: unique([...request.matchDays, ...value]) }),
});
