export type Group = {
  readonly name: string;
  /** The modules that are changed; `file.ts:1-20` limits it to these lines. */
  readonly files: readonly string[];
  /** The tests that have to notice. */
  readonly tests: readonly string[];
  /** Whether mutants of code that runs while a module is loaded are left out. Each of them needs all tests of the group. */
  readonly ignoreStatic?: boolean;
};

/** The modules where a slip hurts most, with the tests that protect each. */
export const groups: readonly Group[] = [
  {
    name: 'permissions',
    files: ['src/contract/team-roles.ts', 'src/contract/platform-roles.ts:1-30'],
    tests: ['tests/pure/permissions.test.ts'],
  },
  {
    name: 'origin',
    files: ['src/server/http/origin.ts'],
    tests: ['tests/pure/own-origin.test.ts'],
  },
  {
    name: 'sanitising',
    files: ['src/editorial/sanitise.ts'],
    tests: ['tests/pure/editorial.test.ts'],
  },
  {
    name: 'seats',
    files: ['src/server/events/seats.ts'],
    tests: ['tests/pure/seats.test.ts'],
  },
  {
    name: 'rehab',
    files: ['src/server/assistant/rehab/verify-rehab.ts', 'src/server/assistant/rehab/triage-rehab.ts'],
    tests: ['tests/pure/rehab-verifier.test.ts'],
  },
  {
    name: 'allergens',
    files: ['needs', 'food-words', 'eatable', 'adapt-dish', 'eatables-for'].map((file) => `src/server/assistant/foods/${file}.ts`),
    tests: ['tests/pure/allergens.test.ts'],
  },
  {
    name: 'diet',
    files: ['verify-diet', 'judge-day', 'swaps-of', 'swap-diet-item'].map((file) => `src/server/assistant/diet/${file}.ts`),
    tests: ['tests/pure/diet-verifier.test.ts', 'tests/pure/diet-swaps.test.ts'],
  },
  {
    name: 'checklists',
    files: ['checklists/check-answers', 'checklists/missing-answers', 'cards/cards-for'].map(
      (file) => `src/server/assistant/safety/${file}.ts`,
    ),
    tests: ['tests/pure/checklist-answers.test.ts'],
  },
  {
    name: 'red-flags',
    files: [
      'check-text',
      'check-fields',
      'remaining-flags',
      'without-body-signs',
      'without-figures-of-speech',
      'rules/loose-signs',
      'rules/read-figures',
    ].map((file) => `src/server/assistant/safety/${file}.ts`),
    tests: ['tests/pure/red-flag-rules.test.ts', 'tests/pure/said-figures.test.ts', 'tests/pure/assistant-red-flags.test.ts'],
  },
];
