import { layerRules } from './layers.mjs';

// The rules that hold for every file: oxlint checks them in TypeScript and JavaScript, ESLint in .astro files.

export const notLinted = ['dist*/', '.astro/', '.data/', 'node_modules/', 'test-results/', 'bench/results/'];

/** @type {Record<string, any>} */
export const rulesForAll = {
  ...layerRules,
  'elevate/no-enum': 'error',
  'elevate/no-raw': 'error',
  '@typescript-eslint/no-explicit-any': 'error',
  '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_', caughtErrors: 'all' }],
  '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'separate-type-imports' }],
  '@typescript-eslint/ban-ts-comment': ['error', { 'ts-expect-error': 'allow-with-description' }],
  'no-control-regex': 'error',
  'no-empty': ['error', { allowEmptyCatch: false }],
  'no-var': 'error',
  'prefer-const': 'error',
  eqeqeq: ['error', 'always'],
};

/**
 * Spec §8: a missing maps library is logged with console.warn.
 * @type {['error', object]}
 */
export const consoleOfPages = ['error', { allow: ['warn'] }];

/** @type {['error', object]} */
export const namedExports = ['error', { restrictDefaultExports: { direct: true, named: true, defaultFrom: true, namedFrom: true } }];
