import { seededChance } from '../../src/server/assistant/part/seeded-chance.ts';

export type Filled = { readonly label: string; readonly text: string };

/**
 * Sentences from frames: a line `:name a|b` gives a name its fillings; in a line `label|frame`, `(a|b)` is either and `{name}` one of its
 * fillings. Each frame is filled `times` times at random, the same for the same seed.
 */
export function fillFrames(lines: readonly string[], times: number, seed: number): Filled[] {
  const { pick } = seededChance(seed);
  const fillings = new Map<string, readonly string[]>();
  const fill = (frame: string): string => {
    const filled = frame
      .replace(/\(([^()]*)\)/g, (_all, either: string) => pick(either.split('|')) ?? '')
      .replace(/\{(\w+)\}/g, (_all, name: string) => pick(fillings.get(name) ?? []) ?? name);
    return filled === frame ? filled.replace(/\s+/g, ' ').trim() : fill(filled);
  };
  return lines.flatMap((line) => {
    const [, name, of] = /^:(\w+) (.*)$/.exec(line) ?? [];
    if (name && of) fillings.set(name, of.split('|'));
    const [, label, frame] = /^(high|harmless)\|(.*)$/.exec(line) ?? [];
    if (!label || !frame) return [];
    return [...new Set(Array.from({ length: times }, () => fill(frame)))].map((text) => ({ label, text }));
  });
}
