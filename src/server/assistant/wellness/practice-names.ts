import type { PracticeNamed } from '../../../contract/assistant/quiet-wishes.ts';
import type { PracticeWords } from '../quiet-wishes/index.ts';
import { practices } from './practices.ts';

type Family = { readonly words: PracticeWords; readonly ids: readonly string[] };
const family = (id: string, english: string, hindi: string, pattern: string, ids: readonly string[]): Family => ({
  words: { named: { id, english, hindi }, pattern },
  ids,
});
const idsIn = (area: string) => [...practices.values()].filter((one) => one.area === area).map(({ id }) => id);

/** What is done with pen and paper, or a keyboard. */
const onPaper = [
  'planTomorrow',
  'oneMessage',
  'worryFifteen',
  'worrySort',
  'worryPark',
  'thoughtCatch',
  'threeGood',
  'freeWrite',
  'kindLetter',
  'betterDay',
  'matchRoutine',
];
const breathing = ['longOut', 'handBreath', 'matchWord'];

/** Longer names before shorter ones that they contain. */
const families: readonly Family[] = [
  family(
    'walking',
    'walking',
    'चलना',
    '(?:bad|weak|painful|sore|arthritic) knees?|knees? (?:are |is )?(?:bad|weak|hurt\\w*|pain\\w*)|walking|walks?|strolls?|chala?n[ae]|ta?hal\\S*|sair|ghumn[ae]',
    ['walkTen', 'briskTwenty'],
  ),
  family(
    'breathing',
    'breathing exercises',
    'साँस के अभ्यास',
    'breath(?:ing)? ?(?:exercises?|practices?|work|techniques?)|breathing|breath ?work|pran[a]?y[a]+m\\w*|s[a]+ns (?:wal[aie]|ke|ki) \\S+|(?:watch|follow|count)\\w* (?:my |the )?breath',
    breathing,
  ),
  family('meditation', 'meditation', 'ध्यान', 'meditat\\w*|mindful\\w*|dhyan|dhy[a]+n', [
    ...breathing,
    'fiveSenses',
    'bodyLetGo',
    'matchPicture',
  ]),
  family(
    'exercise',
    'exercise',
    'कसरत',
    'exercis\\w*(?! breath)|workouts?|training|sports?|movement|kasrat|vyayam|stretch\\w*',
    idsIn('movement'),
  ),
  family(
    'writing',
    'writing',
    'लिखना',
    'writ(?:e|ing|ten)\\w*|journal\\w*|diary|pen and paper|on paper|likh\\S*|padh(?:na|ne) likh\\S*|(?:weak|bad|poor) (?:eyes|eyesight|vision)|(?:eyes|eyesight|vision) (?:is |are )?(?:weak|bad|poor)|a+n?kh\\S* kamjor|illiterate|anpadh',
    onPaper,
  ),
  family('phone', 'phone', 'फ़ोन', 'phones?|mobile|messag\\w*|texting|whatsapp|screens?|fon', ['oneMessage']),
  family(
    'people',
    'meeting people',
    'लोगों से मिलना',
    '(?:talk|meet|call)\\w* (?:to |with )?(?:people|anyone|anybody|others|friends|strangers)|social\\w*|logo\\w* se (?:mil|baat)\\S*',
    idsIn('connection'),
  ),
  family(
    'outside',
    'going outside',
    'बाहर जाना',
    '(?:go|going|step|stepping)? ?outsi?de|outdoors?|leav\\w* the house|ghar se ba+har\\S*|ba+har (?:ja|nik)\\S*',
    ['daylight', 'walkTen', 'briskTwenty'],
  ),
];

/** The words by which people call practices. */
export const practiceWords: readonly PracticeWords[] = families.map(({ words }) => words);

const idsOf = new Map(families.map(({ words, ids }) => [words.named.id, ids]));

/** The ids of the practices that a name means. */
export const practicesNamed = ({ id }: Pick<PracticeNamed, 'id'>): readonly string[] => idsOf.get(id) ?? [];
