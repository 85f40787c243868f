import astro from 'eslint-plugin-astro';
import boundaries from 'eslint-plugin-boundaries';
import { defineConfig, globalIgnores } from 'eslint/config';
import tseslint from 'typescript-eslint';
import { layerOverrides, layerSettings } from './scripts/lint/layers.mjs';
import ownRules from './scripts/lint/own-rules.mjs';
import { consoleOfPages, namedExports, notLinted, rulesForAll } from './scripts/lint/rules.mjs';

// Only .astro files; oxlint.config.ts has the rules of all others. A script inside an .astro file is linted as a file of its own, with a
// virtual path from which imports cannot be resolved.
const pages = ['**/*.astro'];
const scripts = ['**/*.astro/*'];

export default defineConfig(
  globalIgnores(notLinted),
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  ...astro.configs.recommended,
  {
    files: [...pages, ...scripts],
    plugins: { '@typescript-eslint': tseslint.plugin, boundaries, elevate: ownRules },
    settings: layerSettings,
    rules: { ...rulesForAll, 'no-console': consoleOfPages },
  },
  { files: pages, languageOptions: { parserOptions: { parser: tseslint.parser } } },
  ...layerOverrides.map(({ files, rules }) => ({ files: files.map((one) => [...pages, one]), rules })),
  {
    files: scripts,
    rules: { 'boundaries/dependencies': 'off', 'boundaries/no-unknown-files': 'off', 'no-restricted-exports': namedExports },
  },
);
