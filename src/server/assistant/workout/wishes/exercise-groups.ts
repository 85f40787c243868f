import { isHardEffort, type Exercise } from '../exercises.ts';

/**
 * A family of exercises as people name it. `has` tells its members, most of them by their English names; `words` are how people say it: names
 * are divided by spaces, words of one name joined by `+`.
 */
export type ExerciseGroup = {
  readonly id: string;
  readonly english: string;
  readonly hindi: string;
  readonly has: (exercise: Exercise) => boolean;
  readonly words: string;
};

const group = (
  id: string,
  english: string,
  hindi: string,
  members: RegExp | ((exercise: Exercise) => boolean),
  words: string,
): ExerciseGroup => ({
  id,
  english,
  hindi,
  has: typeof members === 'function' ? members : ({ name }) => members.test(name.english),
  words,
});

/** Exercises that people name and the catalogue lacks: easily refused, and said if they are wanted. */
const none = /(?!)/;

const ofLegs: readonly ExerciseGroup[] = [
  group(
    'lunges',
    'lunges',
    'लंज',
    /lunge|split squat|split jump|cossack/i,
    'lunge lunges lunging walking+lunge walking+lunges jump+lunges लंज लंजेस लंजेज',
  ),
  group('split-squats', 'split squats', 'स्प्लिट स्क्वाट', /split squat/i, 'split+squat split+squats स्प्लिट+स्क्वाट'),
  group(
    'bulgarian-split-squats',
    'Bulgarian split squats',
    'बल्गेरियन स्प्लिट स्क्वाट',
    /rear-foot/i,
    'bulgarian bulgarians bulgarian+squat bulgarian+squats bulgarian+split+squat bulgarian+split+squats बल्गेरियन',
  ),
  group('squats', 'squats', 'स्क्वाट', /squat(?! thrust)/i, 'squat squats squatting uthak+baithak स्क्वाट स्क्वैट स्क्वाट्स स्क्वैट्स उठक+बैठक बैठक'),
  group('back-squats', 'barbell squats', 'बारबेल स्क्वाट', /barbell.*squat|paused/i, 'barbell+squat barbell+squats back+squat back+squats'),
  group('front-squats', 'front squats', 'फ्रंट स्क्वाट', /front squat/i, 'front+squat front+squats'),
  group('goblet-squats', 'goblet squats', 'गॉब्लेट स्क्वाट', /goblet squat/i, 'goblet goblets goblet+squat goblet+squats'),
  group(
    'pistol-squats',
    'single-leg squats',
    'एक पैर के स्क्वाट',
    /single-leg squat/i,
    'pistol pistols pistol+squat pistol+squats single+leg+squat single+leg+squats',
  ),
  group('squat-jumps', 'squat jumps', 'स्क्वाट जंप', /squat jump/i, 'squat+jump squat+jumps jump+squat jump+squats jumping+squats'),
  group('wall-sits', 'wall sits', 'दीवार से टिककर बैठना', /wall sit/i, 'wall+sit wall+sits'),
  group('leg-press', 'the leg press', 'लेग प्रेस', /leg press/i, 'leg+press leg+presses लेग+प्रेस'),
  group('leg-extensions', 'leg extensions', 'लेग एक्सटेंशन', /leg extension/i, 'leg+extension leg+extensions knee+extension+machine लेग+एक्सटेंशन'),
  group('leg-curls', 'leg curls', 'लेग कर्ल', /leg curl/i, 'leg+curl leg+curls hamstring+curl hamstring+curls लेग+कर्ल'),
  group('hack-squats', 'hack squats', 'हैक स्क्वाट', /hack/i, 'hack+squat hack+squats'),
  group('step-ups', 'step-ups', 'स्टेप-अप', /step-up/i, 'step+up step+ups stepup stepups box+step+ups स्टेप+अप'),
  group('calf-raises', 'calf raises', 'काफ रेज़', /calf raise/i, 'calf+raise calf+raises heel+raises काफ+रेज'),
  group('deadlifts', 'deadlifts', 'डेडलिफ्ट', /deadlift/i, 'deadlift deadlifts deadlifting dead+lift dead+lifts डेडलिफ्ट डेडलिफ्ट्स डेड+लिफ्ट'),
  group(
    'romanian-deadlifts',
    'Romanian deadlifts',
    'रोमानियन डेडलिफ्ट',
    /romanian/i,
    'rdl rdls romanian+deadlift romanian+deadlifts romanians',
  ),
  group('good-mornings', 'good mornings', 'गुड मॉर्निंग', /good morning/i, 'good+mornings good+morning+exercise'),
  group('hip-thrusts', 'hip thrusts', 'हिप थ्रस्ट', /hip thrust/i, 'hip+thrust hip+thrusts हिप+थ्रस्ट'),
  group('bridges', 'bridges', 'ब्रिज', /bridge/i, 'bridge bridges glute+bridge glute+bridges hip+bridge ब्रिज ग्लूट+ब्रिज'),
  group(
    'kettlebell-swings',
    'kettlebell swings',
    'केटलबेल स्विंग',
    /kettlebell swing/i,
    'kettlebell+swing kettlebell+swings kb+swing kb+swings swings',
  ),
  group(
    'nordic-curls',
    'Nordic curls',
    'नॉर्डिक कर्ल',
    /nordic/i,
    'nordic nordics nordic+curl nordic+curls nordic+hamstring nordic+hamstring+curls',
  ),
  group(
    'copenhagen-planks',
    'Copenhagen planks',
    'कोपेनहेगन प्लैंक',
    /copenhagen/i,
    'copenhagen copenhagens copenhagen+plank copenhagen+planks',
  ),
  group(
    'side-walks',
    'band side walks',
    'बैंड साइड वॉक',
    /band side walk/i,
    'band+walks banded+walks lateral+band+walks monster+walks crab+walks',
  ),
  group('clamshells', 'clamshells', 'क्लैमशेल', /clamshell/i, 'clamshell clamshells clams'),
  group('donkey-kicks', 'donkey kicks', 'डंकी किक', /kneeling leg drive/i, 'donkey+kick donkey+kicks'),
];

