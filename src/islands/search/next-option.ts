/**
 * The option that a key highlights in a short list: arrows wrap around, Home and End jump, a letter goes to the next option that starts
 * with it.
 */
export function nextOption(labels: readonly string[], active: number | undefined, key: string): number | undefined {
  const count = labels.length;
  if (key === 'ArrowDown') return active === undefined ? 0 : (active + 1) % count;
  if (key === 'ArrowUp') return active === undefined ? count - 1 : (active + count - 1) % count;
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  if (key.length !== 1) return undefined;
  const inOrder = labels.map((_, step) => ((active ?? -1) + 1 + step) % count);
  return inOrder.find((index) => labels[index]?.toLowerCase().startsWith(key.toLowerCase()));
}
