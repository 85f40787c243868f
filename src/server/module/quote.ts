import { visibleLines } from '../../contract/shapes.ts';

const mostLines = 20;

/**
 * Words of somebody else in a mail: a line that says whose they are, then each line after '> ', so that they are not taken for Elevate's own
 * text. Without invisible characters, and at most 20 lines. '' for no words.
 */
export function quote(whose: string, words: string): string {
  const lines = visibleLines(words);
  if (lines.every((line) => line === '')) return '';
  const shown = lines.length > mostLines ? [...lines.slice(0, mostLines), '[...]'] : lines;
  return [`${whose}:`, ...shown.map((line) => `> ${line}`.trimEnd())].join('\n');
}
