import type { PlanLanguage } from '../../../contract/assistant/words.ts';
import hindiHow from '../../../data/workout/hindi-how.json' with { type: 'json' };
import { exerciseOf, exercises, type Exercise } from './exercises.ts';
import { textsIn } from './texts.ts';

const plain = (text: string) =>
  ` ${text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{M}\d]+/gu, ' ')
    .replaceAll(/([a-z]{3})s(?= |$)/g, '$1')
    .trim()} `;
const glued = (text: string) => plain(text).replaceAll(' ', '');
/** The usual exercise that a bare movement means. */
const usual: Readonly<Record<string, RegExp>> = {
  squat: /^(bodyweight|air|goblet) ?squat$/i,
  deadlift: /^(barbell|romanian|dumbbell romanian) ?deadlift/i,
  lunge: /^(walking |reverse |split )?lunge$/i,
  plank: /^(plank|front plank|forearm plank)$/i,
  row: /row$/i,
  press: /press$/i,
};

/** The gym's own names of muscles that the cards call by their place on the body. */
const gymNames: Readonly<Record<string, readonly [english: string, hindi: string]>> = {
  quads: ['quadriceps', 'क्वाड्रिसेप्स'],
  glutes: ['glutes', 'ग्लूट'],
  hamstrings: ['hamstrings', 'हैमस्ट्रिंग'],
  back: ['lats and upper back', 'लैट'],
  shoulders: ['deltoids', 'डेल्टॉइड'],
  core: ['core', 'कोर'],
  chest: ['pectorals', 'पेक्टोरल'],
  adductors: ['adductors', 'एडक्टर'],
};

/** Last words of names that are also what people do every day. */
const verbs = new Set([
  'lift',
  'walk',
  'run',
  'jog',
  'hold',
  'turn',
  'stretch',
  'raise',
  'circle',
  'reach',
  'drive',
  'spot',
  'stop',
  'feet',
  'thighs',
]);

const inHindi: Readonly<Record<string, readonly string[]>> = hindiHow;
const byLength = [...exercises].sort((one, other) => other.name.english.length - one.name.english.length);

/** The exercise whose name stands in a text; for a bare movement ('squats') the usual one, or the plainest of that movement. */
function exerciseIn(text: string): Exercise | undefined {
  const [said, close] = [plain(text), glued(text)];
  const whole = byLength.find(
    ({ name }) =>
      said.includes(plain(name.english)) ||
      said.includes(plain(name.hindi)) ||
      (glued(name.english).length > 5 && close.includes(glued(name.english))),
  );
  if (whole) return whole;
  const last = ({ name }: Exercise) => plain(name.english).trim().split(' ').at(-1) ?? '';
  const ofMovement = exercises.filter((one) => last(one).length > 2 && !verbs.has(last(one)) && said.includes(` ${last(one)} `));
  const named = ofMovement.find((one) => usual[last(one)]?.test(one.name.english));
  return named ?? [...ofMovement].sort((one, other) => one.name.english.length - other.name.english.length)[0];
}

/** What the catalogue says of the exercise that a text names, or of one by its id: steps, muscles, versions, and what trains the same. */
export function findExercise(text: string, id: string | undefined, language: PlanLanguage) {
  const exercise = exerciseIn(text) ?? (id === undefined ? undefined : exerciseOf(id));
  if (!exercise) return undefined;
  const texts = textsIn(language);
  const nameOf = (one: Exercise) => one.name[language];
  const words = language === 'hindi' ? inHindi[exercise.id] : undefined;
  const muscleName = (muscle: Exercise['primary'][number]) => {
    const gym = gymNames[muscle]?.[language === 'hindi' ? 1 : 0];
    return gym === undefined ? texts.muscles[muscle] : `${texts.muscles[muscle]} (${gym})`;
  };
  const version = (other: string | null) => {
    const found = other === null ? undefined : exerciseOf(other);
    return found ? nameOf(found) : null;
  };
  const alike = exercises
    .filter((one) => one.id !== exercise.id && one.pattern === exercise.pattern && one.primary[0] === exercise.primary[0])
    .sort((one, other) => one.needs.length - other.needs.length);
  return {
    id: exercise.id,
    name: nameOf(exercise),
    names: [exercise.name.english, exercise.name.hindi],
    how: words ? words.slice(0, -1) : exercise.how,
    mistake: words?.at(-1) ?? exercise.mistake,
    muscles: exercise.primary.map(muscleName),
    helpers: exercise.secondary.map(muscleName),
    equipment: exercise.needs.flat().map((thing) => texts.equipment[thing]),
    easier: version(exercise.easier),
    harder: version(exercise.harder),
    instead: alike.slice(0, 3).map(nameOf),
  };
}
