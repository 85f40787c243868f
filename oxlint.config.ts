import { defineConfig, type DummyRuleMap } from 'oxlint';
import { layerOverrides, layerSettings } from './scripts/lint/layers.mjs';
import { consoleOfPages, namedExports, notLinted, rulesForAll } from './scripts/lint/rules.mjs';

// Checks types, lint, layers and cycles of every file but .astro files, which belong to `astro check` and ESLint (eslint.config.mjs).

const withTypes = {
  '@typescript-eslint/no-floating-promises': 'error',
  '@typescript-eslint/no-misused-promises': ['error', { checksVoidReturn: { attributes: false } }],
  '@typescript-eslint/await-thenable': 'error',
  '@typescript-eslint/only-throw-error': 'error',
  '@typescript-eslint/switch-exhaustiveness-check': 'error',
  '@typescript-eslint/no-unnecessary-type-assertion': 'error',
  '@typescript-eslint/no-deprecated': 'error',
} satisfies DummyRuleMap;

const react = {
  'react-hooks/rules-of-hooks': 'error',
  'react-hooks/exhaustive-deps': 'error',
  'react-hooks/static-components': 'error',
  'react-hooks/use-memo': 'error',
  'react-hooks/preserve-manual-memoization': 'error',
  'react-hooks/incompatible-library': 'error',
  'react-hooks/immutability': 'error',
  'react-hooks/globals': 'error',
  'react-hooks/refs': 'error',
  'react-hooks/set-state-in-effect': 'error',
  'react-hooks/set-state-in-render': 'error',
  'react-hooks/error-boundaries': 'error',
  'react-hooks/purity': 'error',
  'react-hooks/unsupported-syntax': 'error',
} satisfies DummyRuleMap;

export default defineConfig({
  plugins: ['typescript', 'react', 'import'],
  jsPlugins: ['eslint-plugin-boundaries', './scripts/lint/own-rules.mjs'],
  categories: { correctness: 'off' },
  options: { typeAware: true, typeCheck: true, reportUnusedDisableDirectives: 'error', maxWarnings: 0 },
  settings: layerSettings,
  ignorePatterns: [...notLinted, '**/*.astro'],
  rules: { ...rulesForAll, ...withTypes },
  overrides: [
    ...layerOverrides,
    { files: ['src/**/*.tsx', 'src/islands/**'], rules: react },
    { files: ['src/**'], rules: { 'no-console': consoleOfPages, 'import/no-cycle': ['error', { ignoreTypes: true }] } },
    // This script is inlined at the top of every page, so it is short and runs in any browser.
    { files: ['src/layouts/theme-boot.js'], rules: { 'no-var': 'off', 'no-empty': 'off' } },
    // Files that belong to no tsconfig.
    { files: ['**/*.mjs', '**/*.js'], rules: Object.fromEntries(Object.keys(withTypes).map((rule) => [rule, 'off'])) },
    {
      files: ['src/**/*.{ts,tsx}', 'scripts/**', 'tests/**', 'bench/**'],
      // Astro, Vitest and the linters require these default exports.
      excludeFiles: ['src/layouts/client-{intent,kept}.ts', 'src/**/*.d.ts', 'tests/**/start-database.ts', 'scripts/lint/own-rules.mjs'],
      rules: { 'no-restricted-exports': namedExports },
    },
  ],
});
