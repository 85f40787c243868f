import { readFileSync } from 'node:fs';
import { brotliDecompressSync } from 'node:zlib';

/** The features of a text by their hashes, in groups that count alike whatever their number. */
export type FeatureGroups = readonly (readonly number[])[];
/** A feature that a model knows, by its place in it, with how much it counts. */
export type WeighedPlace = { readonly place: number; readonly share: number };

/** How much the known features of a text count: within each group the rare ones more, all together 1. */
export function weighedPlaces(groups: FeatureGroups, placeOf: (key: number) => number, rarityOf: ArrayLike<number>): WeighedPlace[] {
  return groups.flatMap((group) => {
    const known = group.map(placeOf).filter((place) => place >= 0);
    const length = Math.sqrt(known.reduce((sum, place) => sum + (rarityOf[place] ?? 0) ** 2, 0)) || 1;
    return known.map((place) => ({ place, share: (rarityOf[place] ?? 0) / length }));
  });
}

/** A model of many labels as it is stored: of each feature only the labels that it was met with, a signed byte for each weight. */
export type PackedSparseModel = {
  /** A hash of the training texts, to detect outdated weights. */
  readonly learnedFrom: string;
  readonly labels: readonly string[];
  readonly bias: readonly number[];
  readonly scale: number;
  readonly features: number;
  readonly weights: number;
  /** Keys (4 bytes each), numbers of labels (2), labels (2), weights (1) and rarities (1), compressed with Brotli, in base64. */
  readonly table: string;
};
/** A label with the chance, 0 to 1, that it is the one of the text. */
type LabelChance = { readonly label: string; readonly chance: number };
type SparseModel = {
  readonly learnedFrom: string;
  readonly labels: readonly string[];
  /** Every label with its chance, highest first. */
  readonly chancesOf: (groups: FeatureGroups) => LabelChance[];
};

/** Where a key stands in sorted keys; -1 if it does not. */
function placeIn(keys: Uint32Array, key: number): number {
  let low = 0;
  let high = keys.length - 1;
  while (low <= high) {
    const middle = (low + high) >> 1;
    const found = keys[middle] ?? 0;
    if (found === key) return middle;
    if (found < key) low = middle + 1;
    else high = middle - 1;
  }
  return -1;
}

/** Where the weights of each feature begin: a sum for each block of features, and what comes to it within the block, in half the memory. */
function startFinder(counts: Uint16Array): (feature: number) => number {
  const ofBlock = new Uint32Array((counts.length >> blockBits) + 2);
  const within = new Uint16Array(counts.length + 1);
  let start = 0;
  for (let feature = 0; feature <= counts.length; feature++) {
    if ((feature & ((1 << blockBits) - 1)) === 0) ofBlock[feature >> blockBits] = start;
    within[feature] = start - (ofBlock[feature >> blockBits] ?? 0);
    start += counts[feature] ?? 0;
  }
  return (feature) => (ofBlock[feature >> blockBits] ?? 0) + (within[feature] ?? 0);
}
/** A block of 16 features has at most 16 times as many weights as there are labels, which is well under 2^16. */
const blockBits = 4;

/** Labels, of which there are fewer than 2^12, in a byte and a half each. */
function labelReader(labels: Uint16Array): (at: number) => number {
  const low = Uint8Array.from(labels, (label) => label & 255);
  const high = new Uint8Array((labels.length + 1) >> 1);
  for (const [at, label] of labels.entries()) high[at >> 1] = (high[at >> 1] ?? 0) | ((label >> 8) << ((at & 1) * 4));
  return (at) => (low[at] ?? 0) | ((((high[at >> 1] ?? 0) >> ((at & 1) * 4)) & 15) << 8);
}

/** The table of a model apart from the text that it was read from, which is not kept. */
function readTable({ features, weights, table }: PackedSparseModel) {
  const unpacked = brotliDecompressSync(Buffer.from(table, 'base64'));
  const bytes = unpacked.buffer.slice(unpacked.byteOffset, unpacked.byteOffset + unpacked.length);
  return {
    keys: new Uint32Array(bytes, 0, features).slice(),
    startOf: startFinder(new Uint16Array(bytes, features * 4, features)),
    labelAt: labelReader(new Uint16Array(bytes, features * 6, weights)),
    weightOf: new Int8Array(bytes, features * 6 + weights * 2, weights).slice(),
    rarityOf: new Uint8Array(bytes, features * 6 + weights * 3, features).slice(),
  };
}

/** Reads a learned model that tells which one of many labels a text has. A prediction takes a fraction of a millisecond. */
export function readSparseModel(file: URL): SparseModel {
  const packed = JSON.parse(readFileSync(file, 'utf8')) as PackedSparseModel;
  const { learnedFrom, labels, bias, scale } = packed;
  return { learnedFrom, labels, chancesOf: chancesBy(readTable(packed), { labels, bias: Float64Array.from(bias), scale }) };
}

type Head = { readonly labels: readonly string[]; readonly bias: Float64Array; readonly scale: number };
function chancesBy({ keys, startOf, labelAt, weightOf, rarityOf }: ReturnType<typeof readTable>, { labels, bias, scale }: Head) {
  return (groups: FeatureGroups): LabelChance[] => {
    const sums = Float64Array.from(bias);
    for (const { place, share } of weighedPlaces(groups, (key) => placeIn(keys, key), rarityOf)) {
      for (let at = startOf(place), end = startOf(place + 1); at < end; at++) {
        const label = labelAt(at);
        sums[label] = (sums[label] ?? 0) + share * scale * (weightOf[at] ?? 0);
      }
    }
    const most = Math.max(...sums);
    const odds = sums.map((sum) => Math.exp(sum - most));
    const all = odds.reduce((total, one) => total + one, 0);
    return labels.map((label, at) => ({ label, chance: (odds[at] ?? 0) / all })).sort((a, b) => b.chance - a.chance);
  };
}
