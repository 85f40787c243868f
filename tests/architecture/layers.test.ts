import { ESLint } from 'eslint';
import boundaries from 'eslint-plugin-boundaries';
import tseslint from 'typescript-eslint';
import { describe, expect, test } from 'vitest';
import { layerRules, layerSettings } from '../../scripts/lint/layers.mjs';

const eslint = new ESLint({
  overrideConfigFile: true,
  overrideConfig: [
    {
      files: ['**/*.{ts,tsx}'],
      languageOptions: { parser: tseslint.parser },
      plugins: { boundaries },
      settings: layerSettings,
      rules: layerRules as never,
    },
  ],
});

async function problemsOf(file: string, imported: string): Promise<string[]> {
  const [result] = await eslint.lintText(`import { thing } from '${imported}';\nexport const kept = thing;\n`, { filePath: file });
  return result?.messages.map((message) => message.ruleId ?? message.message) ?? [];
}

describe('a layer opens only to its neighbours', () => {
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
