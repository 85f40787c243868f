import { foldMessage } from '../../../messages/index.ts';

const folded = new Map<string, string>();

/** A word of a table as it is in a normalised text: Devanagari without dots below. */
function foldedWord(word: string): string {
  const before = folded.get(word);
  if (before !== undefined) return before;
  const now = foldMessage(word).plain.trim();
  folded.set(word, now);
  return now;
}

const days: Readonly<Record<string, string>> = {
  monday: 'mon monday mondays mondy somvar somwar somvaar somwaar सोमवार सोम मंडे मन्डे',
  tuesday: 'tue tues tuesday tuesdays mangal mangalvar mangalwar mangalwaar mangalvaar मंगल मंगलवार ट्यूजडे',
  wednesday: 'wed weds wednesday wednesdays budh budhvar budhwar budhwaar बुध बुधवार वेडनेसडे',
  thursday:
    'thu thur thurs thursday thursdays guru guruvar guruwar guruvaar brihaspati bruhaspati brihaspativar brihaspatvar veervar veerwar गुरु गुरुवार गुरूवार बृहस्पतिवार वीरवार थर्सडे',
  friday: 'fri friday fridays jumma juma jummah jume shukravar shukrawar shukrvar shukrwar shukra शुक्रवार शुक्र जुम्मा जुमा जुमे फ्राइडे',
  saturday: 'sat saturday saturdays shani shanivar shaniwar shanivaar shaniwaar शनि शनिवार सैटरडे',
  sunday: 'sun sunday sundays ravivar raviwar ravivaar raviwaar itvar itwar itwaar etwar इतवार रविवार रवि संडे',
};
const numbers: Readonly<Record<string, string>> = {
  '1': 'one ek एक',
  '2': 'two दो',
  '3': 'three teen tin तीन',
  '4': 'four char chaar चार',
  '5': 'five paanch panch पांच',
  '6': 'six chhe chhah chheh छह छः',
  '7': 'seven saat सात',
  '8': 'eight aath आठ',
  '9': 'nine nau नौ',
  '10': 'ten das दस',
  '12': 'twelve barah बारह',
  '15': 'fifteen pandrah पंद्रह पन्द्रह',
  '20': 'twenty bees बीस',
  '25': 'pachchis pachis pachees पच्चीस',
  '30': 'thirty tees तीस',
  '40': 'forty fourty chalis chaalis चालीस',
  '45': 'paintalis pentalis पैंतालीस',
  '50': 'fifty pachas pachaas पचास',
  '60': 'sixty साठ',
  '75': 'seventy+five पचहत्तर',
  '90': 'ninety nabbe नब्बे',
};
const meanings: Readonly<Record<string, string>> = {
  minutes: 'minute minutes min mins minat minit mint minut minuts mnt mnts मिनट मिनिट',
  hours: 'hour hours hr hrs ghanta ghante ghanto घंटा घंटे घंटों घण्टा घण्टे',
  days: 'day days din dino दिन दिनों',
  week: 'week weeks weekly wk hafta hafte haftey haftay saptah हफ्ता हफ्ते सप्ताह हफते',
  times: 'times time baar बार',
  without: 'without w/o bina bagair बिना बगैर',
  only: 'only just bas sirf sirph keval kewal सिर्फ केवल बस',
  and: 'and aur evam n और तथा एवं',
  or: 'or ya या',
  but: 'but lekin magar parantu लेकिन मगर परंतु although though however',
  nahin: 'nahi nahin nhi nai nahii naa नहीं नही mat मत',
  chahiye: 'chahiye chahie chaiye chahiyee चाहिए चाहिये',
  pasand: 'pasand pasnd पसंद',
  home: 'ghar घर',
  gym: 'gym gyms jim जिम',
  want: 'wants wanted',
  twice: 'twise twyce twice',
  squats: 'skwat skwats sqat sqats squt squts',
  banana: 'bnana bnani bnane banani banane banaana',
  karna: 'krna krni krne karni karne karna',
  exercises: 'exercise exercises kasrat vyayam कसरत व्यायाम एक्सरसाइज',
  workouts: 'workout workouts वर्कआउट',
};

const canon = new Map<string, string>();
for (const table of [days, numbers, meanings])
  for (const [meant, words] of Object.entries(table))
    for (const word of words.split(' ')) if (!word.includes('+')) canon.set(foldedWord(word), meant);

/** The one spelling of a word that decides a meaning: days, numbers, units, negations; undefined for other words. */
export const canonicalWord = (word: string): string | undefined => canon.get(word);

/** A word of a table as it is in a text of wishes. */
export const inText = (word: string): string => (word === 'mat' ? word : (canonicalWord(foldedWord(word)) ?? foldedWord(word)));
