import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  angleOf,
  pixelsInSquare,
  mostZoom,
  reshape,
  scaleOf,
  settle,
  sidesOf,
  untouched,
  type Edit,
  type Shape,
} from '../../src/islands/players/picture-editor/edit.ts';
import { fresh, nextHistory } from '../../src/islands/players/picture-editor/edit-history.ts';
import { spokenEdit, spokenTilt, spokenZoom } from '../../src/islands/players/picture-editor/spoken-edit.ts';

const anyNumber = fc.double({ min: -50, max: 50, noNaN: true });
const anyEdit: fc.Arbitrary<Edit> = fc.record({
  x: anyNumber,
  y: anyNumber,
  zoom: fc.double({ min: 0, max: 20, noNaN: true }),
  turns: fc.integer({ min: -9, max: 9 }),
  tilt: fc.integer({ min: -90, max: 90 }),
});
const anyShape: fc.Arbitrary<Shape> = fc.record({
  width: fc.integer({ min: 150, max: 2_400 }),
  height: fc.integer({ min: 150, max: 2_400 }),
});

/** How far the square's corners lie outside the picture, in sides of the square. */
function emptyCorner(edit: Edit, shape: Shape): number {
  const angle = (-angleOf(edit) * Math.PI) / 180;
  const { width, height } = sidesOf(shape);
  const outside = [-0.5, 0.5].flatMap((right) =>
    [-0.5, 0.5].map((down) => {
      const [x, y] = [right - edit.x, down - edit.y];
      const seen = { x: x * Math.cos(angle) - y * Math.sin(angle), y: x * Math.sin(angle) + y * Math.cos(angle) };
      return Math.max(Math.abs(seen.x) - (width * scaleOf(edit)) / 2, Math.abs(seen.y) - (height * scaleOf(edit)) / 2);
    }),
  );
  return Math.max(...outside);
}

describe('the crop square of any edit of any picture', () => {
  test('is filled to its corners', () => {
    fc.assert(fc.property(anyEdit, anyShape, (edit, shape) => emptyCorner(settle(edit, shape), shape) < 1e-6));
  });

  test('is filled after any other zoom, rotation and tilt', () => {
    const change = fc.record({
      zoom: fc.double({ min: 0, max: 20, noNaN: true }),
      turns: fc.integer({ min: -3, max: 3 }),
      tilt: fc.integer({ min: -45, max: 45 }),
    });
    fc.assert(
      fc.property(anyEdit, change, anyShape, (edit, to, shape) => emptyCorner(reshape(settle(edit, shape), to, shape), shape) < 1e-6),
    );
  });

  test('is stable: settling twice changes nothing', () => {
    fc.assert(
      fc.property(anyEdit, anyShape, (edit, shape) => {
        const once = settle(edit, shape);
        const twice = settle(once, shape);
        return Math.abs(once.x - twice.x) < 1e-9 && Math.abs(once.y - twice.y) < 1e-9 && once.zoom === twice.zoom;
      }),
    );
  });

  test('contains at least 150 px of the picture per side, if it is not tilted', () => {
    fc.assert(fc.property(anyEdit, anyShape, (edit, shape) => pixelsInSquare(settle({ ...edit, tilt: 0 }, shape), shape) >= 149));
  });

  test('is the same after four quarter turns', () => {
    fc.assert(
      fc.property(anyEdit, anyShape, (edit, shape) => {
        const start = settle(edit, shape);
        let turned = start;
        for (let quarter = 1; quarter <= 4; quarter++) turned = reshape(turned, { turns: start.turns + quarter }, shape);
        return Math.abs(turned.x - start.x) < 1e-6 && Math.abs(turned.y - start.y) < 1e-6;
      }),
    );
  });
});

test('a small picture cannot be zoomed, a large one at most eight times', () => {
  expect([mostZoom({ width: 150, height: 400 }), mostZoom({ width: 300, height: 400 }), mostZoom({ width: 2_400, height: 2_400 })]).toEqual(
    [1, 2, 8],
  );
});

describe('undo', () => {
  const moved = (x: number): Edit => ({ ...untouched, x });
  test('reverts a whole drag at once, and a rotation by itself', () => {
    let history = fresh;
    for (const [at, x] of [0.1, 0.2, 0.3].entries())
      history = nextHistory(history, { do: 'edit', kind: 'move', edit: moved(x), at: at * 50 });
    history = nextHistory(history, { do: 'edit', kind: 'turn', edit: { ...moved(0.3), turns: 1 }, at: 200 });
    history = nextHistory(history, { do: 'edit', kind: 'turn', edit: { ...moved(0.3), turns: 2 }, at: 250 });
    const back = [1, 2, 3, 4].map(() => (history = nextHistory(history, { do: 'undo' })).now);
    expect(back.map(({ x, turns }) => [x, turns])).toEqual([
      [0.3, 1],
      [0.3, 0],
      [0, 0],
      [0, 0],
    ]);
  });

  test('keeps no step that changed nothing', () => {
    expect(nextHistory(fresh, { do: 'edit', kind: 'move', edit: untouched, at: 0 })).toBe(fresh);
  });
});

test('an edit is described in words', () => {
  expect([spokenEdit(untouched), spokenEdit({ ...untouched, x: -0.1, y: 0.02 })]).toEqual([
    'Picture in the middle.',
    'Picture 10 % to the left, 2 % down.',
  ]);
  expect([spokenTilt(0), spokenTilt(-1), spokenTilt(12), spokenZoom(1.25)]).toEqual([
    'straight',
    '1 degree to the left',
    '12 degrees to the right',
    '1.3 times',
  ]);
});
