import { readdirSync } from 'node:fs';
import { ESLint } from 'eslint';
import boundaries from 'eslint-plugin-boundaries';
import tseslint from 'typescript-eslint';
import { describe, expect, test } from 'vitest';
import { assistantPackages, layerOverrides, layerRules, layerSettings } from '../../scripts/lint/layers.mjs';

const eslint = new ESLint({
  overrideConfigFile: true,
  overrideConfig: [
    {
      files: ['**/*.{ts,tsx}'],
      languageOptions: { parser: tseslint.parser },
      plugins: { boundaries },
      settings: layerSettings,
      rules: layerRules,
    },
    ...layerOverrides,
  ],
});

async function problemsOf(file: string, imported: string): Promise<string[]> {
  const [result] = await eslint.lintText(`import { thing } from '${imported}';\nexport const kept = thing;\n`, { filePath: file });
  return result?.messages.map((message) => message.ruleId ?? message.message) ?? [];
}

describe('a layer imports only what its rule allows', () => {
  test.each([
    ['src/contract/new.ts', '../api-client/ask.ts'],
    ['src/contract/new.ts', 'react'],
    ['src/contract/new.ts', 'zod'],
    ['src/contract/new.ts', 'node:fs'],
    ['src/islands/waitlist/new.ts', '../../server/database/new-id.ts'],
    ['src/islands/waitlist/new.ts', '../../server/main.ts?raw'],
    ['src/islands/waitlist/new.ts', '../search/SearchForm.tsx'],
    ['src/islands/waitlist/new.ts', '../identity/VerifyEmailDialog.tsx'],
    ['src/islands/waitlist/new.ts', '../../layouts/navigation.ts'],
    ['src/islands/waitlist/new.ts', 'ofetch'],
    ['src/islands/shared/new.ts', '../waitlist/WaitlistForm.tsx'],
    ['src/pages/new.ts', '../server/api.ts'],
    ['src/pages/new.ts', '../api-client/ask.ts'],
    ['src/server/waitlist/new.ts', '../search/cities.ts'],
    ['src/server/waitlist/new.ts', 'nodemailer'],
    ['src/server/waitlist/new.ts', 'ofetch'],
    ['src/server/providers/mail/new.ts', '../../database/new-id.ts'],
    ['src/server/settings/new.ts', '../http/app-context.ts'],
    ['src/server/http/new.ts', '../search/index.ts'],
  ])('%s may not import %s', async (file, imported) => {
    expect(await problemsOf(file, imported)).toEqual(['boundaries/dependencies']);
  });

  test.each([
    ['src/contract/new.ts', 'zod/mini'],
    ['src/api-client/new.ts', 'ofetch'],
    ['src/islands/waitlist/new.ts', './WaitlistForm.tsx'],
    ['src/islands/waitlist/new.ts', '../shared/check-fields.ts'],
    ['src/islands/waitlist/new.ts', '../identity/verify-email.ts'],
    ['src/islands/waitlist/new.ts', '../../contract/limits.ts'],
    ['src/layouts/new.ts', './theme-boot.js?raw'],
    ['src/server/waitlist/new.ts', '../search/index.ts'],
    ['src/server/waitlist/new.ts', './waitlist.ts'],
    ['src/server/waitlist/new.ts', '../http/app-context.ts'],
    ['src/server/providers/mail/new.ts', 'nodemailer'],
    ['tests/pure/new.ts', '../../src/server/search/cities.ts'],
  ])('%s may import %s', async (file, imported) => {
    expect(await problemsOf(file, imported)).toEqual([]);
  });

  test('a file outside every layer is refused', async () => {
    expect(await problemsOf('src/elsewhere/new.ts', 'zod/mini')).toEqual(['boundaries/no-unknown-files']);
  });
});

describe('a package of the assistant is imported only through its index.ts, and only by later packages', () => {
  const at = 'src/server/assistant';

  test.each([
    [`${at}/plans/new.ts`, '../diet/plan-diet.ts'],
    [`${at}/diet/new.ts`, '../plans/index.ts'],
    [`${at}/diet/new.ts`, '../recipe/index.ts'],
    [`${at}/safety/new.ts`, '../chips/index.ts'],
    [`${at}/chat/new.ts`, '../replies/index.ts'],
    [`${at}/diet/index.ts`, '../foods/index.ts'],
    [`${at}/replies/new.ts`, '../routes.ts'],
    [`${at}/replies/new.ts`, '../index.ts'],
    [`${at}/replies/new.ts`, '../../identity/module.ts'],
    [`${at}/part/new.ts`, 'nodemailer'],
    [`${at}/new.ts`, './safety/check-text.ts'],
    ['src/server/identity/new.ts', '../assistant/safety/index.ts'],
    ['src/data/foods/new.ts', '../../server/assistant/foods/index.ts'],
    ['src/islands/assistant/new.ts', '../../data/foods/foods.json'],
  ])('%s may not import %s', async (file, imported) => {
    expect(await problemsOf(file, imported)).toEqual(['boundaries/dependencies']);
  });

  test.each([
    [`${at}/plans/new.ts`, '../diet/index.ts'],
    [`${at}/diet/new.ts`, './plan-diet.ts'],
    [`${at}/diet/new.ts`, '../foods/index.ts'],
    [`${at}/diet/index.ts`, './diet-part.ts'],
    [`${at}/foods/new.ts`, '../../../data/foods/foods.json'],
    [`${at}/plans/new.ts`, '../../entitlements/index.ts'],
    [`${at}/new.ts`, './safety/index.ts'],
  ])('%s may import %s', async (file, imported) => {
    expect(await problemsOf(file, imported)).toEqual([]);
  });

  test('no package imports itself through others', () => {
    const reached = (name: string, seen: ReadonlySet<string> = new Set()): ReadonlySet<string> =>
      (assistantPackages[name] ?? []).reduce((all, next) => (all.has(next) ? all : reached(next, new Set([...all, next]))), seen);
    expect(Object.keys(assistantPackages).filter((name) => reached(name).has(name))).toEqual([]);
  });

  test('every folder of the assistant is such a package', () => {
    const folders = readdirSync(at, { withFileTypes: true }).filter((entry) => entry.isDirectory());
    expect(folders.map(({ name }) => name).sort()).toEqual(Object.keys(assistantPackages).sort());
  });
});
