import { readFileSync } from 'node:fs';
import { seededChance, type Chance } from '../../src/server/assistant/part/seeded-chance.ts';

/** How many variants of a line are learned: the more parts it has, the more ways there are to say it. */
const countOf = (line: string): number => Math.max(1, Math.min(24, 6 * (line.split('{').length - 1)));

/** One of the ways to say a line: of each innermost {a/b/c} one part, from the inside out. */
function oneOf(line: string, { pick }: Chance): string {
  const chosen = line.replaceAll(/\{([^{}]*)\}/g, (_all, parts: string) => pick(parts.split('/')) ?? '');
  return chosen.includes('{') ? oneOf(chosen, { pick } as Chance) : chosen;
}

/** The lines of a file in several of their variants, as `label|text` or whatever stands before the braces: the same file gives the same lines. */
export function variantsIn(file: URL): string[] {
  const chance = seededChance(13);
  return readFileSync(file, 'utf8')
    .split('\n')
    .flatMap((line) => (line.startsWith('#') ? [] : [...new Set(Array.from({ length: countOf(line) }, () => oneOf(line, chance)))]));
}
