import type { ExerciseNamed, MovementLimit, MuscleGroup } from '../../../../../contract/assistant/workout-wishes.ts';
import type { Equipment } from '../../../../../contract/assistant/words.ts';
import { exercises } from '../../exercises.ts';
import { exerciseGroups } from '../exercise-groups.ts';
import { inText } from './canonical-words.ts';

/** Something that can be wanted, refused or owned. */
export type Thing =
  | { readonly kind: 'exercise'; readonly named: ExerciseNamed; readonly isOurs: boolean }
  /** `wanted` is what it is called if somebody wants it. */
  | { readonly kind: 'movement'; readonly limit: MovementLimit; readonly wanted: ExerciseNamed | undefined }
  | { readonly kind: 'muscle'; readonly group: MuscleGroup }
  /** Equipment or a place with it: `only` if nothing else is there; nothing at all if it is empty. */
  | {
      readonly kind: 'equipment';
      readonly equipment: readonly Equipment[];
      readonly isPlace: boolean;
      /** The exercise that a machine is named after. */
      readonly machine?: ExerciseNamed;
    }
  /** What every home has, and no exercise needs to be told. */
  | { readonly kind: 'furniture' };

const split = (text: string) => text.trim().split(/\s+/);

const movementWords: Readonly<Record<MovementLimit, string>> = {
  impact: `jump jumps jumping plyo plyos plyometrics plyometric high+impact impact hopping hops jumping+around leaping loud+moves noise noisy+moves loud
    thumping stomping kudna koodna kood uchalna uchhalna uchal+kood uchhal+kood uchalkud कूदना कूद उछलना उछल+कूद कूदने कूदने+वाली`,
  overhead: `overhead over+head above+head above+my+head over+my+head above+the+head above+shoulder+height above+shoulders sar+ke+upar sir+ke+upar
    सिर+के+ऊपर overhead+work overhead+movements overhead+lifting ओवरहेड`,
  floor: `floor+exercises floor+work floorwork floor+based on+the+floor on+floor on+the+ground getting+down getting+on+the+floor get+down+on+the+floor
    mat+work down+on+the+floor get+on+the+floor zameen+par zameen+pe jameen+par jamin+pe farsh+par ज़मीन+पर जमीन+पर फ़र्श+पर lie+down+on+the+floor ground+exercises`,
  supine: `lying+on+my+back lie+on+my+back on+my+back flat+on+my+back lying+on+back lying+on+the+back lie+on+back on+back supine lying+flat lie+flat
    lying+down lie+down lying peeth+ke+bal pith+ke+bal पीठ+के+बल`,
  prone: `on+my+stomach on+stomach on+my+belly on+my+front face+down prone lying+on+my+stomach lying+on+stomach pet+ke+bal पेट+के+बल`,
  kneeling: `kneeling kneel on+my+knees on+knees on+all+fours all+fours ghutno+ke+bal ghutne+ke+bal घुटनों+के+बल`,
  onHands: `weight+on+my+wrists weight+on+wrists weight+on+my+hands weight+on+hands weight+on+the+wrists on+my+wrists on+my+hands hands+on+the+floor
    wrist+loading weight+bearing+on+wrists pressure+on+wrists haath+par+vajan`,
  deepKnee: `deep+squats deep+squat deep+knee+bends deep+knee+bend deep+knee deep+bending deep+knee+bending full+squats full+squat ass+to+grass
    below+parallel knee+bending bending+my+knees bending+knees deep+lunges knees+past+90 gehre+squat ghutna+modna ghutne+modna`,
  bending: `bending bending+forward bend+forward forward+bends forward+bending forward+folds toe+touches bending+over bend+over spine+bending spinal+flexion
    flexion rounding+my+back jhukna aage+jhukna jhukne झुकना आगे+झुकना झुकने`,
  twisting: `twisting twist+my+spine twisting+my+spine rotation rotations rotational+movements spinal+rotation spinal+twists turning+my+back मुड़ना मोड़ना`,
  longHolds: `long+holds isometrics isometric isometric+holds isometric+exercises static+holds long+planks holding+positions static+exercises`,
  headDown: `upside+down head+down inversions inverted inverted+poses inversion head+below+my+heart head+below+heart head+lower+than`,
  straining: `straining breath+holding holding+my+breath hold+my+breath holding+breath valsalva heavy+lifting heavy+weights heavy+weight lifting+heavy
    lift+heavy heavy+lifts heavy+loads spotter heavy bhari+vajan bhaari+wajan bhari+wajan bhari vajan+uthana wajan+uthana भारी+वजन heavy+barbell`,
  standing: `standing standing+up standing+exercises standing+work khade+hokar खड़े+होकर`,
  hardEffort: `hiit sweat sweating high+intensity high+intensity+intervals hard+intervals intervals interval+training tabata breathless out+of+breath sprint+intervals एचआईआईटी`,
  balancing: `one+leg on+one+leg single+leg single+leg+exercises single+leg+work standing+on+one+leg balancing balance+on+one+leg ek+pair+par एक+पैर+पर`,
};
const wantedInstead: Partial<Record<MovementLimit, string>> = {
  impact: 'jumps',
  hardEffort: 'intervals',
  balancing: 'balance',
  overhead: 'overhead-press',
  twisting: 'twists',
  deepKnee: 'squats',
};

