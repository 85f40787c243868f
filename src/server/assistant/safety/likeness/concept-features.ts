import { conceptsOfDanger } from '../../../../data/safety/despair/concepts-of-danger.ts';
import { conceptsOfExplanation } from '../../../../data/safety/despair/concepts-of-explanation.ts';
import { conceptsOfMeans } from '../../../../data/safety/despair/concepts-of-means.ts';
import { conceptFinder, type FoundConcept } from './find-concepts.ts';
import { topicsIn } from './topics-in.ts';
import { wordsIn } from './word-keys.ts';

const find = conceptFinder({ ...conceptsOfDanger, ...conceptsOfMeans, ...conceptsOfExplanation });

const ofDanger: ReadonlySet<string> = new Set([...Object.keys(conceptsOfDanger), ...Object.keys(conceptsOfMeans)]);

/** These are named in everyday questions too ('kitne din', 'train', 'goli', 'gas', 'what should I do'). */
const everyday: ReadonlySet<string> = new Set(
  'plea lethalAsk pills affairs rails noFuture otherTold empty water edgeDrawn calmAfter findMe'.split(' '),
);

const dangersIn = (plain: string): Set<string> =>
  new Set(plain.split(' ; ').flatMap((sentence) => find(wordsIn(sentence)).flatMap(({ name }) => (ofDanger.has(name) ? [name] : []))));

/** Whether a word or phrase of a normalised message stands for something that people in danger speak of, if only in passing. */
export const namesDanger = (plain: string): boolean => dangersIn(plain).size > 0;

/** Words of life and death, with which nothing is an everyday question. */
const ofLifeAndDeath = new Set(
  `die dies died dying dead death deth kill killed killing suicide suicidal suside alive live living life born exist existing heaven grave funeral soul forever goodbye bye end ending
  mar mara mari mare mare marna marne marta marti maut mout maot jaan jan zinda jinda zindagi jindagi jeena jina jeene jine jiu aatmahatya atmahatya khudkushi duniya bhagwan upar alvida
  मर मरना मरने मरता मरती मौत जान जिंदा ज़िंदा जिंदगी ज़िंदगी जीना जीने आत्महत्या खुदकुशी ख़ुदकुशी दुनिया भगवान अलविदा`.split(/\s+/),
);

/** The same, of more than one thing that is named in everyday questions too ('how long' and 'pills' are, 'how long' is not), or of life and death. */
export function namesMoreThanEveryday(plain: string): boolean {
  if (plain.split(' ').some((word) => ofLifeAndDeath.has(word))) return true;
  const named = dangersIn(plain);
  return named.size > 1 || [...named].some((name) => !everyday.has(name));
}

const denial = /^(?:no|not|never|without|dont|doesnt|didnt|isnt|wasnt|havent|hasnt|wouldnt|neither|nor|bina|nahin|nahi|nhi|नहीं|नही)$/;
const wordsBack = 3;
const oneself = new Set(
  'i me my myself mine im main mai mujhe mera meri mere mujhse mujhko mein khud apne apni मैं मुझे मेरा मेरी मेरे हम'.split(' '),
);
const another = new Set(
  `he she they him her his their them friend brother sister mother father son daughter wife husband mum dad teammate roommate cousin student captain uncle mate gran vo wo usne usko uska uski use unka
  unki dost bhai behen didi beta beti pati patni papa maa वह वो उसने उसे दोस्त भाई बहन बेटा बेटी पति पत्नी पापा मां`.split(/\s+/),
);

type Sentence = { readonly keys: readonly string[]; readonly words: readonly string[]; readonly found: readonly FoundConcept[] };

/** Of whom a sentence tells: its writer, somebody else, or nobody. */
const subjectOf = (words: readonly string[]): string =>
  words.some((word) => oneself.has(word)) ? 'self' : words.some((word) => another.has(word)) ? 'other' : 'nobody';

/** Each concept of a sentence: whether it is denied, with whom, the words beside it and the words that say it. */
function* ofSentence({ keys, words, found }: Sentence): Generator<string> {
  const subject = subjectOf(words);
  for (const { name, from, to } of found) {
    yield `c${name}`;
    yield `j${subject} ${name}`;
    if (words.slice(Math.max(0, from - wordsBack), from).some((word) => denial.test(word))) yield `d${name}`;
    yield `b${keys[from - 1] ?? '^'}>${name}`;
    yield `a${name}>${keys[to] ?? '$'}`;
    yield `x${name}=${keys.slice(from, to).join(' ')}`;
  }
}

/** Each two concepts that stand in a sentence or in two in a row. */
function* together(sentences: readonly Sentence[]): Generator<string> {
  for (const [at, { found }] of sentences.entries()) {
    const names = [...new Set([...found, ...(sentences[at + 1]?.found ?? [])].map(({ name }) => name))].sort();
    for (const [index, one] of names.entries()) for (const other of names.slice(index + 1)) yield `s${one} ${other}`;
  }
}

/** How sentences begin and end, and what the last one says, in which people often explain themselves. */
function* edgesOf(sentences: readonly Sentence[]): Generator<string> {
  for (const { keys } of sentences) yield* [`^${keys[0]}`, `^${keys[0]} ${keys[1]}`, `$${keys.at(-1)}`, `$${keys.at(-2)} ${keys.at(-1)}`];
  for (const key of sentences.at(-1)?.keys ?? []) yield `L${key}`;
}

/** What a normalised message says by concept, with the topics it speaks of and the edges of its sentences; `keyOf` is one spelling of a word. */
export function* conceptFeatures(plain: string, keyOf: (word: string) => string): Generator<string> {
  const sentences = plain
    .split(' ; ')
    .map((sentence) => wordsIn(sentence))
    .filter((words) => words.length > 0)
    .map((words): Sentence => ({ words, keys: words.map(keyOf), found: find(words) }));
  for (const sentence of sentences) yield* ofSentence(sentence);
  yield* together(sentences);
  yield* edgesOf(sentences);
  for (const topic of topicsIn(plain)) yield `t${topic}`;
}
