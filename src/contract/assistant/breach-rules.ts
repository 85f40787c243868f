/** Every rule that a plan or a model's words can break. Code depends on these names; the messages of breaches are for logs only. */
export const breachRules = [
  // Something in a draft or plan that is not in our catalogues or does not belong there.
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
  // A change or swap that is not possible.
  'noSwap',
  'noOther',
  'nothingFits',
  'unchanged',
  // The structure of the plan.
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
  'wish',
  'age',
  'restDay',
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
  'carbs',
  'sodium',
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
  'unsafeAdvice',
  'markup',
] as const;
export type BreachRule = (typeof breachRules)[number];

/** What a check found wrong: `where` is the day, item or sentence, `message` describes it for the log and for the model's repair. */
export type Breach = {
  readonly rule: BreachRule;
  readonly where: string;
  readonly message: string;
  /** The named food, if the person avoids it. */
  readonly food?: string;
};

const ofFood: ReadonlySet<BreachRule> = new Set(['allergen', 'pattern', 'avoided']);
/** The foods that a text names although the person avoids them, in lower case and each once. */
export const foodsLeftOut = (breaches: readonly Breach[]): string[] => [
  ...new Set(breaches.flatMap(({ rule, food }) => (ofFood.has(rule) && food ? [food.toLowerCase()] : []))),
];
