// Hindi is asked in Devanagari and in Roman letters of any spelling; both become one rough sound, so that 'neend', 'nind' and 'नींद' are the same word.

const letters: Readonly<Record<string, string>> = Object.fromEntries(
  (
    'क k ख kh ग g घ gh ङ n च ch छ ch ज j झ j ञ n ट t ठ th ड d ढ dh ण n त t थ th द d ध dh न n प p फ f ब b भ bh म m य y र r ल l व v श s ष s स s ह h ळ l ' +
    'अ a आ a इ i ई i उ u ऊ u ऋ ri ए e ऐ e ओ o औ o ऑ o ऍ e ा a ि i ी i ु u ू u ृ ri े e ै e ो o ौ o ॉ o ॅ e ं n ँ n ः h'
  )
    .match(/\S+ \S+/g)
    ?.map((pair) => pair.split(' ')) ?? [],
);

const spellings: readonly (readonly [RegExp, string])[] = [
  [/chh?/g, 'C'],
  [/c/g, 'k'],
  [/oa/g, 'o'],
  [/sh/g, 's'],
  [/ph/g, 'f'],
  [/ee/g, 'i'],
  [/oo/g, 'u'],
  [/ai|ei/g, 'e'],
  [/au|ou/g, 'o'],
  [/[wv]/g, 'v'],
  [/z|jh/g, 'j'],
  [/[qk]/g, 'k'],
  [/x/g, 'ks'],
  [/m(?=[bp])/g, 'n'],
];

/** Endings of verbs and of the plural, then of nouns, as they sound. */
const longEndings = /(?<=.{3})(iyon|iyan|iyn|yon|nge|ngi|ne|ni|te|ti)$/;
const shortEndings = /(?<=.{2})(on|en|in|un|[eiou])$/;

const isDevanagari = (word: string) => /\p{Script=Devanagari}/u.test(word);
/** A consonant is spoken with an 'a' where no vowel sign and no virama follows. */
const toRoman = (word: string) =>
  [
    ...word
      .normalize('NFD')
      .replaceAll('\u093c', '')
      .replace(/[क-ह](?![\u093e-\u094d])/g, '$&अ'),
  ]
    .map((letter) => letters[letter] ?? '')
    .join('');

/** The rough sound of a Hindi word without its ending: vowels a left out but at the start, letters of one sound made one. */
export function soundOf(word: string): string {
  const roman = spellings.reduce((said, [spelling, sound]) => said.replace(spelling, sound), isDevanagari(word) ? toRoman(word) : word);
  const sound = roman.replace(/(.)\1+/g, '$1').replace(/(?<=.)a/g, '');
  const isLong = longEndings.test(sound);
  const root = sound.replace(isLong ? longEndings : shortEndings, '');
  return root.length > 3 ? root.replace(/[nt]$/, '') : root;
}
