const vowels = 'aeiouyािीुूृेैोौंःँ्अआइईउऊएऐओऔ';
/** Letters that sound alike, or nearly. */
const alike = ['ck', 'cs', 'sz', 'fv', 'gj', 'zj', 'vw', 'td', 'qk', 'सश', 'शष', 'नण', 'तट', 'दड', 'जझ', 'कख', 'रड'];

const isVowel = (letter: string): boolean => vowels.includes(letter);
const soundAlike = (one: string, other: string): boolean =>
  (isVowel(one) && isVowel(other)) || alike.some((both) => both.includes(one) && both.includes(other));

const ofVowel = 0.5;
const ofDoubled = 0.3;
const ofSwapped = 0.7;
/** What it costs that `letter` stands in one spelling only, after `before` and in front of `after` there. */
const costOfOne = (letter: string, before: string | undefined, after: string | undefined): number =>
  letter === before || letter === after ? ofDoubled : isVowel(letter) || letter === 'h' ? ofVowel : 1;

/**
 * How far a typed word is from the right spelling: about 1 for a wrong letter, less for vowels, doubled and swapped letters and those that sound alike,
 * which people in a hurry leave out and mix up. Infinity as soon as it is over `most`.
 */
export function spellingCost(typed: string, right: string, most: number): number {
  let [before, last] = [[] as number[], [0]];
  for (let at = 1; at <= right.length; at++) last.push((last[at - 1] ?? 0) + costOfOne(right[at - 1] ?? '', right[at - 2], right[at]));
  for (let row = 1; row <= typed.length; row++) {
    const letter = typed[row - 1] ?? '';
    const one = costOfOne(letter, typed[row - 2], typed[row]);
    const next = [(last[0] ?? 0) + one];
    for (let at = 1; at <= right.length; at++) {
      const meant = right[at - 1] ?? '';
      const isSwapped = row > 1 && at > 1 && letter === right[at - 2] && typed[row - 2] === meant && letter !== meant;
      next.push(
        Math.min(
          (last[at - 1] ?? 0) + (letter === meant ? 0 : soundAlike(letter, meant) ? ofVowel : 1),
          (last[at] ?? 0) + one,
          (next[at - 1] ?? 0) + costOfOne(meant, right[at - 2], right[at]),
          isSwapped ? (before[at - 2] ?? 0) + ofSwapped : Infinity,
        ),
      );
    }
    [before, last] = [last, next];
    if (Math.min(...last, ...before) > most) return Infinity;
  }
  const cost = last[right.length] ?? Infinity;
  return cost > most ? Infinity : cost;
}
