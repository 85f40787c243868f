import { LRUCache } from 'lru-cache';
import { romanLoanWords } from '../../../data/roman-loan-words.ts';

const consonants: Readonly<Record<string, string>> = {
  ...{ क: 'k', ख: 'kh', ग: 'g', घ: 'gh', ङ: 'n', च: 'ch', छ: 'chh', ज: 'j', झ: 'jh', ञ: 'n', ट: 't', ठ: 'th', ड: 'd', ढ: 'dh', ण: 'n' },
  ...{ त: 't', थ: 'th', द: 'd', ध: 'dh', न: 'n', प: 'p', फ: 'ph', ब: 'b', भ: 'bh', म: 'm', य: 'y', र: 'r', ल: 'l', व: 'v', श: 'sh' },
  ...{ ष: 'sh', स: 's', ह: 'h', ळ: 'l' },
};
/** A dot below makes another sound of these. */
const dotted: Readonly<Record<string, string>> = { क: 'q', ख: 'kh', ग: 'g', ज: 'z', फ: 'f', ड: 'd', ढ: 'dh' };
const vowels: Readonly<Record<string, string>> = {
  ...{ अ: 'a', आ: 'aa', इ: 'i', ई: 'ee', उ: 'u', ऊ: 'oo', ए: 'e', ऐ: 'ai', ओ: 'o', औ: 'au', ऑ: 'o', ऋ: 'ri' },
  ...{ 'ा': 'aa', 'ि': 'i', 'ी': 'ee', 'ु': 'u', 'ू': 'oo', 'े': 'e', 'ै': 'ai', 'ो': 'o', 'ौ': 'au', 'ॉ': 'o', 'ृ': 'ri', 'ॅ': 'e' },
};
const independent = /[अ-औ]/u;
const short: Readonly<Record<string, string>> = { aa: 'a', ee: 'i', oo: 'u' };

type Syllable = { onset: string[]; vowel: string; isInherent: boolean; nasal: boolean };

/** The syllables of a word, each with the consonants before its vowel; one without a vowel has ''. */
function syllablesOf(word: string): Syllable[] {
  const found: Syllable[] = [];
  let onset: string[] = [];
  const end = (vowel: string, isInherent: boolean) => {
    found.push({ onset, vowel, isInherent, nasal: false });
    onset = [];
  };
  const letters = [...word.normalize('NFD')];
  for (const [at, letter] of letters.entries()) {
    const last = found.at(-1);
    if (letter in consonants) {
      const isDotted = letters[at + 1] === '\u093c';
      onset.push((isDotted ? dotted[letter] : undefined) ?? consonants[letter] ?? '');
      const next = letters[at + (isDotted ? 2 : 1)];
      if (next !== '\u094d' && (next === undefined || !(next in vowels) || independent.test(next))) end('a', true);
    } else if (letter in vowels) end(vowels[letter] ?? '', false);
    else if ((letter === '\u0902' || letter === '\u0901') && last) last.nasal = true;
  }
  if (onset.length > 0) end('', true);
  return found;
}

/** Leaves out the inherent vowels that are not spoken: the last one, and those between two spoken syllables of one consonant. */
function withoutSilent(syllables: Syllable[]): Syllable[] {
  const last = syllables.at(-1);
  const endsHard = last && last.onset.length > 1 && /[ryv]/.test(last.onset.at(-1) ?? '');
  if (last?.isInherent && !last.nasal && syllables.length > 1 && !endsHard) last.vowel = '';
  for (let at = syllables.length - 2; at > 0; at--) {
    const [before, here, after] = [syllables[at - 1], syllables[at], syllables[at + 1]];
    if (!before || !here || !after || !here.isInherent || here.nasal || here.onset.length !== 1) continue;
    if (before.vowel !== '' && !before.nasal && after.vowel !== '' && after.onset.length === 1) here.vowel = '';
  }
  return syllables;
}

function spelt(word: string): string {
  const syllables = withoutSilent(syllablesOf(word));
  const spoken = syllables.filter(({ vowel }) => vowel !== '').length;
  const isClosed = syllables.at(-1)?.vowel === '' || syllables.at(-1)?.nasal === true;
  return syllables
    .map(({ onset, vowel, nasal }, at) => {
      const next = syllables[at + 1]?.onset[0] ?? '';
      const before = syllables[at - 1]?.vowel ?? '';
      const glide = onset.length === 0 && vowel === 'e' && /[ai]$/.test(before) ? 'y' : '';
      const isLong = (spoken === 1 && isClosed) || (at === 0 && onset.length === 0 && vowel === 'aa');
      const sounds = onset.map((one) => (one === 'v' && /^[ao]/.test(vowel) && onset.length === 1 ? 'w' : one)).join('');
      return `${sounds}${glide}${isLong ? vowel : (short[vowel] ?? vowel)}${nasal ? (/^[pbm]/.test(next) ? 'm' : 'n') : ''}`;
    })
    .join('');
}

// Cached, because the answers repeat their words.
const known = new LRUCache<string, string>({ max: 2_000 });
const byNormalForm = new Map(Object.entries(romanLoanWords).map(([word, roman]) => [word.normalize('NFD'), roman]));

function romanWord(word: string): string {
  const roman = known.get(word) ?? byNormalForm.get(word.normalize('NFD')) ?? spelt(word);
  known.set(word, roman);
  return roman;
}

const words = /[\u0900-\u0963\u0966-\u097f]+/gu;
const digits = /[\u0966-\u096f]/gu;
const startsSentence = /(^|[.?!]\s+|\n|• )([a-z])/gu;

/** A Hindi text in the Roman letters that people type: 'दो घंटे पहले चावल लीजिए।' is 'Do ghante pahle chawal lijiye.' */
export function hindiInRoman(text: string): string {
  if (!/[\u0900-\u097f]/u.test(text)) return text;
  return text
    .replaceAll('।', '.')
    .replaceAll('किलो कैलोरी', 'kcal')
    .replaceAll(digits, (digit) => String(digit.charCodeAt(0) - 0x0966))
    .replaceAll(words, romanWord)
    .replaceAll(startsSentence, (_all, before: string, first: string) => `${before}${first.toUpperCase()}`);
}
