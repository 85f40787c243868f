import type { Message } from '../understanding/index.ts';
import type { KnownQuestion, Said } from './reply.ts';

/** What a few words may ask of the last answer, in the words of the gloss, and how the sentence that tells it looks. */
const aspects: readonly (readonly [asked: RegExp, told: RegExp])[] = [
  [
    / (side effects?|risk|risks|safe|danger|dangerous|harm|harmful|bad|nuksan|nuksaan|khatra|नुकसान|नुक़सान|सुरक्षित) /,
    /\b(safe|harm|risk|doctor|kidney|not under|avoid|too much|upset|careful|never)|सुरक्षित|नुक़सान|डॉक्टर|बच/iu,
  ],
  [
    / (howoften|how often|times|daily|every day|har din|roz|कितनी बार|रोज़) /,
    /\b(a day|a week|daily|every|each|once|twice|times|days)\b|हफ़्ते|रोज़|बार|दिन में/iu,
  ],
  [/ (how long|howlong|der|kab tak|देर|कब तक) /, /\b(minutes?|hours?|weeks?|months?|seconds?)\b|मिनट|घंटे|हफ़्ते|महीने|सेकंड/iu],
  [/ (when|what time|kab|कब) /, /\b(before|after|hours?|morning|evening|night|bed|time|within)\b|पहले|बाद|घंटे|सुबह|शाम|रात|समय/iu],
  [
    / (howmuch|how many|howmany|gram|grams|amount|quantity|kitna|kitni|kitne|कितना|कितनी|कितने) /,
    /\d|\b(half|one|two|three|a (?:cup|glass|bowl|handful|spoon|tablespoon|banana|slice|little))\b|मुट्ठी|कटोरी|गिलास|चम्मच/iu,
  ],
  [
    / (kids?|child|children|son|daughter|girls?|boys?|women|woman|teen|teenager|bachche|bachcho|ladki|बच्चे|बच्चों|लड़की|महिला) /,
    /\b(under \d+|child|children|kids?|women|girls?|teen|young|pregnan\w+)\b|बच्च|महिला|लड़क|गर्भ/iu,
  ],
  [/ (why|kyu|kyun|kyon|क्यों) /, /\b(because|since|so|as|which|brings?|keeps?|gives?|has|more|less|lower|higher)\b|क्योंकि|इसलिए|ज़्यादा|कम/iu],
];
const longestFollowUp = 7;
const mostSentences = 2;

const sentencesOf = (text: string): string[] => text.split(/(?<=[.!?।])\s+/u).filter((sentence) => !sentence.endsWith('?'));

/** The last answer, without what it offered or noted below. */
const lastAnswer = ({ history }: KnownQuestion): string =>
  history.findLast(({ sender }) => sender === 'SYSTEM')?.messageContent.split('\n\n')[0] ?? '';

/**
 * What the last answer says of the amount, the time or the risk that a few words ask about, 'how much of that?' or 'any side effects'; undefined
 * where it says nothing of it, and for messages that do not go on with a topic.
 */
export function answerFromLast(question: KnownQuestion, { gloss, foods }: Message): Said | undefined {
  const { topic } = question.dialogue;
  const words = gloss.trim().split(/\s+/).length;
  if (topic?.act !== 'knowledge' || foods.length > 0 || words > longestFollowUp) return undefined;
  const [, told] = aspects.find(([asked]) => asked.test(gloss)) ?? [];
  if (!told) return undefined;
  const found = sentencesOf(lastAnswer(question)).filter((sentence) => told.test(sentence));
  if (found.length === 0) return undefined;
  const text = found.slice(0, mostSentences).join(' ');
  return { text, engine: 'embedded', isFree: true, topic };
}
