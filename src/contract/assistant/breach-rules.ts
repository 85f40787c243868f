/** Every rule that a plan or a model's words can break, by the name that checks, planners and replies decide by. Their sentences are for logs alone. */
export const breachRules = [
  // What stands in a draft or a plan, and is not in our catalogues or does not belong there.
  'structure',
  'shape',
  'request',
  'unknownFood',
  'unknownDish',
  'unknownItem',
  'unknownExercise',
  'unknownTechnique',
  'unknownPractice',
  'noItem',
  'notThere',
  // A change or a swap that cannot be.
  'noSwap',
  'noOther',
  'nothingFits',
  'unchanged',
  // How the plan is put together.
  'days',
  'weeks',
  'phases',
  'meals',
  'items',
  'ingredients',
  'shopping',
  'servings',
  'variety',
  'twice',
  'order',
  'empty',
  'role',
  'card',
  'words',
  'name',
  'numbers',
  'amount',
  'dose',
  'time',
  'statedTime',
  'minutes',
  // What the person needs, has or must not do.
  'allergen',
  'diet',
  'dislike',
  'pattern',
  'avoided',
  'equipment',
  'level',
  'injury',
  'condition',
  'age',
  'posture',
  'notForThis',
  'eyes',
  'sound',
  'silence',
  'breath',
  'breathHold',
  'start',
  // Energy and nutrients of a day.
  'kcal',
  'protein',
  'fat',
  'fibre',
  'floor',
  'kcalFloor',
  'noDeficit',
  // Load and recovery.
  'effort',
  'eve',
  'matchDay',
  'weeklySets',
  'progression',
  'deload',
  'rest',
  'tooMuch',
  'ladder',
  'criteria',
  // Safety.
  'triage',
  'flag',
  'help',
  'safetyCard',
  'scores',
  // What a model may not say.
  'medicine',
  'stopMedicine',
  'starving',
  'diagnosis',
  'human',
  'markup',
] as const;
export type BreachRule = (typeof breachRules)[number];

/** What a check found wrong: `where` is the day, item or sentence, `says` the fault in words for a log and for the model's repair. */
export type Breach = {
  readonly rule: BreachRule;
  readonly where: string;
  readonly message: string;
  /** The food that was named although the person leaves it out. */
  readonly food?: string;
};

const ofFood: ReadonlySet<BreachRule> = new Set(['allergen', 'pattern', 'avoided']);
/** The foods, in lower case and each once, that a text names although the person leaves them out. */
export const foodsLeftOut = (breaches: readonly Breach[]): string[] => [
  ...new Set(breaches.flatMap(({ rule, food }) => (ofFood.has(rule) && food ? [food.toLowerCase()] : []))),
];
