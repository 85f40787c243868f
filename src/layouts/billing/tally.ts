const stroke = 9;
const height = 34;
const groupWidth = 5 * stroke + 12;

/** The path of one tally stroke, in groups of five with the fifth across the four. `at` counts from 0. */
export function tallyStroke(at: number): string {
  const left = Math.floor(at / 5) * groupWidth;
  const inGroup = at % 5;
  if (inGroup === 4) return `M${left} ${height - 6}L${left + 4 * stroke} 6`;
  const x = left + 4.5 + inGroup * stroke;
  // Each stroke leans a little, as if drawn by hand.
  const lean = [0.8, -0.6, 0.4, -0.9][(at * 3) % 4] ?? 0;
  return `M${x - lean} 4L${x + lean} ${height - 4}`;
}

export const tallySize = (count: number) => ({ width: Math.ceil(count / 5) * groupWidth, height });
