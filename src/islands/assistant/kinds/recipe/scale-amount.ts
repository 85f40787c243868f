const parts: readonly (readonly [string, number])[] = [
  ['¼', 0.25],
  ['⅓', 1 / 3],
  ['½', 0.5],
  ['⅔', 2 / 3],
  ['¾', 0.75],
];
const valueOf = Object.fromEntries(parts);

/** A number as cooks write it: whole, or with a quarter, third or half. */
function written(amount: number): string {
  const whole = Math.floor(amount);
  const rest = amount - whole;
  const near = [['', 0] as const, ...parts, ['', 1] as const].reduce((best, one) =>
    Math.abs(one[1] - rest) < Math.abs(best[1] - rest) ? one : best,
  );
  const shownWhole = whole + (near[1] === 1 ? 1 : 0);
  return `${shownWhole === 0 && near[0] !== '' ? '' : shownWhole}${near[0]}`;
}

/** Multiplies an amount such as '1½ tsp' or '180 g'; text without an amount stays as it is. */
export function scaleAmount(shown: string, times: number): string {
  if (times === 1) return shown;
  const read = /^(\d+(?:\.\d+)?)?([¼⅓½⅔¾])?\s*(.*)$/u.exec(shown);
  if (!read || (read[1] === undefined && read[2] === undefined)) return shown;
  const amount = (Number(read[1] ?? 0) + (valueOf[read[2] ?? ''] ?? 0)) * times;
  const unit = read[3] ?? '';
  if (!/^(?:g|ml|kg|l|ग्राम|मिली|किलो|लीटर)(?:\s|$)/u.test(unit)) return `${written(Math.max(0.25, amount))} ${unit}`.trim();
  const step = amount >= 100 ? 10 : amount >= 20 ? 5 : 0.5;
  return `${Math.round(amount / step) * step} ${unit}`;
}
