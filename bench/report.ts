import { mkdirSync, appendFileSync } from 'node:fs';

export type Figure = { name: string; value: number; unit: string; mark?: string; isReached?: boolean };

/** Writes one JSON line for a scenario to the screen and to bench/results. */
export function report(scenario: string, figures: readonly Figure[], note?: string): void {
  const line = JSON.stringify({ scenario, at: new Date().toISOString(), figures, ...(note && { note }) });
  process.stdout.write(`${line}\n`);
  mkdirSync('bench/results', { recursive: true });
  appendFileSync('bench/results/figures.jsonl', `${line}\n`);
}

const rounded = (value: number) => Math.round(value * 1_000) / 1_000;

export const atMost = (name: string, value: number, unit: string, most: number): Figure => ({
  name,
  value: rounded(value),
  unit,
  mark: `<= ${most}`,
  isReached: value <= most,
});

export const atLeast = (name: string, value: number, unit: string, least: number): Figure => ({
  name,
  value: rounded(value),
  unit,
  mark: `>= ${least}`,
  isReached: value >= least,
});

export const plain = (name: string, value: number, unit: string): Figure => ({ name, value: rounded(value), unit });

/** Both figures of a program under load. */
export const loaded = (name: string, { perSecond, cpuMicros }: { perSecond: number; cpuMicros: number }): Figure[] => [
  plain(name, perSecond, 'requests/s'),
  plain(`${name}, processor time`, cpuMicros, 'us a request'),
];

/** The value below which the share `part` of the sorted samples lies. */
export function percentile(samples: readonly number[], part: number): number {
  const sorted = [...samples].sort((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? Number.NaN;
}
