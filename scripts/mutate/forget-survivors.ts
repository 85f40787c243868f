import { existsSync, readFileSync, writeFileSync } from 'node:fs';

type Report = { readonly files: Record<string, { mutants: readonly { readonly status: string }[] }> };

/**
 * Removes the mutants that no test noticed from what is known of an earlier run. Stryker would not run new tests on a mutant in code that
 * runs while its module is loaded, because it does not know which tests reach it.
 */
export function forgetSurvivors(path: string): void {
  if (!existsSync(path)) return;
  const report = JSON.parse(readFileSync(path, 'utf8')) as Report;
  for (const file of Object.values(report.files))
    file.mutants = file.mutants.filter(({ status }) => status !== 'Survived' && status !== 'NoCoverage');
  writeFileSync(path, JSON.stringify(report));
}
