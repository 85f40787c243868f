import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { ESLint } from 'eslint';
import { expect, test, vi } from 'vitest';
import oxlint from '../../oxlint.config.ts';
import { temporaryFolder } from '../builders/temporary-folder.ts';
import { plantedPage, plantedProblems } from './planted-problems.ts';

// It loads a linter and the types of two libraries.
vi.setConfig({ testTimeout: 120_000 });

type Diagnostic = { message: string; code?: string; filename: string };

const shortName = (rule: string) => rule.split('/').at(-1) ?? rule;
const pathOf = (rule: string) => {
  const planted = plantedProblems[rule];
  return typeof planted === 'object' ? planted.path : `src/islands/teams/${shortName(rule)}.tsx`;
};

/** Every problem that oxlint finds in a project of only the planted files, as `path rule`. */
function foundByOxlint(): string[] {
  const folder = temporaryFolder('lint');
  for (const name of ['oxlint.config.ts', 'scripts/lint', 'tsconfig.json']) cpSync(name, join(folder, name), { recursive: true });
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'));
  for (const [rule, planted] of Object.entries(plantedProblems)) {
    const path = join(folder, pathOf(rule));
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, `${typeof planted === 'object' ? planted.text : planted}\n`);
  }
  const program = resolve('node_modules/oxlint/bin/oxlint');
  const { stdout } = spawnSync(process.execPath, [program, '-f', 'json', 'src'], { cwd: folder, encoding: 'utf8' });
  const { diagnostics } = JSON.parse(stdout) as { diagnostics: Diagnostic[] };
  return diagnostics.map(({ code, message, filename }) => {
    const rule = /\((.*)\)$/.exec(code ?? '')?.[1] ?? (/^Unused .*disable/.test(message) ? 'unused-disable' : message);
    return `${filename.replaceAll('\\', '/')} ${rule}`;
  });
}

const isOn = ([, setting]: [string, unknown]) => setting !== 'off';
const rulesOn = [oxlint, ...(oxlint.overrides ?? [])]
  .flatMap(({ rules }) => Object.entries(rules ?? {}).filter(isOn))
  .map(([rule]) => rule);

test('oxlint finds a planted problem of every rule that is on, and wrong types', () => {
  expect(rulesOn.filter((rule) => !(rule in plantedProblems))).toEqual([]);
  const found = new Set(foundByOxlint());
  const missed = Object.keys(plantedProblems).filter((rule) => !found.has(`${pathOf(rule)} ${shortName(rule)}`));
  expect(missed).toEqual([]);
});

test('ESLint finds a planted problem of every rule that is on for pages', async () => {
  const eslint = new ESLint();
  const filePath = 'src/layouts/teams/Planted.astro';
  const { rules } = (await eslint.calculateConfigForFile(filePath)) as { rules: Record<string, [number]> };
  const on = Object.keys(rules).filter((rule) => (rules[rule]?.[0] ?? 0) !== 0);
  const [result] = await eslint.lintText(plantedPage, { filePath });
  const found = new Set(result?.messages.map(({ ruleId, message }) => ruleId ?? message));
  // The folder says whether a file is unknown, so one in a known folder is not.
  expect(on.filter((rule) => !found.has(rule) && rule !== 'boundaries/no-unknown-files')).toEqual([]);
  expect([...found].filter((message) => message.startsWith('Unused eslint-disable'))).toHaveLength(1);
  expect(found).toContain('no-restricted-exports');
});
