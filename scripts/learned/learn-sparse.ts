import { brotliCompressSync, constants } from 'node:zlib';
import { weighedPlaces, type FeatureGroups, type PackedSparseModel } from '../../src/server/assistant/learned/index.ts';
import { seededChance } from '../../src/server/assistant/part/seeded-chance.ts';

/** A training text: the place of its label, and its features. */
export type SparseRow = { readonly label: number; readonly groups: FeatureGroups };
/** A trained model: of feature number f the labels and weights from `starts[f]` to `starts[f + 1]`. */
export type SparseTrained = {
  readonly keys: Uint32Array;
  readonly starts: Uint32Array;
  readonly labelOf: Uint16Array;
  readonly weightOf: Float32Array;
  readonly bias: Float64Array;
  /** How rare each feature is, 1 to 255: the fewer labels have it, the more it tells. */
  readonly rarityOf: Uint8Array;
};
type How = {
  readonly seed?: number;
  readonly rounds?: number;
  readonly rate?: number;
  readonly decay?: number;
  readonly dropped?: number;
  readonly least?: number;
};

const rarityScale = 34;
/** A feature that was met with more labels tells them apart too little for what it costs. */
const mostLabels = 250;

/** Which labels each feature was met with; features met less than `least` times are left out. */
function tableFor(rows: readonly SparseRow[], labels: number, least: number): SparseTrained {
  const met = new Map<number, { times: number; labels: Set<number> }>();
  for (const { label, groups } of rows)
    for (const key of groups.flat()) {
      const one = met.get(key) ?? { times: 0, labels: new Set<number>() };
      one.times++;
      one.labels.add(label);
      met.set(key, one);
    }
  const kept = [...met].filter(([, one]) => one.times >= least && one.labels.size <= mostLabels).sort(([a], [b]) => a - b);
  const starts = new Uint32Array(kept.length + 1);
  for (const [at, [, one]] of kept.entries()) starts[at + 1] = (starts[at] ?? 0) + one.labels.size;
  const labelOf = Uint16Array.from(kept.flatMap(([, one]) => [...one.labels].sort((a, b) => a - b)));
  return {
    keys: Uint32Array.from(kept, ([key]) => key),
    starts,
    labelOf,
    weightOf: new Float32Array(labelOf.length),
    bias: new Float64Array(labels),
    rarityOf: Uint8Array.from(kept, ([, one]) => Math.min(255, Math.round(rarityScale * Math.log(1 + labels / one.labels.size)))),
  };
}

type Placed = { readonly label: number; readonly places: Int32Array; readonly shares: Float64Array };

/** Where a key stands, -1 for one that is not there. */
function placeFinder(keys: Uint32Array): (key: number) => number {
  const places = new Map(Array.from(keys, (key, at) => [key, at]));
  return (key) => places.get(key) ?? -1;
}

function placedRows(rows: readonly SparseRow[], { keys, rarityOf }: SparseTrained): Placed[] {
  const placeOf = placeFinder(keys);
  return rows.map(({ label, groups }) => {
    const known = weighedPlaces(groups, placeOf, rarityOf);
    return { label, places: Int32Array.from(known, ({ place }) => place), shares: Float64Array.from(known, ({ share }) => share) };
  });
}

/** The weights are the mean over these orders of training, so that they depend less on a single one. */
const orders = [7, 8];

/**
 * Softmax regression with a weight only where a feature was met with a label, a decreasing step per weight (AdaGrad), and a share of the
 * features left out at random in each step, so that no single word decides.
 */