const ofTheUpperBody: readonly ExerciseGroup[] = [
  group(
    'push-ups',
    'push-ups',
    'पुश-अप',
    /push-up/i,
    'push+up push+ups pushup pushups press+ups pressups dand dands pusups पुश+अप पुशअप पुश+अप्स पुशअप्स दंड',
  ),
  group('pike-push-ups', 'pike push-ups', 'पाइक पुश-अप', /pike/i, 'pike pikes pike+push+up pike+push+ups'),
  group('pull-ups', 'pull-ups', 'पुल-अप', /pull-up|chin-up/i, 'pull+up pull+ups pullup pullups पुल+अप पुलअप पुल+अप्स पुलअप्स'),
  group('chin-ups', 'chin-ups', 'चिन-अप', /chin-up/i, 'chin+up chin+ups chinup chinups चिन+अप'),
  group('hangs', 'hanging from a bar', 'बार पर लटकना', /bar hang|hanging/i, 'dead+hang dead+hangs hanging hangs bar+hang लटकना'),
  group('dips', 'dips', 'डिप', /\bdip\b/i, 'dip dips chair+dips bench+dips tricep+dips triceps+dips डिप डिप्स'),
  group('bench-press', 'the bench press', 'बेंच प्रेस', /bench press/i, 'bench+press bench+presses bench+pressing benching flat+bench बेंच+प्रेस'),
  group('chest-press', 'chest presses', 'चेस्ट प्रेस', /chest press|bench press|floor press/i, 'chest+press chest+presses चेस्ट+प्रेस'),
  group(
    'incline-press',
    'incline presses',
    'इनक्लाइन प्रेस',
    /incline/i,
    'incline+press incline+presses incline+bench incline+dumbbell+press',
  ),
  group('floor-press', 'floor presses', 'फ्लोर प्रेस', /floor press/i, 'floor+press floor+presses'),
  group('flies', 'chest flies', 'चेस्ट फ्लाई', /\bfly\b/i, 'fly flies flys flyes chest+fly chest+flies pec+deck pec+fly'),
  group(
    'overhead-press',
    'overhead presses',
    'ओवरहेड प्रेस',
    /overhead press|shoulder press|one-arm press|walk-hands press|angled press/i,
    'overhead+press overhead+presses shoulder+press shoulder+presses military+press ohp arnold+press ओवरहेड+प्रेस शोल्डर+प्रेस',
  ),
  group(
    'lateral-raises',
    'side raises',
    'साइड रेज़',
    /side raise|side press/i,
    'lateral+raise lateral+raises side+raise side+raises lat+raise lat+raises साइड+रेज',
  ),
  group(
    'rows',
    'rows',
    'रो',
    /(?<!seated )\brow\b|cable row/i,
    'row rows dumbbell+row dumbbell+rows barbell+row barbell+rows bent+over+rows cable+row',
  ),
  group('face-pulls', 'face pulls', 'फेस पुल', /face pull/i, 'face+pull face+pulls facepull facepulls'),
  group(
    'pull-downs',
    'pull-downs',
    'पुल-डाउन',
    /pull-down/i,
    'pull+down pull+downs pulldown pulldowns lat+pulldown lat+pulldowns lat+pull+down लैट+पुल+डाउन',
  ),
  group(
    'curls',
    'biceps curls',
    'बाइसेप्स कर्ल',
    /(dumbbell|band) curl/i,
    'curl curls bicep+curl bicep+curls biceps+curl biceps+curls hammer+curls dumbbell+curls कर्ल बाइसेप+कर्ल',
  ),
  group(
    'triceps-exercises',
    'triceps extensions',
    'ट्राइसेप्स',
    /triceps/i,
    'tricep+extensions triceps+extensions tricep+pushdown tricep+pushdowns skull+crushers skullcrushers kickbacks',
  ),
  group('wrist-curls', 'wrist curls', 'रिस्ट कर्ल', /wrist curl|wrist lowering/i, 'wrist+curl wrist+curls'),
  group(
    'superman',
    'supermans',
    'सुपरमैन',
    /superman|back extension/i,
    'superman supermans supermen back+extension back+extensions hyperextensions',
  ),
  group(
    'rotator-cuff-work',
    'rotator-cuff work',
    'रोटेटर कफ का व्यायाम',
    /turn-out/i,
    'rotator+cuff+work rotator+cuff+exercises cuff+work external+rotations',
  ),
];

