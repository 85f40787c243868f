import type { PracticeNamed } from '../../../contract/assistant/quiet-wishes.ts';
import type { PracticeWords } from '../quiet-wishes/index.ts';
import { techniques } from './techniques.ts';

/** How people call a family of techniques (a pattern of whole words), and the ids in it, the one that is meant first at the front. */
type Family = { readonly words: PracticeWords; readonly ids: readonly string[] };

const family = (id: string, english: string, hindi: string, pattern: string, ids: readonly string[]): Family => ({
  words: { named: { id, english, hindi }, pattern },
  ids,
});
const breathing = techniques.filter(({ breath }) => breath !== null).map(({ id }) => id);

/** Longer names before shorter ones that they contain. */
const families: readonly Family[] = [
  family(
    'box',
    'box breathing',
    'बॉक्स श्वास',
    'box breath\\w*|box (?:shwas|shvas|s[a]+ns)|bok?s (?:shwas|shvas|s[a]+ns)|square breath\\w*',
    ['box-breathing'],
  ),
  family('fourSevenEight', '4-7-8 breathing', '4-7-8 श्वास', '4 7 8(?: breath\\w*)?|478(?: breath\\w*)?|four seven eight(?: breath\\w*)?', [
    'four-seven-eight',
  ]),
  family('even', 'even breathing', 'सम श्वास', '(?:even|coherent|resonan\\w+|equal) breath\\w*|sam(?:a)? vritti', ['coherent-breathing']),
  family('longOut', 'longer out-breath', 'लंबी बाहर की साँस', '(?:long|longer|slow) (?:out ?breath\\w*|exhal\\w*|breaths? out)', [
    'long-exhale',
  ]),
  family('sigh', 'sighs', 'आह वाली साँस', '(?:physiological |double )?sigh\\w*', ['double-sigh']),
  family('counting', 'counting breaths', 'साँस गिनना', 'count\\w* (?:my |the )?breaths?|breath counting|s[a]+ns(?:en)? gin\\S*', [
    'breath-counting',
  ]),
  family(
    'bodyScan',
    'body scan',
    'बॉडी स्कैन',
    'body ?scans?(?: meditation)?|bodi sk[ae]i?n|scan(?:ning)? (?:of )?(?:my |the )?body|sharir ka bhraman',
    ['body-scan', 'deep-rest'],
  ),
  family('yogaNidra', 'yoga nidra', 'योग निद्रा', 'yog[a]? nidr[a]?|yoganidra|deep rest|nsdr', ['deep-rest']),
  family(
    'tense',
    'tense and release',
    'कसना और छोड़ना',
    '(?:progressive |deep )?muscle relax\\w*|progressive relax\\w*|pmr|tens(?:e|ing) and releas\\w*|tense and let go|jacobson\\w*',
    ['muscle-release'],
  ),
  family(
    'kindness',
    'kind wishes',
    'मैत्री भावना',
    'loving ?kindness?(?: meditation)?|metta|kind wishes|maitri(?: bhavna| bhavana)?|compassion(?: meditation| practice)?',
    ['loving-kindness'],
  ),
  family('noting', 'noting', 'नाम देना', 'noting', ['noting']),
  family(
    'walking',
    'walking practice',
    'चलते हुए ध्यान',
    'walking meditation|mindful walk\\w*|walking practice|meditative walk\\w*|walking|walks?',
    ['walking'],
  ),
  family(
    'picture',
    'mental rehearsal',
    'मन में खेल देखना',
    'visuali[sz]\\w*|(?:guided |mental )?imagery|(?:mental )?rehears\\w*|picturing the game|khel ki kalpana',
    ['pitch-visualisation'],
  ),
  family('gratitude', 'three good things', 'तीन अच्छी बातें', 'gratitude|three good things|thankful\\w*|kritagya\\S*|aabhar|abhar', [
    'gratitude',
  ]),
  family('senses', 'five senses', 'पाँच इंद्रियाँ', '(?:five|5) senses|grounding|5 4 3 2 1|paanch indriya\\S*', ['five-senses']),
  family('listening', 'open listening', 'खुला श्रवण', 'open (?:awareness|listening|monitoring)|listening (?:meditation|practice)', [
    'open-awareness',
  ]),
  family('leaves', 'leaves on a stream', 'धारा पर पत्ते', 'leaves on (?:a|the) (?:stream|river)', ['leaves-on-a-stream']),
  family(
    'breathing',
    'breathing exercises',
    'साँस के अभ्यास',
    'breath(?:ing)? ?(?:exercises?|practices?|work|techniques?|meditation)|breathing|breath ?work|counted breath\\w*|(?:watch|follow|observ|focus|notic|count|feel)\\w* (?:on )?(?:my |the )?breath\\w*|pran[a]?y[a]+m\\w*|anulom vilom|s[a]+ns (?:wal[aie]|ki) (?:exercise|kasrat|abhyas|ek[sc]ar\\S*)|s[a]+ns par dhy[a]+n',
    [...breathing, 'breath-counting', 'noting'],
  ),
];

/** The words by which people call techniques. */
export const practiceWords: readonly PracticeWords[] = families.map(({ words }) => words);

const idsOf = new Map(families.map(({ words, ids }) => [words.named.id, ids]));

/** The ids of the techniques that a name means, the one that is meant first at the front. */
export const techniquesNamed = ({ id }: Pick<PracticeNamed, 'id'>): readonly string[] => idsOf.get(id) ?? [];
