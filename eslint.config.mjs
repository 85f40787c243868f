import astro from 'eslint-plugin-astro';
import boundaries from 'eslint-plugin-boundaries';
import reactHooks from 'eslint-plugin-react-hooks';
import { defineConfig, globalIgnores } from 'eslint/config';
import tseslint from 'typescript-eslint';
import { layerRules, layerSettings } from './scripts/lint/layers.mjs';

const code = ['**/*.{ts,tsx,mjs,js}'];
/** Files that belong to no tsconfig, or that exist only inside an .astro file: linted without type information. */
const untyped = ['public/**', '**/*.astro', '**/*.astro/*.ts', '**/*.astro/*.js', '**/*.mjs', '**/*.js'];

const always = {
  '@typescript-eslint/no-explicit-any': 'error',
  '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_', caughtErrors: 'all' }],
  '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'separate-type-imports' }],
  '@typescript-eslint/ban-ts-comment': ['error', { 'ts-expect-error': 'allow-with-description' }],
  'no-control-regex': 'error',
  'no-empty': ['error', { allowEmptyCatch: false }],
  'no-var': 'error',
  'prefer-const': 'error',
  eqeqeq: ['error', 'always'],
  'no-restricted-syntax': [
    'error',
    { selector: 'TSEnumDeclaration', message: 'Node strips types only: use a union or an `as const` object.' },
    { selector: "TaggedTemplateExpression[tag.name='raw']", message: 'Pass values as parameters.' },
  ],
};

const withTypes = {
  '@typescript-eslint/no-floating-promises': 'error',
  '@typescript-eslint/no-misused-promises': ['error', { checksVoidReturn: { attributes: false } }],
  '@typescript-eslint/await-thenable': 'error',
  '@typescript-eslint/only-throw-error': 'error',
  '@typescript-eslint/switch-exhaustiveness-check': 'error',
  '@typescript-eslint/no-unnecessary-type-assertion': 'error',
  '@typescript-eslint/no-deprecated': 'error',
};

const namedExports = {
  files: ['src/**/*.{ts,tsx}', 'scripts/**', 'tests/**', 'bench/**'],
  // Astro requires these default exports.
  ignores: ['src/layouts/client-{intent,kept}.ts', 'src/**/*.d.ts', 'tests/**/start-database.ts'],
  rules: {
    'no-restricted-exports': ['error', { restrictDefaultExports: { direct: true, named: true, defaultFrom: true, namedFrom: true } }],
  },
};

export default defineConfig(
  globalIgnores(['dist*/', '.astro/', '.data/', 'node_modules/', 'test-results/', 'bench/results/']),
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  ...astro.configs.recommended,
  {
    files: [...code, '**/*.astro'],
    plugins: { '@typescript-eslint': tseslint.plugin, boundaries },
    settings: layerSettings,
    rules: { ...always, ...layerRules },
  },
  {
    files: code,
    languageOptions: { parser: tseslint.parser, parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    rules: withTypes,
  },
  {
    files: untyped,
    languageOptions: { parserOptions: { projectService: false, project: null } },
    rules: Object.fromEntries(Object.keys(withTypes).map((rule) => [rule, 'off'])),
  },
  { files: ['**/*.astro'], languageOptions: { parserOptions: { parser: tseslint.parser } } },
  // A script inside an .astro file has a virtual path, from which imports cannot be resolved.
  { files: ['**/*.astro/*'], rules: { 'boundaries/dependencies': 'off', 'boundaries/no-unknown-files': 'off' } },
  { files: ['src/**/*.tsx', 'src/islands/**'], ...reactHooks.configs.flat.recommended },
  // Spec §8: a missing maps library is logged with console.warn.
  { files: ['src/**'], rules: { 'no-console': ['error', { allow: ['warn'] }] } },
  // This script is inlined at the top of every page, so it is short and runs in any browser.
  { files: ['src/layouts/theme-boot.js'], rules: { 'no-var': 'off', 'no-empty': 'off' } },
  namedExports,
);
