import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { atMost, plain, report, type Figure } from '../report.ts';

// node bench/assistant/memory.ts: what the assistant's tables, models and catalogues keep in memory.

type Measured = { readonly dataMb: number; readonly withServerMb: number; readonly processorMs: number };

/** MB of live objects and of what they hold outside V8's heap, after garbage was collected. */
function usedMb(): number {
  globalThis.gc?.();
  globalThis.gc?.();
  const { heapUsed, external } = process.memoryUsage();
  return (heapUsed + external) / 1_000_000;
}

/**
 * What is kept more than in the bare process: by the searches, models and six kinds of plans once they are warm and have planned for many
 * people (`dataMb`), and with the routes and the libraries for HTTP and the database that they share with the rest of the server.
 */
async function measure(): Promise<Measured> {
  const before = usedMb();
  const start = process.cpuUsage();
  const { warmAssistant } = await import('../../src/server/assistant/warm-assistant.ts');
  await import('../../src/server/assistant/plans/parts.ts');
  await warmAssistant();
  const { user, system } = process.cpuUsage(start);
  const { measureDiet } = await import('./diet.ts');
  const { measureRecipe } = await import('./recipe.ts');
  const { benchWorkouts } = await import('./workout.ts');
  const { benchMeditations } = await import('./meditation.ts');
  measureDiet(60);
  measureRecipe(30);
  benchWorkouts(30);
  benchMeditations(30);
  const dataMb = usedMb() - before;
  await import('../../src/server/assistant/index.ts');
  return { dataMb, withServerMb: usedMb() - before, processorMs: (user + system) / 1_000 };
}

/** The memory of all that the assistant keeps, and the processor's time to warm it up, measured in a process of its own. */
export function benchMemory(): Figure[] {
  const file = fileURLToPath(import.meta.url);
  const told = execFileSync(process.execPath, ['--expose-gc', file, '--measure'], { encoding: 'utf8' });
  const { dataMb, withServerMb, processorMs } = JSON.parse(told) as Measured;
  return [
    atMost("the assistant's data in memory, besides a bare process", dataMb, 'MB', 60),
    plain('the same with routes and the libraries of the server', withServerMb, 'MB'),
    plain("the processor's time to load it and warm it up", processorMs, 'ms'),
  ];
}

if (process.argv.includes('--measure')) process.stdout.write(JSON.stringify(await measure()));
else if (import.meta.main) report('assistant memory', benchMemory());
