const english = new Set(
  'not dont doesnt didnt isnt arent wasnt werent never no nor neither without cant cannot couldnt wont wouldnt shouldnt mustnt neednt havent hasnt nobody nothing none avoid avoids avoiding nowhere hardly barely'.split(
    ' ',
  ),
);
/** Two words that deny what follows: 'rather than pushing on'. */
const englishPairs = new Set(['rather than', 'instead of', 'far from', 'away from', 'free of', 'no need', 'not to']);
const hindi = new Set('nahin nahi nhi mat na नहीं मत न ना'.split(' '));
const hindiBefore = new Set('bina bagair बिना बगैर'.split(' '));
/** Where what was denied before ends: 'do not play but rest'. */
const turns = new Set(
  'but until unless if because so when as then just only instead par lekin balki magar to toh aur agar jab kyunki पर लेकिन बल्कि मगर तो और अगर जब क्योंकि ; ,'.split(
    ' ',
  ),
);
const reach = 5;
/** 'It was nothing and you may bat': after 'and' with its own subject nothing is denied any more. */
const isNewSubject = (word: string | undefined): boolean => /^(?:you|he|she|they|we|it|i|then|so)$/.test(word ?? '');

/** Which words of a normalised sentence a denial governs, in English those after it, in Hindi those beside it. */
export function deniedIn(words: readonly string[]): boolean[] {
  const denied = words.map(() => false);
  const spread = (from: number, step: 1 | -1, count: number) => {
    for (let at = from, left = count; left > 0 && at >= 0 && at < words.length; at += step, left--) {
      if (turns.has(words[at] ?? '') || (words[at] === 'and' && isNewSubject(words[at + 1]))) return;
      denied[at] = true;
    }
  };
  for (const [at, word] of words.entries()) {
    if (english.has(word)) spread(at + 1, 1, reach);
    else if (englishPairs.has(`${word} ${words[at + 1]}`)) spread(at + 2, 1, reach);
    else if (hindiBefore.has(word)) {
      spread(at + 1, 1, 2);
      spread(at - 1, -1, 1);
    } else if (hindi.has(word)) {
      spread(at + 1, 1, 2);
      spread(at - 1, -1, 3);
    }
  }
  return denied;
}
