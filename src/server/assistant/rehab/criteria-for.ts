import type { RehabPhaseName, RehabRequest } from '../../../contract/assistant/rehab.ts';
import { forbiddenMovements } from './care.ts';
import { leaveWhen, regionOf } from './criteria.ts';
import { goalOf } from './ladder-of.ts';

/** Problems in which a part visibly swells; a sore tendon hardly does. */
const swelling: ReadonlySet<RehabRequest['problem']> = new Set(['ankleSprain', 'hamstring', 'quadriceps', 'calf', 'wrist', 'finger']);

type Said = { readonly english: string; readonly hindi: string };
/** What is asked for instead, or nothing, where a criterion does not fit the person. */
const instead: readonly (readonly [RegExp, (request: RehabRequest) => boolean, Said | undefined])[] = [
  [/^Swelling /, ({ problem }) => !swelling.has(problem), undefined],
  [
    /on that leg\.$/,
    (request) => forbiddenMovements(request).has('balancing'),
    { english: 'You walk indoors without holding on.', hindi: 'घर में बिना पकड़े चलते हैं।' },
  ],
  [/hops in place/, (request) => forbiddenMovements(request).has('impact'), undefined],
  [
    /^Sprint, stop/,
    (request) => forbiddenMovements(request).has('impact') || goalOf(request) === 'daily',
    { english: 'Stairs and brisk walking feel the same on both sides.', hindi: 'सीढ़ियाँ और तेज चलना दोनों ओर एक जैसा लगता है।' },
  ],
  [/side plank/, (request) => forbiddenMovements(request).has('floor') || forbiddenMovements(request).has('straining'), undefined],
  [
    /full trainings before the first match/,
    (request) => goalOf(request) === 'daily',
    { english: 'Two ordinary weeks of your day, calm each next morning.', hindi: 'आपके सामान्य दिनों के दो हफ्ते, हर अगली सुबह शांत।' },
  ],
  [
    /full trainings before the first match/,
    (request) => goalOf(request) === 'running',
    { english: 'Two weeks of your usual runs before a race.', hindi: 'दौड़ प्रतियोगिता से पहले दो हफ्ते आपकी सामान्य दौड़।' },
  ],
  [
    /^You move in your sport/,
    (request) => goalOf(request) === 'daily',
    { english: 'You bend, lift and carry in your day without guarding.', hindi: 'रोज के काम में बिना बचाव के झुकते, उठाते और ढोते हैं।' },
  ],
  [
    /^Throwing, hitting/,
    (request) => goalOf(request) === 'daily',
    { english: 'Lifting, pulling and reaching overhead at full strength.', hindi: 'पूरी ताकत से उठाना, खींचना और ऊपर तक पहुँचना।' },
  ],
];

/** The criteria for the phase after this one, as far as they fit the person: nobody is asked for what the plan leaves out. */
export function criteriaFor(phase: RehabPhaseName, request: RehabRequest): string[] {
  const { english, hindi } = leaveWhen[phase][regionOf[request.problem]];
  return english.flatMap((line, at) => {
    const other = instead.find(([pattern, applies]) => pattern.test(line) && applies(request));
    if (other) return other[2]?.[request.language] ?? [];
    return (request.language === 'hindi' ? hindi[at] : line) ?? [];
  });
}
