import { isHardEffort, type Exercise } from '../exercises.ts';
import { group, type ExerciseGroup } from './exercise-group.ts';
import { liftGroups } from './lift-groups.ts';

/** Exercises that people name and the catalogue lacks: easily refused, and said if they are wanted. */
const none = /(?!)/;

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
    'skipping skip+rope rope+skip rope+skips jump+rope jumping+rope rope+jumping rassi+kudna rassi+koodna रस्सी+कूदना रस्सी+कूद',
  ),
  group(
    'running',
    'running',
    'दौड़ना',
    /\brun\b|running|\bjog\b|sprint|acceleration|shuttle(?! run repeats \d)|shuttle-run/i,
    'run runs running jog jogging jogs daud daudna daudne dauna bhagna bhagne दौड़ने दौडने भागने दौड़ दौड़ना दौड दौडना भागना जॉगिंग रनिंग',
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
    'paidal paidal+chalna chalna walk walks walking brisk+walk brisk+walks brisk+walking sair tahalna सैर टहलना पैदल+चलना वॉक',
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
    'posture',
    'posture exercises',
    'सीधा रहने के व्यायाम',
    /face pull|wall angel|chin tuck|pull-apart|^lying (T|W|Y)|blade squeeze/i,
    'posture upright+posture hunch hunched rounded+shoulders slouching slouch',
  ),
  group(
    'speed-drills',
    'speed and agility drills',
    'फुर्ती के ड्रिल',
    byPattern('sprint', 'changeOfDirection'),
    'agility agility+drills speed+drills ladder+drills speed+work footwork',
  ),
  group(
    'turns',
    'quick turns',
    'तेज़ी से मुड़ना',
    byPattern('changeOfDirection'),
    'quick+turns sudden+turns quick+direction+changes direction+changes change+of+direction changes+of+direction cutting+moves pivoting pivots zig+zag',
  ),
  group(
    'travelling',
    'exercises that travel across the room',
    'जगह बदलने वाले व्यायाम',
    ({ pattern, name }) =>
      /^(?:sprint|changeOfDirection)$/.test(pattern) ||
      /walking lunge|side shuffle|skip$|run\b|running|\bjog\b|long jump|hurdle|cone hop|shuttle|band side walk|heel-to-toe|carry|bear-hug walk/i.test(
        name.english,
      ),
    '',
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
  group('muscle-ups', 'muscle-ups and levers', 'मसल-अप और लीवर', none, 'muscle+up muscle+ups planche front+lever human+flag l+sit l+sits'),
  group('handstands', 'handstands', 'हैंडस्टैंड', none, 'handstand handstands handstand+push+ups shirshasana sirsasana शीर्षासन'),
  group('thrusters', 'thrusters', 'थ्रस्टर', none, 'thruster thrusters'),
  group('sun-salutations', 'sun salutations', 'सूर्य नमस्कार', none, 'surya+namaskar suryanamaskar sun+salutation sun+salutations सूर्य+नमस्कार'),
  group('swimming', 'swimming', 'तैराकी', none, 'swim swimming swims laps tairaki तैराकी तैरना'),
  group('dance', 'dance workouts', 'डांस', none, 'zumba dance dancing aerobics ज़ुम्बा जुम्बा डांस'),
  group('pilates', 'Pilates', 'पिलाटे', none, 'pilates reformer'),
  group('yoga', 'yoga', 'योग', none, 'yoga asanas yogasana योग योगासन'),
  group('battle-ropes', 'battle ropes', 'बैटल रोप', none, 'battle+rope battle+ropes sled sled+push sled+pushes tyre+flips tire+flips'),
];

/** Every family that people name. */
export const exerciseGroups: readonly ExerciseGroup[] = [...liftGroups, ...ofTheHeart, ...ofEase, ...kinds, ...notOurs];
