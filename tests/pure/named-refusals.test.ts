import { parser } from 'typescript-eslint';
import { describe, expect, test } from 'vitest';
import { namedRefusals } from '../../src/layouts/named-refusals.mjs';

/** The names that the build finds, or the text after the first use that it refuses. */
function read(code: string): string[] | string {
  let refused: string | undefined;
  const { ast } = parser.parseForESLint(code);
  const names = namedRefusals(ast, ({ range }: { range: [number, number] }) => (refused ??= code.slice(range[0])));
  return refused ?? [...names];
}

describe('a text of a refusal that a script names', () => {
  test.each([
    ["import { refusalTexts } from './messages.ts'; show(refusalTexts.taskOver, refusalTexts.jerseyTaken)", ['taskOver', 'jerseyTaken']],
    ['const problems = [refusalTexts.eventOver];', ['eventOver']],
    ["show(refusalTexts['diskFull'])", ['diskFull']],
    ['export const refusalTexts = { a: "A" } as const; export type Code = keyof typeof refusalTexts;', []],
    ['if (code in refusalTexts) throw code;', []],
    ["// refusalTexts[code] in a comment\nconst text = 'refusalTexts.eventOver';", []],
  ])('is found in: %s', (code, names) => expect(read(code)).toEqual(names));

  test.each([
    ['const { taskOver } = refusalTexts;', 'refusalTexts;'],
    ['const texts = refusalTexts;', 'refusalTexts;'],
    ['show(refusalTexts[code]);', 'refusalTexts[code]);'],
    ['show({ ...refusalTexts });', 'refusalTexts });'],
    ['show(Object.entries(refusalTexts));', 'refusalTexts));'],
    ["export { refusalTexts } from './messages.ts';", "refusalTexts } from './messages.ts';"],
    ["import { refusalTexts as texts } from './messages.ts';", "refusalTexts as texts } from './messages.ts';"],
    ['show(messages.refusalTexts);', 'refusalTexts);'],
  ])('is refused where it cannot be followed: %s', (code, rest) => expect(read(code)).toBe(rest));
});