function learnInOrder(
  rows: readonly SparseRow[],
  labels: number,
  { seed = 7, rounds = 10, rate = 0.5, decay = 5e-4, dropped = 0.4, least = 2 }: How = {},
): SparseTrained {
  const chance = seededChance(seed);
  const trained = tableFor(rows, labels, least);
  const { starts, labelOf, weightOf, bias } = trained;
  const used = new Float32Array(weightOf.length).fill(0.05);
  const usedByBias = new Float64Array(labels).fill(1);
  const sums = new Float64Array(labels);
  const placed = placedRows(rows, trained);
  let state = seed * 12_345;
  const random = () => (state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0) / 2 ** 32;
  for (let round = 0; round < rounds; round++) {
    for (const { label, places, shares } of chance.shuffled(placed)) {
      sums.set(bias);
      const isUsed = Uint8Array.from(places, () => Number(random() >= dropped));
      for (let index = 0; index < places.length; index++) {
        if (!isUsed[index]) continue;
        const place = places[index] ?? 0;
        const share = (shares[index] ?? 0) / (1 - dropped);
        for (let at = starts[place] ?? 0, end = starts[place + 1] ?? 0; at < end; at++)
          sums[labelOf[at] as number] = (sums[labelOf[at] as number] as number) + share * (weightOf[at] as number);
      }
      let most = -Infinity;
      for (const sum of sums) if (sum > most) most = sum;
      let all = 0;
      for (let at = 0; at < labels; at++) all += sums[at] = Math.exp((sums[at] as number) - most);
      // From here the sums are the errors.
      for (let at = 0; at < labels; at++) sums[at] = Number(at === label) - (sums[at] as number) / all;
      for (let at = 0; at < labels; at++) {
        const slope = sums[at] as number;
        if (Math.abs(slope) < 1e-4) continue;
        usedByBias[at] = (usedByBias[at] as number) + slope * slope;
        bias[at] = (bias[at] as number) + (0.05 * slope) / Math.sqrt(usedByBias[at] as number);
      }
      for (let index = 0; index < places.length; index++) {
        if (!isUsed[index]) continue;
        const place = places[index] ?? 0;
        const share = (shares[index] ?? 0) / (1 - dropped);
        for (let at = starts[place] ?? 0, end = starts[place + 1] ?? 0; at < end; at++) {
          const slope = share * (sums[labelOf[at] as number] as number) - decay * (weightOf[at] as number);
          if (slope < 1e-5 && slope > -1e-5) continue;
          used[at] = (used[at] as number) + slope * slope;
          weightOf[at] = (weightOf[at] as number) + (rate * slope) / Math.sqrt(used[at] as number);
        }
      }
    }
  }
  return trained;
}

/** A model of these many labels, trained on the rows. */
export function learnSparse(rows: readonly SparseRow[], labels: number, how: How = {}): SparseTrained {
  const [first, ...others] = orders.map((seed) => learnInOrder(rows, labels, { ...how, seed }));
  if (!first) throw new Error('There is no order to train in.');
  const mean = (own: number, at: number, of: (model: SparseTrained) => ArrayLike<number>) =>
    (own + others.reduce((sum, model) => sum + (of(model)[at] ?? 0), 0)) / orders.length;
  return {
    ...first,
    weightOf: first.weightOf.map((weight, at) => mean(weight, at, ({ weightOf }) => weightOf)),
    bias: first.bias.map((one, at) => mean(one, at, ({ bias }) => bias)),
  };
}

/** The chance of each label for the features of a text. */
export function chancesOfRow({ keys, starts, labelOf, weightOf, bias, rarityOf }: SparseTrained): (groups: FeatureGroups) => Float64Array {
  const placeOf = placeFinder(keys);
  return (groups) => {
    const sums = Float64Array.from(bias);
    for (const { place, share } of weighedPlaces(groups, placeOf, rarityOf))
      for (let at = starts[place] ?? 0, end = starts[place + 1] ?? 0; at < end; at++)
        sums[labelOf[at] as number] = (sums[labelOf[at] as number] as number) + share * (weightOf[at] as number);
    const most = Math.max(...sums);
    const odds = sums.map((sum) => Math.exp(sum - most));
    const all = odds.reduce((total, one) => total + one, 0);
    return odds.map((one) => one / all);
  };
}

/** The model as it is stored, with at most `most` weights, the largest. */
export function packSparse(
  { keys, starts, labelOf, weightOf, bias, rarityOf }: SparseTrained,
  { labels, learnedFrom, most }: { labels: readonly string[]; learnedFrom: string; most: number },
): PackedSparseModel {
  const sizes = Float32Array.from(weightOf, Math.abs).sort();
  const least = sizes[Math.max(0, sizes.length - most)] ?? 0;
  const scale = Math.max(sizes.at(-1) ?? 1, 1e-6) / 127;
  const kept = Array.from(keys, (key, feature) => {
    const places: { label: number; weight: number }[] = [];
    for (let at = starts[feature] ?? 0, end = starts[feature + 1] ?? 0; at < end; at++) {
      const weight = Math.round((weightOf[at] ?? 0) / scale);
      if (Math.abs(weightOf[at] ?? 0) >= least && weight !== 0) places.push({ label: labelOf[at] ?? 0, weight });
    }
    return { key, places, rarity: rarityOf[feature] ?? 1 };
  });
  const all = kept.flatMap(({ places }) => places);
  const parts = [
    Uint32Array.from(kept, ({ key }) => key),
    Uint16Array.from(kept, ({ places }) => places.length),
    Uint16Array.from(all, ({ label }) => label),
    Int8Array.from(all, ({ weight }) => weight),
    Uint8Array.from(kept, ({ rarity }) => rarity),
  ];
  const bytes = Buffer.concat(parts.map((part) => Buffer.from(part.buffer)));
  const table = brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }).toString('base64');
  return {
    learnedFrom,
    labels,
    bias: Array.from(bias, (one) => Number(one.toFixed(3))),
    scale: Number(scale.toPrecision(6)),
    features: kept.length,
    weights: all.length,
    table,
  };
}
