/** A hash of a feature of a text as a signed whole number of 32 bits: FNV-1a, its bits mixed once more so that the lowest ones serve as places. */
export function hashOfFeature(feature: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < feature.length; at++) hash = Math.imul(hash ^ feature.charCodeAt(at), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d);
  return hash ^ (hash >>> 13);
}