const ofTheTrunk: readonly ExerciseGroup[] = [
  group('planks', 'planks', 'प्लैंक', /plank|ball circles/i, 'plank planks planking प्लैंक प्लांक'),
  group('side-planks', 'side planks', 'साइड प्लैंक', /side plank|copenhagen/i, 'side+plank side+planks साइड+प्लैंक'),
  group(
    'crunches',
    'crunches and sit-ups',
    'क्रंच और सिट-अप',
    /curl-up|crunch|sit-up|hollow/i,
    'crunch crunches sit+up sit+ups situp situps ab+crunches abs+crunches curl+ups क्रंच क्रंचेस सिट+अप सिटअप',
  ),
  group(
    'leg-raises',
    'leg raises',
    'लेग रेज़',
    /knee raise|leg raise|straight-leg/i,
    'leg+raise leg+raises hanging+leg+raises knee+raises लेग+रेज',
  ),
  group('twists', 'twists', 'ट्विस्ट', /turn$|chop|side throw/i, 'russian+twist russian+twists twists wood+chops woodchops ट्विस्ट'),
  group('dead-bugs', 'dead bugs', 'डेड बग', /dead bug/i, 'dead+bug dead+bugs deadbug deadbugs'),
  group('bird-dogs', 'bird dogs', 'बर्ड डॉग', /bird dog/i, 'bird+dog bird+dogs birddog'),
  group(
    'carries',
    'loaded carries',
    'वज़न उठाकर चलना',
    /carry|bear-hug/i,
    'carry carries farmers+carry farmer+carry farmers+carries farmer+carries farmers+walk farmer+walk farmer+walks farmers+walks suitcase+carry',
  ),
  group(
    'balance',
    'balance exercises',
    'संतुलन के व्यायाम',
    /single-leg stand|star reach|heel-to-toe/i,
    'balance+work balance+exercises balance+training balance+drills',
  ),
];

const ofTheHeart: readonly ExerciseGroup[] = [
  group('burpees', 'burpees', 'बर्पी', /burpee|squat thrust/i, 'burpee burpees burpie burpies बर्पी बर्पीज़ बर्पीज'),
  group('mountain-climbers', 'mountain climbers', 'माउंटेन क्लाइंबर', /mountain climber/i, 'mountain+climber mountain+climbers माउंटेन+क्लाइंबर'),
  group('box-jumps', 'box jumps', 'बॉक्स जंप', /box jump/i, 'box+jump box+jumps बॉक्स+जंप'),
  group('jumping-jacks', 'jumping jacks', 'जंपिंग जैक', /jack/i, 'jumping+jack jumping+jacks star+jumps जंपिंग+जैक'),
  group(
    'skipping',
    'rope skipping',
    'रस्सी कूदना',
    /skipping/i,
    'skipping jump+rope jumping+rope rope+jumping rassi+kudna rassi+koodna रस्सी+कूदना रस्सी+कूद',
  ),
  group(
    'running',
    'running',
    'दौड़ना',
    /\brun\b|running|\bjog\b|sprint|acceleration|shuttle(?! run repeats \d)|shuttle-run/i,
    'run runs running jog jogging jogs daud daudna dauna bhagna दौड़ दौड़ना दौड दौडना भागना जॉगिंग रनिंग',
  ),
  group(
    'sprints',
    'sprints',
    'स्प्रिंट',
    /sprint|acceleration|5-10-5|shuttle/i,
    'sprint sprints sprinting hill+sprints shuttle+runs shuttles स्प्रिंट',
  ),
  group('tempo-runs', 'tempo runs', 'टेम्पो रन', /tempo run/i, 'tempo+run tempo+runs'),
  group('treadmill', 'the treadmill', 'ट्रेडमिल', /treadmill/i, 'incline+walk incline+walks treadmill+walks'),
  group('cycling', 'cycling', 'साइकिल', /bike/i, 'cycling cycle spinning spin+class साइकिल साइकिलिंग'),
  group('rowing', 'rowing', 'रोइंग', /rowing machine/i, 'rowing erg rowing+intervals'),
  group(
    'walking',
    'walking',
    'चलना',
    /brisk walk|easy walk|hill walk/i,
    'walk walks walking brisk+walk brisk+walks brisk+walking sair tahalna सैर टहलना पैदल+चलना वॉक',
  ),
  group('boxing', 'shadow boxing', 'शैडो बॉक्सिंग', /boxing/i, 'boxing shadow+boxing kickboxing बॉक्सिंग'),
  group(
    'throws',
    'medicine-ball throws',
    'मेडिसिन बॉल थ्रो',
    /slam|throw|toss|chest pass/i,
    'slam slams ball+slams medicine+ball+throws med+ball+throws throws',
  ),
];

