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
];