const muscleWords: Readonly<Record<MuscleGroup, string>> = {
  legs: 'legs leg lower+body pair+ki tange taange टांगें पैरों lower',
  glutes: 'glutes glute booty butt bum butts hips+and+glutes ग्लूट्स कूल्हों',
  quads: 'quads quadriceps thighs thigh janghe jaanghe जांघों',
  hamstrings: 'hamstrings hamstring hammies hams',
  calves: 'calves calf',
  chest: 'chest pecs pec chhati chati seena छाती सीना',
  back: 'back lats rear+delts wings पीठ',
  shoulders: 'shoulders shoulder delts kandhe kandho कंधे कंधों',
  arms: 'arms arm bazu baazu bhuja bicep+and+tricep dole dolle बाजू बांहें डोले',
  biceps: 'biceps bicep guns बाइसेप्स',
  triceps: 'triceps tricep ट्राइसेप्स',
  forearms: 'forearms forearm grip grip+strength कलाइयां',
  core: 'core abs ab six+pack abdominals abdominal midsection trunk tummy stomach+muscles kor कोर एब्स',
  upperBody: 'upper+body upperbody upper',
};

const whole: readonly Equipment[] = ['machines', 'dumbbells', 'barbell', 'bench', 'cardio'];
const equipmentWords: readonly (readonly [string, readonly Equipment[], isPlace?: boolean])[] = [
  [
    'dumbbell dumbbells db dbs dumbells डंबल डम्बल water+bottles water+bottle bottles bottles+of+water backpack rucksack bag+of+books sandbag sandbags brick bricks jug jugs paani+ki+bottle paani+ki+botal hand+weights light+weights',
    ['dumbbells'],
  ],
  ['kettlebell kettlebells kb kbs kettle+bell kettle+bells kilo+bell kg+bell केटलबेल', ['kettlebell']],
  ['barbell barbells olympic+bar rod plates weight+plates bar+and+plates बारबेल', ['barbell']],
  [
    'band bands resistance+band resistance+bands loop+band loop+bands mini+band mini+bands elastic+band theraband rubber+band rubber+bands tube resistance+tube बैंड',
    ['band'],
  ],
  [
    'pull+up+bar pullup+bar chin+up+bar doorway+bar door+bar monkey+bars high+bar horizontal+bar bar+to+hang bar bars पुल+अप+बार',
    ['pullUpBar'],
  ],
  ['rings gymnastic+rings trx suspension+trainer suspension+straps straps', ['rings']],
  ['medicine+ball medicine+balls med+ball slam+ball', ['medicineBall']],
  ['swiss+ball exercise+ball exercises+ball gym+ball stability+ball yoga+ball', ['exerciseBall']],
  ['step+platform plyo+box box stepper aerobic+step stairs staircase seedhi seedhiyan sturdy+step सीढ़ी सीढ़ियां', ['step']],
  ['skipping+rope jump+rope rope rassi रस्सी', ['rope']],
  ['cones cone markers', ['cones']],
  [
    'treadmill exercise+bike exercises+bike exercises+cycle stationary+cycle gym+cycle stationary+bike spin+bike spinning+bike rower rowing+machine elliptical cross+trainer air+bike cardio+machines ट्रेडमिल',
    ['cardio'],
  ],
  ['foam+roller roller', ['roller']],
  ['weight+bench exercises+bench adjustable+bench flat+bench bench बेंच', ['bench']],
  ['machine machines cable+machine cable+machines cables cable smith+machine lat+pulldown+machine मशीन मशीनें', ['machines']],
  ['weights free+weights', ['dumbbells', 'kettlebell', 'barbell']],
  ['gym full+gym commercial+gym gold+gym big+gym fully+equipped+gym proper+gym', whole, true],
  [
    'society+gym apartment+gym college+gym office+gym hotel+gym building+gym small+gym home+gym clubhouse+gym hostel+gym',
    ['machines', 'dumbbells', 'bench', 'cardio'],
    true,
  ],
  ['equipment equipments gear saman samaan सामान उपकरण apparatus kit', []],
  ['squat+rack squat+racks rack racks power+rack smith+rack smith', ['barbell']],
  [
    'hotel hotel+room hotels hostel hostel+room travelling traveling my+room small+room bedroom living+room pg+room park garden terrace rooftop balcony playground ground open+ground beach chhat parking पार्क छत',
    [],
    true,
  ],
  ['bodyweight body+weight own+bodyweight बॉडीवेट', [], true],
];

