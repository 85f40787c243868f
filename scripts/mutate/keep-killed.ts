import { existsSync, readFileSync, writeFileSync } from 'node:fs';

type Report = { readonly files: Record<string, { mutants: readonly { readonly status: string }[] }> };

/**
 * Keeps of an earlier run only the mutants that a test noticed. Stryker would not run new tests on a survivor in code that runs while its
 * module is loaded, because it does not know which tests reach it; and a run that never ended may only have been slow.
 */
export function keepKilled(path: string): void {
  if (!existsSync(path)) return;
  const report = JSON.parse(readFileSync(path, 'utf8')) as Report;
  for (const file of Object.values(report.files)) file.mutants = file.mutants.filter(({ status }) => status === 'Killed');
  writeFileSync(path, JSON.stringify(report));
}
