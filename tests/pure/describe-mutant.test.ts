import { expect, test } from 'vitest';
import { describeMutant, type Mutant } from '../../scripts/mutate/describe-mutant.ts';

const source = ['const a = 1;', '', 'if (left <= 0) return;', 'end();'].join('\n');

test('a mutant is shown at its line, with what differs and the code around it', () => {
  const location = { start: { line: 3, column: 5 }, end: { line: 3, column: 14 } };
  expect(describeMutant({ location, replacement: 'left < 0' } as Mutant, source)).toEqual({
    line: 3,
    change: 'const a = 1; if (left <[= → ] 0) return; end();',
  });
});
