type Directions = { readonly middle: readonly number[]; readonly along: readonly (readonly number[])[] };

const dot = (one: readonly number[], other: readonly number[]) => one.reduce((sum, value, at) => sum + value * (other[at] ?? 0), 0);
const less = (one: readonly number[], other: readonly number[], times = 1) => one.map((value, at) => value - times * (other[at] ?? 0));

/** Makes the vectors orthogonal and of length one. */
function straighten(directions: readonly (readonly number[])[]): number[][] {
  const done: number[][] = [];
  for (const direction of directions) {
    const free = done.reduce((rest, one) => less(rest, one, dot(rest, one)), [...direction]);
    const length = Math.hypot(...free);
    done.push(free.map((value) => value / length));
  }
  return done;
}

/** The principal components of the rows, by subspace iteration. */
export function mainDirections(rows: readonly (readonly number[])[], count: number): Directions {
  const width = rows[0]?.length ?? 0;
  const middle = Array.from({ length: width }, (_, at) => rows.reduce((sum, row) => sum + (row[at] ?? 0), 0) / rows.length);
  const spread = Array.from({ length: width }, () => new Float64Array(width));
  for (const row of rows.map((one) => less(one, middle)))
    row.forEach((value, at) => {
      const line = spread[at];
      if (line) for (let other = 0; other < width; other += 1) line[other] = (line[other] ?? 0) + (value * (row[other] ?? 0)) / rows.length;
    });
  let along = straighten(
    Array.from({ length: count }, (_, one) => Array.from({ length: width }, (_value, at) => Math.sin(one * 1000 + at * 7.13 + 1))),
  );
  for (let round = 0; round < 30; round += 1) along = straighten(along.map((direction) => spread.map((line) => dot([...line], direction))));
  return { middle, along };
}

/** A row projected on these directions, as whole numbers from -127 to 127; only its direction matters, not its length. */
export function shortened(row: readonly number[], { middle, along }: Directions): number[] {
  const short = along.map((direction) => dot(less(row, middle), direction));
  const most = Math.max(...short.map(Math.abs)) || 1;
  return short.map((value) => Math.round((value / most) * 127));
}
