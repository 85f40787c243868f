import type { RehabPhaseName, RehabRequest } from '../../../contract/assistant/rehab.ts';
import { careOf, forbiddenMovements } from './care.ts';
import { regionOf } from './criteria.ts';
import { ladderFor, ladderOfSteps, type Step } from './ladders.ts';
import { phaseTexts } from './texts.ts';

/** Where the way back leads: to a sport with a team or an opponent, to running, or to a day's work. After a knock to the head: always sport. */
export function goalOf(request: RehabRequest): 'sport' | 'running' | 'daily' {
  if (request.problem === 'concussion') return 'sport';
  if (forbiddenMovements(request).has('impact')) return 'daily';
  if (request.sportId !== null) return 'sport';
  return careOf(request).backTo ?? 'daily';
}

/** A day of rest between runs, distance before speed, hills last. */
const running: readonly Step[] = [
  [48, 'Brisk walk', '30 minutes, pain 2 or less.', 'तेज सैर', '30 मिनट, दर्द 2 या कम।'],
  [48, 'Run and walk', 'One minute easy run, two minutes walk, eight times.', 'दौड़ और चाल', 'एक मिनट हल्की दौड़, दो मिनट चाल, आठ बार।'],
  [48, 'More run than walk', 'Four minutes run, one minute walk, five times.', 'चाल से ज्यादा दौड़', 'चार मिनट दौड़, एक मिनट चाल, पाँच बार।'],
  [48, 'Steady run', '20 to 30 minutes easy, a day free between runs.', 'लगातार दौड़', '20 से 30 मिनट हल्की दौड़, बीच में एक दिन खाली।'],
  [72, 'Longer', 'About a tenth more a week; every third week less.', 'लंबी दौड़', 'हफ्ते में लगभग दसवाँ हिस्सा ज्यादा; हर तीसरे हफ्ते कम।'],
  [
    72,
    'Faster, then hills',
    'First a few quicker minutes, hills and races last.',
    'तेज, फिर चढ़ाई',
    'पहले कुछ तेज मिनट, चढ़ाई और प्रतियोगिता सबसे बाद में।',
  ],
];
const dailyLegs: readonly Step[] = [
  [24, 'At home', 'Walking and standing indoors as on a usual day.', 'घर में', 'सामान्य दिन की तरह घर में चलना और खड़े रहना।'],
  [24, 'Outdoors', '20 minutes on the flat, then stairs with the rail.', 'बाहर', '20 मिनट समतल पर, फिर रेलिंग पकड़कर सीढ़ियाँ।'],
  [48, 'Half a day', 'Half a day of your usual work, with breaks to sit.', 'आधा दिन', 'आधे दिन का सामान्य काम, बीच में बैठकर आराम।'],
  [48, 'A whole day', 'A whole day of work, then uneven ground and carrying.', 'पूरा दिन', 'पूरे दिन का काम, फिर ऊबड़-खाबड़ जमीन और बोझ।'],
];
const dailyTrunk: readonly Step[] = [
  [24, 'Sit, stand, walk', 'Change between them every half hour.', 'बैठना, खड़े होना, चलना', 'हर आधे घंटे में बदलिए।'],
  [
    24,
    'Light things',
    'Lift a light bag from a table, close to you, from the hips and knees.',
    'हल्की चीजें',
    'मेज से हल्का थैला शरीर के पास, कूल्हे और घुटनों से उठाइए।',
  ],
  [48, 'Half a day', 'Half a day of your usual work, heavy parts left out.', 'आधा दिन', 'आधे दिन का सामान्य काम, भारी काम छोड़कर।'],
  [
    48,
    'A whole day',
    'The whole day; heavier loads last, a little more each week.',
    'पूरा दिन',
    'पूरा दिन; भारी बोझ सबसे बाद में, हर हफ्ते थोड़ा ज्यादा।',
  ],
];
const dailyArms: readonly Step[] = [
  [24, 'Light use', 'Dress, eat, write and cook with it.', 'हल्का उपयोग', 'उससे कपड़े पहनिए, खाइए, लिखिए और पकाइए।'],
  [24, 'Carry', 'A light bag, then a full one; to the height of the shoulder.', 'उठाना', 'हल्का थैला, फिर भरा हुआ; कंधे की ऊँचाई तक।'],
  [48, 'Half a day', 'Half a day of your usual work, with short breaks.', 'आधा दिन', 'आधे दिन का सामान्य काम, छोटे विराम के साथ।'],
  [48, 'A whole day', 'The whole day, then pushing, pulling and reaching high.', 'पूरा दिन', 'पूरा दिन, फिर धकेलना, खींचना और ऊपर पहुँचना।'],
];
const daily = { leg: dailyLegs, trunk: dailyTrunk, arm: dailyArms } as const;

/** The last steps of the way back for this person. */
export function ladderOf(request: RehabRequest): ReturnType<typeof ladderFor> {
  const region = regionOf[request.problem];
  const goal = goalOf(request);
  if (goal === 'sport' || region === 'head') return ladderFor(region, request.sportId, request.language);
  if (goal === 'running' && region !== 'arm') return ladderOfSteps(running, request.language);
  const isCalm = forbiddenMovements(request).has('impact');
  return ladderOfSteps(isCalm ? daily[region] : [...daily[region], anySport], request.language);
}

/** Somebody without a chosen sport may do some all the same; it comes last, and never where jumps are left out. */
const anySport: Step = [
  72,
  'Sport, if you do any',
  'Half of it at first, alone and easy; all of it when the next morning stays calm.',
  'खेल, अगर खेलते हों',
  'पहले आधा, अकेले और हल्का; अगली सुबह शांत रहे तो पूरा।',
];

const backToTheDay = {
  title: { english: 'Return to daily life', hindi: 'रोज के जीवन में वापसी' },
  aim: {
    english: 'Your whole day again: a little more each week, never two new things at once.',
    hindi: 'फिर से आपका पूरा दिन: हर हफ्ते थोड़ा ज्यादा, एक साथ दो नई बातें कभी नहीं।',
  },
} as const;
const textsOf = (phase: RehabPhaseName, request: RehabRequest) =>
  phase === 'return' && goalOf(request) === 'daily' ? backToTheDay : phaseTexts[phase];

export const titleOf = (phase: RehabPhaseName, request: RehabRequest): string => textsOf(phase, request).title[request.language];
export const aimOf = (phase: RehabPhaseName, request: RehabRequest): string => textsOf(phase, request).aim[request.language];