const ofEase: readonly ExerciseGroup[] = [
  group('foam-rolling', 'foam rolling', 'फोम रोलिंग', /foam roll/i, 'foam+roll foam+rolling फोम+रोलिंग'),
  group('downward-dogs', 'downward dogs', 'अधोमुख श्वानासन', /downward dog/i, 'downward+dog downward+dogs down+dog अधोमुख'),
  group('child-pose', "child's pose", 'बालासन', /child's pose/i, 'childs+pose child+pose बालासन'),
  group('cobra', 'the cobra', 'भुजंगासन', /cobra/i, 'cobra cobra+pose bhujangasana भुजंगासन'),
  group('cat-cow', 'cat and cow', 'मार्जरी आसन', /cat and cow/i, 'cat+cow cat+cows मार्जरी'),
  group('breathing', 'breathing', 'साँस के अभ्यास', /breath/i, 'breathing+exercises pranayam pranayama प्राणायाम'),
];

const byPattern =
  (...patterns: readonly Exercise['pattern'][]) =>
  ({ pattern }: Exercise) =>
    patterns.includes(pattern);

/** Kinds of training rather than exercises. */
const kinds: readonly ExerciseGroup[] = [
  group('jumps', 'jumps', 'कूद', ({ pattern, name }) => pattern === 'jump' && !/chair/i.test(name.english), ''),
  group('intervals', 'hard intervals', 'तेज़ इंटरवल', (one) => isHardEffort(one) && one.dose.by === 'interval', ''),
  group('cardio', 'cardio', 'कार्डियो', byPattern('conditioning'), 'cardio aerobic कार्डियो'),
  group('stretching', 'stretching', 'स्ट्रेचिंग', byPattern('mobility'), 'stretching stretches stretch स्ट्रेचिंग स्ट्रेच'),
  group(
    'speed-drills',
    'speed and agility drills',
    'फुर्ती के ड्रिल',
    byPattern('sprint', 'changeOfDirection'),
    'agility agility+drills speed+drills ladder+drills speed+work footwork',
  ),
];

/** Named often, and none of ours: refused with ease, and said if wanted. */
const notOurs: readonly ExerciseGroup[] = [
  group(
    'olympic-lifts',
    'snatches and cleans',
    'स्नैच और क्लीन',
    none,
    'snatch snatches power+clean power+cleans cleans clean+and+jerk olympic+lifts olympic+lifting olympic+weightlifting',
  ),
  group('muscle-ups', 'muscle-ups', 'मसल-अप', none, 'muscle+up muscle+ups'),
  group('handstands', 'handstands', 'हैंडस्टैंड', none, 'handstand handstands handstand+push+ups shirshasana sirsasana शीर्षासन'),
  group('thrusters', 'thrusters', 'थ्रस्टर', none, 'thruster thrusters'),
  group('sun-salutations', 'sun salutations', 'सूर्य नमस्कार', none, 'surya+namaskar suryanamaskar sun+salutation sun+salutations सूर्य+नमस्कार'),
  group('swimming', 'swimming', 'तैराकी', none, 'swim swimming swims laps tairaki तैराकी तैरना'),
  group('dance', 'dance workouts', 'डांस', none, 'zumba dance dancing aerobics ज़ुम्बा जुम्बा डांस'),
  group('pilates', 'Pilates', 'पिलाटे', none, 'pilates reformer'),
  group('yoga', 'yoga', 'योग', none, 'yoga asanas yogasana योग योगासन'),
  group('battle-ropes', 'battle ropes', 'बैटल रोप', none, 'battle+rope battle+ropes sled sled+push sled+pushes tyre+flips tire+flips'),
];

export const exerciseGroups: readonly ExerciseGroup[] = [
  ...ofLegs,
  ...ofTheUpperBody,
  ...ofTheTrunk,
  ...ofTheHeart,
  ...ofEase,
  ...kinds,
  ...notOurs,
];
