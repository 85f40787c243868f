import type { ChecklistName } from '../../../contract/assistant/safety.ts';
import type { BodyPart, PlanLanguage } from '../../../contract/assistant/words.ts';
import { questionsOf } from '../safety/index.ts';

type Chosen = readonly (readonly [ChecklistName, string])[];

const limb: Chosen = [
  ['injury', 'deformed'],
  ['injury', 'coldOrPale'],
];
const ankle: Chosen = [
  ['ankle', 'fourSteps'],
  ['ankle', 'outerBone'],
  ['ankle', 'innerBone'],
  ['ankle', 'outerFoot'],
  ['ankle', 'innerFoot'],
  ...limb,
];
const knee: Chosen = [
  ['knee', 'fourSteps'],
  ['knee', 'kneecap'],
  ['knee', 'fibula'],
  ['knee', 'bend90'],
  ['knee', 'locked'],
  ['knee', 'popSwelling'],
  ...limb,
];
const leg: Chosen = [['knee', 'fourSteps'], ['leg', 'legPop'], ['leg', 'onePoint'], ['leg', 'oneCalf'], ['leg', 'warmCalf'], ...limb];
const back: Chosen = [
  ['back', 'hardFall'],
  ['back', 'seat'],
  ['back', 'bladder'],
  ['back', 'weakLeg'],
  ['back', 'backFever'],
  ['back', 'backNight'],
];
const head: Chosen = [
  ['head', 'knockedOut'],
  ['head', 'vomited'],
  ['head', 'worseHeadache'],
  ['head', 'confused'],
  ['head', 'doubleVision'],
  ['head', 'neckPain'],
];
const arm: Chosen = [...limb, ['injury', 'numb'], ['injury', 'wound'], ['injury', 'fever'], ['injury', 'nightPain']];
const neck: Chosen = [['head', 'weakLimb'], ...back.slice(0, 1), ...back.slice(3)];

const byPart: Readonly<Record<BodyPart, Chosen>> = {
  head,
  neck,
  upperBack: back,
  lowerBack: back,
  shoulder: arm,
  elbow: arm,
  wrist: arm,
  hip: [['knee', 'fourSteps'], ...arm],
  hamstring: leg,
  quadriceps: leg,
  knee,
  shin: leg,
  calf: leg,
  achilles: leg,
  ankle,
  foot: ankle,
};

export type Care = 'limb' | 'trunk' | 'head';
/** How to spare a part; not every part can be bandaged. */
export const careOf = (part: BodyPart): Care =>
  part === 'head' ? 'head' : part === 'neck' || part === 'upperBack' || part === 'lowerBack' ? 'trunk' : 'limb';

/** The first questions about a part that hurts (Ottawa rules for ankle and knee), in the words of the checklists. */
export const injuryQuestions = (part: BodyPart, language: PlanLanguage): string[] =>
  byPart[part].flatMap(([name, id]) => questionsOf(name, language).find((one) => one.id === id)?.text ?? []);

/** Whether both parts have the same questions, such as thigh and shin, or ankle and foot. */
export const areAskedAlike = (one: BodyPart, other: BodyPart): boolean => byPart[one] === byPart[other];