const things = new Map<string, Thing>();
const add = (words: string, thing: Thing) => {
  for (const name of split(words)) {
    const folded = name.split('+').map(inText).join(' ');
    if (folded !== '') things.set(folded, thing);
  }
};
const namedOf = (id: string): ExerciseNamed | undefined => {
  const group = exerciseGroups.find((one) => one.id === id);
  return group && { id, english: group.english, hindi: group.hindi };
};

for (const [group, words] of Object.entries(muscleWords)) add(words, { kind: 'muscle', group: group as MuscleGroup });
for (const [words, equipment, isPlace = false] of equipmentWords) add(words, { kind: 'equipment', equipment, isPlace });
for (const { id, name } of exercises) {
  const named = { id, english: name.english.toLowerCase(), hindi: name.hindi };
  const plain = name.english
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, ' ')
    .trim();
  // One word names a family, or something else: 'plank', 'cobra', 'marching'.
  if (!plain.includes(' ')) continue;
  for (const said of [plain, `${plain}s`, name.hindi])
    things.set(said.split(' ').map(inText).join(' '), { kind: 'exercise', named, isOurs: true });
}
add(
  'chair chairs wall yoga+mat exercises+mat gym+mat a+mat towel towels table bed sofa couch cushion pillow floor kursi deewar diwar kursi+deewar चटाई कुर्सी दीवार',
  { kind: 'furniture' },
);
for (const [limit, words] of Object.entries(movementWords) as [MovementLimit, string][])
  add(words, { kind: 'movement', limit, wanted: namedOf(wantedInstead[limit] ?? '') });
for (const { id, english, hindi, has, words } of exerciseGroups)
  if (words) add(words, { kind: 'exercise', named: { id, english, hindi }, isOurs: exercises.some(has) });

/** Every word that names a thing, for reading misspelt ones. */
export const wordsOfThings: readonly string[] = [...new Set([...things.keys()].flatMap((name) => name.split(' ')))];

const longest = 5;

/** A thing that words name: places of its first and last word in the list. */
export type Mention = { readonly thing: Thing; readonly from: number; readonly to: number };

/** The things that a list of words names, the longest names first. */
export function mentionsIn(words: readonly string[]): Mention[] {
  const found: Mention[] = [];
  for (let from = 0; from < words.length; from++) {
    for (let length = Math.min(longest, words.length - from); length > 0; length--) {
      const thing = things.get(words.slice(from, from + length).join(' '));
      if (!thing) continue;
      found.push({ thing, from, to: from + length - 1 });
      from += length - 1;
      break;
    }
  }
  return found;
}
