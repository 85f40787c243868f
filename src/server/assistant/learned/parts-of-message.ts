const longest = 16;
const wordCount = (text: string): number => text.trim().split(' ').length;

/** A long sentence also divides at its pauses and before a new start ('and also', 'par', 'but'). */
function clausesOf(sentence: string): string[] {
  if (wordCount(sentence) <= longest) return [];
  const clauses = sentence
    .split(/ , | (?=(?:but|also|because|although|plus|lekin|magar|लेकिन|मगर|पर) )/u)
    .map((one) => one.trim())
    .filter((one) => wordCount(one) > 2);
  return clauses.length > 1 ? [...clauses, ...clauses.slice(1).map((clause, at) => `${clauses[at]} , ${clause}`)] : [];
}

/**
 * The parts of a normalised message that are judged each: every sentence, each two in a row, the clauses of a long one, and a message of at
 * most `whole` sentences as a whole. So a sentence is read with its neighbours, and a long harmless message does not hide it.
 */
export function partsOfMessage(text: string, whole = 3): string[] {
  const sentences = text
    .split(' ; ')
    .map((one) => one.trim())
    .filter((one) => /\p{L}/u.test(one));
  const pairs = sentences.slice(1).map((sentence, at) => `${sentences[at]} ; ${sentence}`);
  const all = sentences.length <= whole ? [sentences.join(' ; ')] : [];
  return [...new Set([...all, ...sentences, ...pairs, ...sentences.flatMap(clausesOf)])].map((part) => ` ${part} `);
}
